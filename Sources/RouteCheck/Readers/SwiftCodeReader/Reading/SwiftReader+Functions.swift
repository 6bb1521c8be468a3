import CodeFacts
import Routes
import SourceText

extension SwiftReader {
  /// Reads an attribute, and keeps it if it matters for the next declaration.
  mutating func readAttribute() {
    switch tokens[index + 1].word {
    case .ibAction: attributes.isAction = true
    case .ibSegueAction: attributes.isSegueAction = true
    case .ibOutlet, .ibInspectable, .nsManaged:
      attributes.isOutlet = true
      if tokens[index + 1].word == .ibOutlet { attributes.isConnectable = true }
    case .objcMembers: attributes.exposesMembers = true
    case .objc:
      attributes.isExposed = true
      if tokens[index + 2].kind == .leftParen { attributes.objectiveCName = objectiveCName() }
    case .main, .uiApplicationMain, .nsApplicationMain: isMain = true
    default: break
    }
    index += 2
    if tokens[index].kind == .leftParen, tokens.isAttached(index),
      let end = tokens.partner(of: index)
    {
      index = end + 1
    }
  }

  /// The name in `@objc(name:with:)`.
  private func objectiveCName() -> ExactString? {
    guard let end = tokens.partner(of: index + 2) else { return nil }
    let start = tokens[index + 2].range.upperBound
    let name = tokens.bytes.text(start..<max(start, tokens[end].range.lowerBound))
    return ExactString(name.string.filter { !$0.isWhitespace })
  }

  /// Reads the head of a function, an initializer or a subscript.
  mutating func readFunction(_ word: SwiftWord) {
    let nameIndex = index + 1
    // This is a declaration: `self.init(...)` was skipped because of its period.
    var at = word == .func ? index + 2 : index + 1
    // The name of an operator may be several tokens: `<~>`.
    if word == .func, !tokens.isName(nameIndex) {
      while [.symbol, .leftAngle, .rightAngle].contains(tokens[at].kind), tokens.isAttached(at) {
        at += 1
      }
    }
    var generics: [ExactString] = []
    if tokens[at].kind == .leftAngle {
      index = at
      generics = readGenericParameters()
      at = index
    }
    while tokens.isOptionalMark(at) { at += 1 }
    var list: [Parameter] = []
    if tokens[at].kind == .leftParen, let end = tokens.partner(of: at) {
      if readsBodies || isExposed(nameIndex) { list = readParameters(from: at + 1, to: end) }
      for value in at..<end where tokens.isSymbol("=", at: value - 1) {
        index = value
        if instantiatesScene { readChain() }
      }
      at = end + 1
    } else if word != .deinit {
      attributes = Attributes()
      index = nameIndex
      return
    }
    if word == .func, isExposed(nameIndex) {
      recordMethod(nameIndex, list, afterParameters: at)
    }
    attributes = Attributes()
    index = at
    guard let body = bodyAfterSignature(from: at) else { return }
    let name =
      word == .func
      ? labelOfOtherRows(nameIndex, body) ?? currentName(nameIndex) : ExactString(word.rawValue)
    recordMentions(in: body, of: word == .func ? nameIndex : nameIndex - 1)
    if readsBodies, name == "shouldPerformSegue" {
      readNamesOfSegue(list.first?.name, at: body)
      recordOnlyAnswer(at: body)
    }
    guard isRead(from: nameIndex, body: body, of: name) else {
      index = tokens.after(body)
      return
    }
    if list.isEmpty, word == .func { recordStoryboard(nameIndex, at: body, isConstant: true) }
    var scope = innerScope(.function)
    scope.method = name
    scope.moment = moment(ofFunction: nameIndex, body)
    let framework = framework(of: list, nameIndex)
    scope.framework = framework ?? scope.framework
    expectScope(scope, at: body)
    function = body
    readHelper(nameIndex, generics, list, body: body)
    parameters = list.map { ($0.name, value(of: $0, in: tokens[nameIndex].word)) }
    index = body
  }

  /// When the body of a function runs: UIKit calls some methods when it launches an app or connects a window.
  func moment(ofFunction name: Int, _ body: Int) -> Moment {
    let labels: [StaticString] = [
      "didFinishLaunchingWithOptions", "willFinishLaunchingWithOptions", "willConnectTo",
    ]
    let isOfLaunch = (name..<body).contains { index in
      labels.contains { tokens.isText($0, at: index) }
    }
    return isOfLaunch ? .launch : .call
  }

  /// Whether the body of a function or an accessor may contain facts.
  ///
  /// - Parameter start: The index of the first token of the head.
  func isRead(from start: Int, body: Int, of name: ExactString) -> Bool {
    guard readsBodies else { return false }
    guard let end = tokens.partner(of: body) else { return true }
    // A `default:` in the mapping of a destination always counts.
    return name == "route" || tokens.opensBody(in: start..<end)
  }

  /// The index of the brace of a function; `nil` if it has no body, as in a protocol.
  private func bodyAfterSignature(from start: Int) -> Int? {
    brace(from: start) { at in
      tokens[at].word.startsDeclaration || tokens[at].kind == .at && tokens.isFirstOfLine(at)
    }
  }

