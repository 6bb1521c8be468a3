import CodeFacts
import Routes

extension ObjectiveCReader {
  /// Records the texts of the file, and its messages to classes: `[DetailController controller]`.
  mutating func recordMentions() {
    var fact = FunctionFact(type: "", name: "", mentions: [])
    var seen: [ExactString: Set<ExactString>] = [:]
    for index in 0..<tokens.count {
      if let text = tokens.literal(index) {
        if !["isEqual", "isEqualToString"].contains(tokens.text(index - 2)) {
          fact.texts.append(text)
        }
        if tokens.text(index - 2) == "NSClassFromString" {
          fact.mentions.append(.init(name: text, receiver: .own, makesObject: true))
        }
        continue
      }
      if tokens.isName(index), let mention = leavingMessage(index) { fact.mentions.append(mention) }
      let isProperty = tokens.isMark(".", at: index + 2) && tokens.text(index + 3) == "new"
      guard tokens.isName(index + 1),
        isProperty || tokens.isMark("[", at: index) && tokens.isName(index + 2)
      else { continue }
      let type = tokens.text(index + 1)
      let name = isProperty ? "new" : tokens.text(index + 2)
      guard type.string.first?.isUppercase == true, name != "class",
        seen[type, default: []].insert(name).inserted
      else { continue }
      if name == "alloc" || name == "new" {
        fact.mentions.append(.init(name: type, receiver: .own, makesObject: true))
      } else {
        let named = FunctionFact.NamedType(name: type, location: tokens.location(index + 2))
        fact.mentions.append(.init(name: name, receiver: .instance(type), type: named))
      }
    }
    facts.append(.function(fact))
  }

  /// A message whose name says that it leaves a screen: `[self.router close]`.
  private func leavingMessage(_ index: Int) -> FunctionFact.Mention? {
    let name = tokens.text(index)
    guard isMessage(index), ["dismiss", "close", "pop", "goBack"].contains(where: name.hasPrefix)
    else { return nil }
    let isOwn = tokens.text(index - 1) == "self" && tokens.isMark("[", at: index - 2)
    return .init(name: name, receiver: isOwn ? .own : .other)
  }

  /// Records the messages and actions in the body of a method.
  ///
  /// - Parameters:
  ///   - name: The index of the first part of its selector.
  ///   - isStatic: Whether it belongs to the class.
  mutating func recordFunction(_ name: Int, isStatic: Bool) {
    guard readsMentions, method.body >= readFunctions, let end = tokens.partner(of: method.body)
    else { return }
    readFunctions = end
    // Always, or if the detail has nothing to show yet: `if ([detail item] == nil) { return YES; }`.
    let isAnswer = (method.body..<end).contains { index in
      tokens.isName("return", at: index + 1) && tokens.isName("YES", at: index + 2)
        && tokens.isMark("{", at: index)
        && (index == method.body ? end == index + 4 : isOfMissing(before: index))
    }
    let isOfSplit = method.selector.hasPrefix("splitViewController:collapseSecondary")
    var fact = FunctionFact(
      type: type,
      name: tokens.text(name),
      isOverride: Self.overrides.contains(tokens.text(name)),
      isStatic: isStatic,
      setsDetailAside: isOfSplit && isAnswer,
      mentions: (method.body..<end).compactMap(mention)
    )
    fact.isObjectiveC = true
    fact.fullName = method.selector
    facts.append(.function(fact))
  }

  /// Whether a condition before the brace of an `if` ends with a comparison with `nil`.
  private func isOfMissing(before brace: Int) -> Bool {
    let last = (max(method.body, brace - 4)..<brace).last { !tokens.isMark(")", at: $0) } ?? brace
    return tokens.isName("nil", at: last) && tokens.isMark("=", at: last - 1)
      && tokens.isMark("=", at: last - 2)
  }

