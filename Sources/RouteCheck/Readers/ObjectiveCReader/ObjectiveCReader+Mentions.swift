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
      let isProperty = tokens.isMark(".", at: index + 2)
      guard tokens.isName(index + 1),
        isProperty || tokens.isMark("[", at: index) && tokens.isName(index + 2)
      else { continue }
      let type = tokens.text(index + 1)
      var name = tokens.text(index + (isProperty ? 3 : 2))
      let isClass = name == "class"
      if isClass {
        let isElement = isElement(after: isProperty ? index : index - 1, before: index + 4)
        name = isElement ? "new" : tokens.text(index + 4)
      }
      let makesObject = name == "alloc" || name == "new"
      guard type.string.first?.isUppercase == true, makesObject || !isClass && !isProperty,
        seen[type, default: []].insert(name).inserted
      else { continue }
      if makesObject {
        fact.mentions.append(.init(name: type, receiver: .own, makesObject: true))
      } else {
        let named = FunctionFact.NamedType(name: type, location: tokens.location(index + 2))
        fact.mentions.append(.init(name: name, receiver: .instance(type), type: named))
      }
    }
    facts.append(.function(fact))
  }

  /// Whether a class between two tokens is an element of an array or a dictionary: `@[[Feed class], [Post class]]`.
  private func isElement(after start: Int, before end: Int) -> Bool {
    tokens.isMark("[,", at: start) && tokens.isMark(",]", at: end)
      || tokens.isMark(":", at: start) && !tokens.isName(start - 1)
  }

  /// A message whose name says that it leaves a screen: `[self.router close]`.
  private func leavingMessage(_ index: Int) -> FunctionFact.Mention? {
    let name = tokens.text(index)
    guard isMessage(index), ["dismiss", "close", "pop", "goBack"].contains(where: name.hasPrefix)
    else { return nil }
    let isOwn = isSelf(index - 1) && tokens.isMark("[", at: index - 2)
    return .init(name: name, receiver: isOwn ? .own : .other)
  }

  /// Records the messages and actions in the body of a method.
  ///
  /// - Parameter isStatic: Whether it belongs to the class.
  mutating func recordFunction(isStatic: Bool) {
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
      name: method.name,
      isOverride: Self.overrides.contains(method.selector),
      isStatic: isStatic,
      setsDetailAside: isOfSplit && isAnswer,
      mentions: (method.body..<end).compactMap(mention)
    )
    if method.selector == "performSegueWithIdentifier:sender:",
      (method.body..<end).contains(where: { tokens.isName("if", at: $0) })
    {
      for index in fact.mentions.indices { fact.mentions[index].isConditional = true }
    }
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
    if tokens.isMark("[", at: index - 1), Self.alerts.contains(name) {
      return .init(name: name, receiver: .own, makesObject: true)
    }
    if isAssigned(index), let property = Self.properties[name] {
      return .init(name: property, receiver: .other)
    }
    guard isMessage(index) else { return nil }
    let object = tokens.text(index - 1)
    let isOwn =
      (object == "super" || isSelf(index - 1))
      && tokens.isMark("[", at: index - 2) && !isInBlock(index, of: .kept)
    let known = Self.properties[name] ?? name
    var mention = FunctionFact.Mention(name: known, receiver: isOwn ? .own : .other)
    mention.isLater = isOwn && isInBlock(index, of: .later)
    if isAtLaunch(index) || isOwn && !isInBlock(index) {
      mention.moment = isAtLaunch(index) ? .launch : .call
      let isRead =
        mention.moment == .launch || CodePlace.appearanceMethods.contains(method.name)
      mention.isConditional = isRead && (isConditional(at: index) || !isCompiled(index))
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
  private func action(at index: Int) -> FunctionFact.Mention? {
    let words = (statement(before: index)..<index).map(tokens.text)
    if words.contains("removeTarget") { return nil }
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
      mention.sender = words.contains("UIBarButtonItem") ? .barItem : .control
      let isOfSelf = owner.hasSuffix("self") || owner == "nil"
      if words.contains("addTarget"), !isOfSelf { mention.receiver = .other }
    } else {
      (mention.receiver, mention.sender) = (.other, .observer)
    }
    return mention
  }

  /// The classes of alerts and of their actions.
  private static let alerts: Set<ExactString> = ["UIAlertController", "UIAlertAction"]

  /// The properties that decide about taps and their setters, by their names in Swift.
  private static let properties: [ExactString: ExactString] = [
    "allowsSelection": "allowsSelection", "setAllowsSelection": "allowsSelection",
    "delegate": "delegate",
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

  /// The methods of UIKit's classes that controllers override.
  private static let overrides: Set<ExactString> = [
    "awakeFromNib", "initWithCoder:", "loadView", "viewDidLoad", "viewWillAppear:",
    "viewIsAppearing:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "prepareForSegue:sender:",
    "shouldPerformSegueWithIdentifier:sender:", "performSegueWithIdentifier:sender:",
    "setEditing:animated:", "motionBegan:withEvent:", "motionEnded:withEvent:",
    "touchesBegan:withEvent:", "touchesMoved:withEvent:", "touchesEnded:withEvent:",
    "traitCollectionDidChange:", "viewWillTransitionToSize:withTransitionCoordinator:",
    "didMoveToParentViewController:",
  ]
}
