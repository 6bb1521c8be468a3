import CodeFacts
import Routes

extension SwiftReader {
  /// Evaluates the chain of names and calls at ``index``, and records what it does.
  ///
  /// The index advances by one token only, so that the arguments in the chain are read as well.
  mutating func readChain() {
    let start = index
    defer { index = start + 1 }
    if tokens[start].kind == .leftParen, !opensValue(start) { return }
    var (value, end) = chain(at: start, records: true, depth: 0)
    recordAssignment(from: start, to: end)
    recordEdit(from: start, to: end)
    if case .segueIdentifier = value, tokens.isSymbol("??", at: end),
      tokens[end + 1].kind == .string
    {
      end += 2
    }
    let operand = castChain(value, at: end)
    if operand.end == end { recordUse(of: value, from: start, to: end) }
    bindResult(operand.value, from: start, to: operand.end)
    noteReturn(of: operand.value, from: start, to: operand.end)
    compare(value, from: start, to: end)
    chooseSubject(value, from: start, to: end)
    lastChain = (start, end, value)
  }

  /// Notes that a function returns an instantiated scene, or that it is the initial value of a property.
  private mutating func noteReturn(of value: Value, from start: Int, to end: Int) {
    guard case .scene(let scene, type: _, isContent: false) = value, endsExpression(end) else {
      return
    }
    let (brace, before) = (scopes[current].brace, tokens[start - 1])
    let isReturned =
      before.word == .return
      || before.kind == .leftBrace && tokens[end].kind == .rightBrace && brace == start - 1
        && scopes[current].kind != .block
    let property = property(initializedAt: (isReturned ? brace : start) - 1, isReturned)
    facts.changeScene(scene) { use in
      use.isReturned = use.isReturned || isReturned
      use.property = use.property ?? property
    }
  }

  /// The property whose initial value follows an equals sign, perhaps as the only result of a closure, if nothing else is
  /// assigned to it.
  private func property(initializedAt equals: Int, _ isInClosure: Bool) -> ExactString? {
    let type = isInClosure ? scopes[current].outer : current
    guard tokens.isSymbol("=", at: equals), type >= 0, scopes[type].kind == .type else {
      return nil
    }
    let body = isInClosure ? equals + 1..<(tokens.partner(of: equals + 1) ?? tokens.count) : 0..<0
    let word = (max(0, equals - Limits.annotation)..<equals).last {
      [.let, .var].contains(tokens[$0].word)
    }
    // Another file cannot assign to a private property.
    guard let word,
      tokens[word].word == .let
        || (1...2).contains(where: { tokens.text(word - $0).hasSuffix("private") }),
      !assignedNames.contains(tokens.hash(word + 1)),
      body.count(where: { tokens[$0].word == .return }) < 2
    else { return nil }
    return tokens.text(word + 1)
  }

  /// Whether a parenthesis contains a value that is used further, and not arguments.
  private func opensValue(_ index: Int) -> Bool {
    guard let end = tokens.partner(of: index) else { return false }
    let isCall =
      tokens.isAttached(index)
      && (tokens.isName(index - 1)
        || [.rightParen, .rightBracket, .rightBrace].contains(tokens[index - 1].kind))
    guard !isCall else { return false }
    return tokens[end + 1].kind == .period || tokens[end + 1].word == .as
      || tokens.isOptionalMark(end + 1)
  }

  /// Evaluates a chain: a name, a literal or parentheses, then members, calls and subscripts.
  ///
  /// - Parameter records: Whether calls and casts are recorded as facts.
  /// - Returns: The value, and the index after the chain.
  mutating func chain(at start: Int, records: Bool, depth: Int) -> (value: Value, end: Int) {
    guard depth < Limits.expressionDepth else { return (.unknown, start + 1) }
    var (value, at) = startOfChain(at: start, records: records, depth: depth)
    while at < tokens.count {
      if tokens.isOptionalMark(at), tokens.isAttached(at) {
        at += 1
      } else if tokens[at].kind == .period, tokens.isName(at + 1) {
        (value, at) = member(at + 1, of: value, records: records, depth: depth)
      } else if tokens[at].kind == .leftBracket, tokens.isAttached(at),
        let end = tokens.partner(of: at)
      {
        switch value {
        case .destination, .scene(_, type: _, isContent: true): break
        default: value = .unknown
        }
        at = end + 1
      } else if tokens[at].kind == .leftParen, tokens.isAttached(at),
        let end = tokens.partner(of: at)
      {
        value = .unknown
        at = end + 1
      } else {
        break
      }
    }
    return (value, at)
  }