  /// The index of the next brace, apart from those in parentheses; `nil` if the code ends or something else
  /// begins before it.
  func brace(from start: Int, unless isOther: (Int) -> Bool) -> Int? {
    var at = start
    while at < tokens.count {
      switch tokens[at].kind {
      case .leftBrace: return at
      case .directive where tokens.text(at).hasSuffix("available"): at += 1
      case .rightBrace, .semicolon, .directive, .conflictMarker: return nil
      case .leftParen, .leftBracket: at = tokens.after(at)
      case _ where isOther(at): return nil
      default: at += 1
      }
    }
    return nil
  }

  /// Whether a storyboard can refer to the method at an index, or the method intercepts segues.
  private func isExposed(_ name: Int) -> Bool {
    attributes.isSegueAction || attributes.isAction || attributes.isExposed || isExposedByType
      || tokens[name].word.isInterception || isForwarding(name)
  }

  /// Whether the type around a declaration exposes it to Objective-C.
  var isExposedByType: Bool {
    scopes[current].kind == .type && scopes[current].type.exposesMembers
  }

  /// Whether the method at an index gets the messages and the values for names that the object does
  /// not have, makes the view of a controller instead of a nib, writes a value with its own keys, pushes
  /// a controller, or refuses a swipe.
  private func isForwarding(_ name: Int) -> Bool {
    [
      "setValue", "forwardingTarget", "loadView", "encode", "pushViewController",
      "presentationControllerShouldDismiss",
    ].contains { tokens.isText($0, at: name) }
  }

  /// Whether the method at an index is private: `@IBAction private func save()`.
  private func isPrivate(_ name: Int) -> Bool {
    let before = tokens[name - 2].word == .ibAction ? name - 4 : name - 2
    return ["private", "fileprivate"].contains(tokens.text(before))
  }

  /// The name of the method at an index; one that intercepts segues has the same name in all versions of Swift.
  private func currentName(_ name: Int) -> ExactString {
    let word = tokens[name].word
    return word.isInterception ? ExactString(word.current.rawValue) : tokens.text(name)
  }

  /// The label of a method for rows that no tap on one runs, such as `didDeselectRowAt`, or a misspelled one. A row may
  /// have no button for its accessory.
  func labelOfOtherRows(_ name: Int, _ body: Int) -> ExactString? {
    guard ["tableView", "collectionView"].contains(tokens.text(name)) else { return nil }
    let label = (name + 1..<body).map(tokens.text).first { label in
      label.hasPrefix("didSelect") && !label.string.contains("At")
        || label.hasPrefix("didDeselect") || label.hasPrefix("accessoryButton")
        || label == "commit"
    }
    return label
  }

  private mutating func recordMethod(_ name: Int, _ list: [Parameter], afterParameters end: Int) {
    let intercepts = tokens[name].word.isInterception || isForwarding(name)
    let role: MethodFact.Role =
      if attributes.isSegueAction {
        .segueAction
      } else if attributes.isAction {
        .action
      } else {
        intercepts ? .interception : .exposed
      }
    let labels = list.map { tokens.text($0.label).string }
    func selector(_ labels: [String]) -> ExactString {
      ExactString(ObjectiveCSelector.name(tokens.text(name).string, labels: labels))
    }
    // In Swift 2, the name of the first parameter is no label.
    let isFirstName = list.first.map { $0.label == $0.name } ?? false
    let old = isFirstName ? selector(["_"] + labels.dropFirst()) : nil
    let current =
      attributes.objectiveCName ?? (tokens[name].word.isOld ? old : nil) ?? selector(labels)
    let isMentioned =
      role == .action && (readsBodies || isPrivate(name))
      && tokens.bytes.hasElsewhere(tokens[name].range)
    var fact = MethodFact(
      role: role,
      name: currentName(name),
      selector: current,
      selectorOfSwift2: attributes.objectiveCName == nil ? old : nil,
      parameterTypes: list.map { typeReference(at: $0.type).reference.name },
      result: tokens.isSymbol("->", at: end) ? typeReference(at: end + 1).reference.name : nil,
      isMentioned: readsBodies && isMentioned,
      // The selector of a private action must be certain.
      isUnsent: role == .action && !isMentioned && old == nil && !isInactive && isPrivate(name),
      place: place(at: name)
    )
    if fact.name == "prepare", let segue = list.first { fact.keepsSegue = keeps(segue, after: end) }
    facts.append(.method(fact))
  }

  /// Whether the body of a method after an index has a parameter only before a period.
  private func keeps(_ parameter: Parameter, after end: Int) -> Bool {
    guard let body = bodyAfterSignature(from: end), let close = tokens.partner(of: body) else {
      return false
    }
    let name = tokens.text(parameter.name)
    return (body..<close).allSatisfy { at in
      !tokens.isName(at) || tokens[at + 1].kind == .period || tokens.text(at) != name
    }
  }
}

extension SwiftWord {
  /// Whether the word starts another declaration, so that the one before has no body.
  fileprivate var startsDeclaration: Bool {
    switch self {
    case .func, .var, .let, .case, .`init`, .class, .struct, .enum, .extension, .protocol,
      .typealias, .subscript, .deinit, .static, .import:
      true
    default: false
    }
  }

  /// Whether a method of this name intercepts segues.
  fileprivate var isInterception: Bool {
    switch current {
    case .performSegue, .prepare, .shouldPerformSegue: true
    default: false
    }
  }
}
