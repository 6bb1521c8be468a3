import Routes

extension SwiftReader {
  /// Reads an attribute, and keeps those that matter for the next declaration.
  mutating func readAttribute() {
    switch tokens[index + 1].word {
    case .ibAction: attributes.isAction = true
    case .ibSegueAction: attributes.isSegueAction = true
    case .ibOutlet, .ibInspectable, .nsManaged: attributes.isOutlet = true
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
      while tokens[at].kind.isOperatorPart, tokens.isAttached(at) { at += 1 }
    }
    if tokens[at].kind == .leftAngle { at = endOfAngles(at: at) }
    while tokens.isSymbol("?", at: at) || tokens.isSymbol("!", at: at) { at += 1 }
    var list: [Parameter] = []
    if tokens[at].kind == .leftParen, let end = tokens.partner(of: at) {
      if readsBodies || isExposed(nameIndex) { list = readParameters(from: at + 1, to: end) }
      at = end + 1
    } else if word != .deinit {
      attributes = Attributes()
      index += 1
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
      ? tokens[nameIndex].word.isInterception
        ? ExactString(tokens[nameIndex].word.current.rawValue) : tokens.text(nameIndex)
      : ExactString(word.rawValue)
    guard isRead(from: nameIndex, body: body, of: name) else {
      index = (tokens.partner(of: body) ?? body) + 1
      return
    }
    if list.isEmpty, word == .func { recordStoryboard(nameIndex, at: body, isConstant: true) }
    var scope = innerScope(.function)
    scope.method = name
    scope.framework = framework(of: list, nameIndex) ?? scope.framework
    expectScope(scope, at: body)
    function = Function(name: nameIndex, body: body, parameters: list)
    parameters = list.map { ($0.name, value(of: $0, in: tokens[nameIndex].word)) }
    index = body
  }

  /// Whether the body of a function or an accessor may contain facts.
  ///
  /// - Parameter start: The index of the first token of the head.
  func isRead(from start: Int, body: Int, of name: ExactString) -> Bool {
    guard readsBodies else { return false }
    guard let end = tokens.partner(of: body) else { return true }
    // A `default:` in the mapping of a destination counts, whatever else is in it.
    return name == "route" || tokens.opensBody(in: start..<end) || callsRelay(in: start..<end)
  }

  /// The function whose body was entered last.
  struct Function {
    /// The index of the name.
    var name: Int
    /// The index of the brace of the body.
    var body: Int
    var parameters: [Parameter]
  }

  /// A parameter of a method.
  struct Parameter {
    /// The index of the argument label, or of `_`.
    var label: Int
    /// The index of the name.
    var name: Int
    /// The index of the first token of the type.
    var type: Int
  }

  private func readParameters(from start: Int, to end: Int) -> [Parameter] {
    var list: [Parameter] = []
    var at = start
    while at < end {
      guard tokens.isName(at) else {
        at = (tokens.partner(of: at).flatMap { $0 > at ? $0 : nil } ?? at) + 1
        continue
      }
      let label = at
      at += tokens.isName(at + 1) ? 2 : 1
      guard tokens[at].kind == .colon else { continue }
      let type = tokens[at + 1].word == .inout ? at + 2 : at + 1
      list.append(Parameter(label: label, name: at - 1, type: type))
      while at < end, tokens[at].kind != .comma {
        at = max(at, tokens.partner(of: at) ?? at) + 1
      }
      at += 1
    }
    return list
  }

  /// The index of the brace of a function; `nil` if it has no body, as in a protocol.
  private func bodyAfterSignature(from start: Int) -> Int? {
    var at = start
    while at < tokens.count {
      switch tokens[at].kind {
      case .leftBrace: return at
      case .rightBrace, .semicolon, .directive, .conflictMarker: return nil
      case .at where tokens.isFirstOfLine(at): return nil
      case .identifier where tokens[at].word.startsDeclaration: return nil
      case .leftParen, .leftBracket: at = (tokens.partner(of: at) ?? at) + 1
      default: at += 1
      }
    }
    return nil
  }

  /// Whether a storyboard can refer to the method at an index, or the method intercepts segues.
  private func isExposed(_ name: Int) -> Bool {
    attributes.isSegueAction || attributes.isAction || attributes.isExposed
      || tokens[name].word.isInterception || isForwarding(name)
  }

  /// Whether the method at an index gets the messages and the values for names that the object does
  /// not have.
  private func isForwarding(_ name: Int) -> Bool {
    ["setValue", "forwardingTarget"].contains { (word: StaticString) in
      tokens[name].range.count == word.utf8CodeUnitCount
        && tokens.bytes.hasWord(word, at: tokens[name].range.lowerBound)
    }
  }

  private mutating func recordMethod(_ name: Int, _ list: [Parameter], afterParameters end: Int) {
    let role: MethodFact.Role
    if attributes.isSegueAction {
      role = .segueAction
    } else if attributes.isAction {
      role = .action
    } else {
      let intercepts = tokens[name].word.isInterception || isForwarding(name)
      role = intercepts ? .interception : .exposed
    }
    let selector =
      attributes.objectiveCName
      ?? ExactString(
        ObjectiveCSelector.name(
          tokens.text(name).string,
          // In Swift 2, the first argument has no label.
          labels: list.enumerated().map { position, parameter in
            position == 0 && tokens[name].word.isOld ? "_" : tokens.text(parameter.label).string
          }
        )
      )
    facts.append(
      .method(
        MethodFact(
          role: role,
          type: enclosingType,
          name: tokens[name].word.isInterception
            ? ExactString(tokens[name].word.current.rawValue) : tokens.text(name),
          selector: selector,
          parameterTypes: list.map { typeReference(at: $0.type).reference.name },
          result: tokens.isSymbol("->", at: end) ? typeReference(at: end + 1).reference.name : nil,
          location: location(of: name)
        )
      )
    )
  }

  /// The framework whose segue a method has as a parameter; `nil` if it has none.
  private func framework(of list: [Parameter], _ name: Int) -> SegueUse.Framework? {
    if tokens[name].word == .shouldPerform { return .routes }
    if tokens[name].word.receivesUnwinds, let first = list.first,
      tokens[first.type].word == .stringType
    {
      return .routesUnwinding
    }
    return list.lazy.compactMap { [tokens] parameter -> SegueUse.Framework? in
      switch tokens[skippingLibrary(parameter.type)].word {
      case .performedSegue: .routes
      case .uiStoryboardSegue, .nsStoryboardSegue: .uiKit
      default: nil
      }
    }.first
  }

  /// The value of a parameter in the body of a method.
  private func value(of parameter: Parameter, in method: SwiftWord) -> Value {
    switch tokens[skippingLibrary(parameter.type)].word {
    case .performedSegue: return .segue
    case .uiStoryboardSegue, .nsStoryboardSegue:
      // `NSStoryboardSegue.Identifier` is a string.
      if tokens[parameter.type + 1].kind != .period { return .segue }
      fallthrough
    case .stringType:
      if method == .shouldPerform || method.receivesUnwinds {
        return tokens.text(parameter.label) == "_" ? .segueIdentifier : .unknown
      }
      let takesSegue = method.current == .shouldPerformSegue || method.current == .performSegue
      let label = tokens[parameter.label].word
      return takesSegue && label == (method.isOld ? .identifier : .withIdentifier)
        ? .segueIdentifier : .unknown
    case .uiStoryboard, .nsStoryboard: return .storyboard(.unknown)
    default: return tokens.isName(parameter.type) ? .instance(type: parameter.type) : .unknown
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
}

extension SwiftWord {
  /// Whether a method of this name intercepts segues.
  fileprivate var isInterception: Bool {
    switch current {
    case .performSegue, .prepare, .shouldPerformSegue: true
    default: false
    }
  }

  /// Whether it is a name of Swift 2.
  fileprivate var isOld: Bool { current != self }
}

extension SwiftWord {
  /// Whether a method of this name gets the action of an unwind of a graph.
  fileprivate var receivesUnwinds: Bool { self == .unwind || self == .canUnwind }
}

extension SwiftToken.Kind {
  fileprivate var isOperatorPart: Bool {
    self == .symbol || self == .leftAngle || self == .rightAngle
  }
}