  /// Evaluates the first element of a chain.
  private mutating func startOfChain(
    at start: Int,
    records: Bool,
    depth: Int
  ) -> (value: Value, end: Int) {
    let token = tokens[start]
    switch token.kind {
    case .string:
      let text: TextExpression? =
        tokens.literal(start).map { .literal($0) }
        ?? describedType(start).map { .typeName($0.text) }
      return (.text(text ?? .unknown), start + 1)
    case .leftParen:
      guard let end = tokens.partner(of: start) else { return (.unknown, start + 1) }
      let inner = chain(at: start + 1, records: false, depth: depth + 1)
      let operand = castChain(inner.value, at: inner.end, records: false)
      return (operand.end == end ? operand.value : .unknown, end + 1)
    case .period where tokens.isName(start + 1):
      if tokens[start + 2].kind == .leftParen, let end = tokens.partner(of: start + 2) {
        return (inferredStoryboard(start, to: end, records, depth), end + 1)
      }
      return (.text(.reference(["", tokens.text(start + 1)])), start + 2)
    case .identifier, .escapedIdentifier:
      if token.word == .self || token.word == .super, tokens[start + 1].kind != .leftParen {
        return (isSelfRebound ? .unknown : .selfObject, start + 1)
      }
      if tokens[start + 1].kind == .leftAngle, tokens.isAttached(start + 1),
        let arguments = genericArguments(at: start + 1),
        tokens[arguments.end].kind == .leftParen, let end = tokens.partner(of: arguments.end)
      {
        return (.instance(type: start), end + 1)
      }
      return name(start, records: records, depth: depth)
    default: return (.unknown, start + 1)
    }
  }

  /// Evaluates `.init(name: "Main", bundle: nil)` as the value of a name of type `UIStoryboard`.
  private mutating func inferredStoryboard(
    _ start: Int,
    to end: Int,
    _ records: Bool,
    _ depth: Int
  ) -> Value {
    guard tokens[start + 1].word == .`init`, lastLocal.equals == start - 1,
      case .storyboard? = binding(of: lastLocal.name)
    else { return .unknown }
    return openStoryboard(
      Call(name: start + 1, arguments: start + 2, end: end, records: records, depth: depth)
    )
  }

  /// Evaluates a name at the start of a chain: a call, a local name, or the start of a path.
  private mutating func name(
    _ start: Int,
    records: Bool,
    depth: Int
  ) -> (value: Value, end: Int) {
    if opensArguments(start + 1), let end = tokens.partner(of: start + 1) {
      let call = Call(name: start, arguments: start + 1, end: end, records: records, depth: depth)
      return (self.call(call, on: nil), end + 1)
    }
    if let bound = binding(of: start) { return (bound, start + 1) }
    switch tokens[start].word {
    case .storyboard: return (.storyboard(isSelfRebound ? .unknown : .own), start + 1)
    // In an accessor they are the parameter.
    case .newValue, .oldValue: return (.unknown, start + 1)
    default: return (.path(first: start, last: start), start + 1)
    }
  }

  /// Evaluates the casts after a value: `as`, `as?`, `as!` and `is`.
  mutating func castChain(
    _ value: Value,
    at start: Int,
    records: Bool = true
  ) -> (value: Value, end: Int) {
    var value = value
    var at = start
    while tokens[at].word == .as || tokens[at].word == .is {
      let isForced = tokens.isSymbol("!", at: at + 1)
      let type = tokens.isSymbol("?", at: at + 1) || isForced ? at + 2 : at + 1
      let target = typeReference(at: type).reference
      // In parentheses, the cast is recorded when the reader comes to it.
      let count = facts.count
      if records { recordCast(of: value, to: target.name, at: type, isForced: isForced) }
      switch value {
      case .scene(let use, _, let isContent):
        value = .scene(use, type: type, isContent: isContent)
      case .destination(let isContent, _, _):
        let fact = facts.count > count ? count : nil
        value = .destination(isContent: isContent, isCast: true, fact: fact)
      case .segueIdentifier, .segue, .text: break
      default: value = .instance(type: type)
      }
      at = endOfType(at: type)
    }
    return (value, at)
  }

  /// The names between two tokens, without a `rawValue` at the end.
  func path(from first: Int, to last: Int) -> [ExactString] {
    var names: [ExactString] = []
    for at in first...max(first, last) where tokens.isName(at) { names.append(tokens.text(at)) }
    if names.count > 1, names.last == "rawValue" { names.removeLast() }
    return names
  }

  /// The text of the expression at an index.
  mutating func text(at start: Int, depth: Int = 1) -> TextExpression {
    let (value, end) = chain(at: start, records: false, depth: depth)
    return endsExpression(end) ? text(of: value) : .unknown
  }

  func text(of value: Value) -> TextExpression {
    switch value {
    case .text(let text): text
    case .path(let first, let last): .reference(path(from: first, to: last))
    default: .unknown
    }
  }

  /// Whether the expression before an index ends there.
  func endsExpression(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .comma, .rightParen, .rightBracket, .leftBrace, .rightBrace, .semicolon, .colon,
      .directive, .conflictMarker:
      true
    case .symbol:
      tokens.isSymbol("&&", at: index) || tokens.isSymbol("||", at: index)
    case .identifier where tokens[index].word == .else: true
    case .period, .leftAngle, .rightAngle: false
    default: tokens.isFirstOfLine(index)
    }
  }
}