  /// The message, the action or the property that is assigned at an index.
  private func mention(at index: Int) -> FunctionFact.Mention? {
    guard tokens.isName(index) else { return nil }
    let name = tokens.text(index)
    if tokens.isMark("(", at: index - 1), tokens.isKeyword("selector", at: index - 2) {
      return action(at: index)
    }
    if isAssigned(index), let property = Self.properties[name] {
      return .init(name: property, receiver: .other)
    }
    guard isMessage(index) else { return nil }
    let isOwn =
      tokens.text(index - 1).string.lowercased().hasSuffix("self")
      && tokens.isMark("[", at: index - 2) && !isInBlock(index, of: .object)
    let known = Self.properties[name] ?? name
    var mention = FunctionFact.Mention(name: known, receiver: isOwn ? .own : .other)
    mention.isLater = isOwn && isInBlock(index, of: .later)
    if isAtLaunch(index) || isOwn && !isInBlock(index) {
      mention.moment = isAtLaunch(index) ? .launch : .call
      mention.isConditional =
        mention.moment == .launch && (isConditional(at: index) || !isCompiled(index))
    }
    return mention
  }

  /// Whether the name at an index is a part of a message, after its receiver or an argument.
  private func isMessage(_ index: Int) -> Bool {
    (tokens.isName(index - 1) || tokens.isMark("]", at: index - 1))
      && tokens.isMark("]:", at: index + 1)
  }

  /// The action of a selector: `action:@selector(close:)`, or `saveButton.action = @selector(save)`. Any other selector
  /// may be one for a notification or a timer, or only a question: `respondsToSelector:@selector(close)`.
  private func action(at index: Int) -> FunctionFact.Mention {
    var mention = FunctionFact.Mention(name: tokens.text(index), receiver: .own)
    let part = tokens.text(index - 4)
    let isAssigned = tokens.isMark("=", at: index - 3)
    // Other objects have actions as well.
    let owner = tokens.text(index - (isAssigned ? 6 : 5)).string.lowercased()
    let isOfOther =
      (isAssigned || part == "setAction") && !["button", "item"].contains { owner.hasSuffix($0) }
    if part.hasPrefix("performSelector") {
      mention.sender = .delay
    } else if part.string.lowercased().hasSuffix("action"), !isOfOther {
      let isOfBar = (statement(before: index)..<index).contains {
        tokens.text($0) == "UIBarButtonItem"
      }
      mention.sender = isOfBar ? .barItem : .control
    } else {
      (mention.receiver, mention.sender) = (.other, .observer)
    }
    return mention
  }

  /// The properties that decide about taps and their setters, by their names in Swift.
  private static let properties: [ExactString: ExactString] = [
    "allowsSelection": "allowsSelection", "delegate": "delegate",
    "userInteractionEnabled": "isUserInteractionEnabled",
    "setUserInteractionEnabled": "isUserInteractionEnabled",
    "hidden": "isHidden", "setHidden": "isHidden", "enabled": "isEnabled",
    "setEnabled": "isEnabled", "alpha": "alpha", "setAlpha": "alpha",
    "accessoryType": "accessoryType", "setAccessoryType": "accessoryType",
    "toolbarHidden": "isToolbarHidden",
  ]

  /// The index of the mark before the statement that contains an index.
  func statement(before index: Int) -> Int {
    let first = max(method.body, index - Limits.lookBack)
    return (first..<index).last { tokens.isMark(";{", at: $0) } ?? first
  }

  /// The first parts of the methods of UIKit's classes that controllers override.
  private static let overrides: Set<ExactString> = [
    "awakeFromNib", "initWithCoder", "loadView", "viewDidLoad", "viewWillAppear",
    "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "prepareForSegue",
    "shouldPerformSegueWithIdentifier", "setEditing", "motionBegan", "motionEnded", "touchesBegan",
    "touchesMoved", "touchesEnded", "traitCollectionDidChange", "viewWillTransitionToSize",
    "didMoveToParentViewController",
  ]
}
