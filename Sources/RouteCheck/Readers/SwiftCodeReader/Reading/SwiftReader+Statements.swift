import CodeFacts
import Routes

extension SwiftReader {
  /// Reads the keyword of a statement, so that its conditions can restrict identifiers in its body.
  mutating func readStatement(_ word: SwiftWord) {
    defer { index += 1 }
    // What comes after `if #available(iOS 13, *) { return true }` is for earlier versions.
    if word == .if, tokens.isText("#available", at: index + 1),
      let end = tokens.partner(of: index + 2), tokens[end + 2].word == .return
    {
      scopes[current].isConditional = true
    }
    guard isInBody, let body = brace(from: index + 1, unless: { tokens[$0].word.startsStatement })
    else { return }
    var scope = innerScope(word == .switch ? .switch : .block)
    if !isAlwaysMet(index + 1), !endsForTests(index, body) { scope.isConditional = true }
    pending.append(
      PendingScope(head: index, brace: body, scope: scope, isGuard: word == .guard)
    )
  }

  /// Whether a condition hardly depends on the state of the app: `let cart = storyboard?.instantiate…`, `#available(…)`.
  private func isAlwaysMet(_ start: Int) -> Bool {
    bindsPartOfScreen(start)
      || (start...start + 1).contains {
        tokens.isText("available", at: $0) || tokens.isText("#available", at: $0)
      }
  }

  /// Whether a statement ends the function only for tests: `if NSClassFromString("XCTestCase") != nil { return }`.
  func endsForTests(_ keyword: Int, _ body: Int) -> Bool {
    tokens[body + 1].word == .return && body - keyword <= Limits.condition
      && (keyword..<body).contains { tokens.literal($0)?.hasPrefix("XCTest") == true }
  }

  /// Whether a condition only binds objects that screens have, such as a window or a controller, by the last names of
  /// their values or of casts: `let home = scene as? UIWindowScene`.
  func bindsPartOfScreen(_ start: Int) -> Bool {
    var at = start
    while [.let, .var].contains(tokens[at].word) {
      at += 1
      var name = at
      while ![.leftBrace, .comma].contains(tokens[at].kind), tokens[at].word != .else {
        if at >= tokens.count { return false }
        if tokens.isName(at) { name = at }
        // A value may be in parentheses.
        at = tokens.isSymbol("=", at: at - 1) ? at + 1 : tokens.after(at)
      }
      let text = tokens.text(name).string.lowercased()
      // A screen may be in a sheet, too.
      if text == "navigationcontroller" { return false }
      let isPart =
        text.hasPrefix("instantiate") || Self.partsOfScreens.contains(where: text.hasSuffix)
      guard isPart else { return false }
      if tokens[at].kind != .comma { return true }
      at += 1
    }
    return false
  }

  /// The last words of names of objects that screens have.
  private static let partsOfScreens = [
    "self", "window", "scene", "storyboard", "controller", "delegate", "vc", "nav",
  ]

  /// Whether the block at a brace runs only if no navigation controller is around the own controller:
  /// `if let stack = navigationController { … } else {`.
  func isOutsideOfStack(_ brace: Int) -> Bool {
    var brace = brace
    for position in 0..<Limits.alternatives {
      let statement = statement(before: brace)
      if let statement {
        let end = statement.isGuard ? brace - 1 : brace
        let isAfter = position > 0 || statement.isGuard
        if asksForStack(statement.keyword + 1..<end) == isAfter { return true }
      }
      let last = (statement?.keyword ?? brace) - 1
      guard tokens[last].word == .else, let open = tokens.partner(of: last - 1) else { break }
      brace = open
    }
    return false
  }

  /// Whether a condition is that a navigation controller is around the own controller, or that none is; `nil` if it is
  /// another one.
  func asksForStack(_ condition: Range<Int>) -> Bool? {
    guard condition.count <= Limits.identifierPattern else { return nil }
    let words = condition.filter { tokens[$0].word != .`self` && tokens[$0].kind != .period }
    guard let name = words.first(where: { tokens[$0].word == .navigationController }) else {
      return nil
    }
    switch words.count {
    case 2, 4: return tokens[words[0]].word == .let && name == words.last ? true : nil
    case 3 where name == words[0] && tokens.isText("nil", at: words[2]):
      return tokens.isSymbol("!=", at: words[1])
    default: return nil
    }
  }

  /// Reads `fallthrough`.
  mutating func fallThrough() {
    defer { index += 1 }
    let scope = enclosingScopes.first { scopes[$0].kind != .block } ?? 0
    if scopes[scope].kind == .switch { scopes[scope].fallsThrough = true }
  }

  /// Reads `return`, which answers whether a segue is performed in `shouldPerformSegue`.
  mutating func readReturn() {
    defer { index += 1 }
    // What comes after the statement runs only under the opposite condition.
    var scope = current
    while scopes[scope].isConditional, !scopes[scope].isClosure, scopes[scope].kind.isInner {
      scope = scopes[scope].outer
      scopes[scope].isConditional = true
    }
    guard isInBody, enclosingMethod == "shouldPerformSegue" else { return }
    var answer = answer(at: index + 1)
    var identifiers = knownIdentifiers
    let inner = enclosingScopes.prefix { scopes[$0].kind.isInner }
    if inner.contains(where: { scopes[$0].isForSomeSegues }) {
      // Perhaps it allows others only.
      if answer == .yes || answer == .depends { return }
      identifiers = [.unknown]
    }
    if answer == .yes, doubtful.contains(index) { answer = .compares }
    if answer == .no, identifiers != nil, !isUnconditional { answer = .depends }
    let fact = SegueAnswerFact(
      type: enclosingType,
      answer: answer,
      identifiers: identifiers
    )
    facts.append(.segueAnswer(fact))
  }

  /// Reads the local names in the body of `shouldPerformSegue` whose values depend on the segue: its identifier, and those
  /// that are computed from it, or set later.
  ///
  /// - Parameter identifier: The index of the parameter.
  mutating func readNamesOfSegue(_ identifier: Int?, at body: Int) {
    namesOfSegue = identifier.map { [tokens.text($0)] } ?? []
    guard let end = tokens.partner(of: body), (body..<end).contains(where: dependsOnSegue) else {
      return
    }
    let words: Set<SwiftWord> = [.let, .var, .return, .if, .guard, .switch, .else, .for, .while]
    for name in body + 1..<end where [.let, .var].contains(tokens[name - 1].word) {
      let next = (name + 1..<end).first { words.contains(tokens[$0].word) } ?? end
      let isSetLater =
        tokens[name - 1].word == .var
        || tokens[name + 1].kind == .colon && tokens.isFirstOfLine(name + 3)
      if isSetLater || (name + 1..<next).contains(where: dependsOnSegue) {
        namesOfSegue.insert(tokens.text(name))
      }
    }
  }

  /// Whether the token at an index is a name whose value depends on the segue, and no argument for the superclass.
  private func dependsOnSegue(_ index: Int) -> Bool {
    tokens.isName(index) && tokens[index - 1].kind != .period
      && !(tokens[index - 1].kind == .colon && tokens[index - 2].word == .withIdentifier)
      && namesOfSegue.contains(tokens.text(index))
  }

  /// Whether the code after some conditions runs for some segues only, and it is not known for which.
  private func isForSomeSegues(_ pending: PendingScope) -> Bool {
    guard pending.scope.method == "shouldPerformSegue", pending.scope.kind.isInner else {
      return false
    }
    switch pending.scope.subject {
    case .segueIdentifier, .identifierEnum: return false
    default:
      // To bind an optional restricts nothing.
      return ![.let, .var].contains(tokens[pending.head + 1].word)
        && (pending.head..<pending.brace).count(where: dependsOnSegue) > pending.identifiers.count
    }
  }

  /// Records the answer of `shouldPerformSegue`, if its body is only that.
  mutating func recordOnlyAnswer(at body: Int) {
    guard let end = tokens.partner(of: body),
      !(body..<end).contains(where: { tokens[$0].word == .return })
    else { return }
    let fact = SegueAnswerFact(type: enclosingType, answer: answer(at: body + 1))
    facts.append(.segueAnswer(fact))
  }

  private func answer(at index: Int) -> SegueAnswerFact.Answer {
    if allows(index) { return .yes }
    if tokens.isText("false", at: index), endsStatement(index + 1) { return .no }
    let end = (index + 1..<min(index + Limits.lookBack, tokens.count)).first { endsStatement($0) }
    let isCompared =
      knownIdentifiers == nil && (index..<(end ?? index)).contains(where: dependsOnSegue)
    return isCompared ? .compares : .depends
  }

  /// Whether only comparisons of the segue's identifier decide about the code.
  private var isUnconditional: Bool {
    enclosingScopes.prefix { scopes[$0].kind.isInner }.allSatisfy { scope in
      if scopes[scope].kind == .switch { return true }
      let brace = scopes[scope].brace
      let head = (max(0, brace - Limits.lookBack)..<brace).last { tokens[$0].word == .if }
      guard scopes[scope].identifiers != nil, let head else { return false }
      return !(head..<brace).contains {
        tokens.isSymbol("&&", at: $0) || tokens[$0].kind == .comma
      }
    }
  }

  /// Whether an answer at an index is `true`, or that of the superclass.
  private func allows(_ answer: Int) -> Bool {
    if tokens.isText("true", at: answer) { return endsStatement(answer + 1) }
    guard tokens[answer].word == .super, tokens[answer + 2].word.current == .shouldPerformSegue,
      let end = tokens.partner(of: answer + 3)
    else { return false }
    return endsStatement(end + 1)
  }

  private func endsStatement(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .rightBrace, .semicolon: true
    case .symbol, .period: false
    default: tokens.isFirstOfLine(index)
    }
  }

  /// The scope that opens at a brace, with the identifiers that its conditions allow.
  func scope(of pending: PendingScope) -> Scope {
    var scope = pending.scope
    if isExhaustive(pending, upTo: pending.brace) {
      if pending.isGuard {
        scope.identifiersAfter = pending.identifiers
      } else {
        scope.identifiers = pending.identifiers
      }
    } else {
      scope.isForSomeSegues = isForSomeSegues(pending)
    }
    return scope
  }

  /// Whether one of the comparisons before an index must hold: there are some, and every `||` is
  /// between two of them.
  private func isExhaustive(_ pending: PendingScope, upTo end: Int) -> Bool {
    guard !pending.identifiers.isEmpty, end - pending.head <= Limits.lookBack else {
      return false
    }
    let condition = pending.head..<max(pending.head, end)
    return condition.count { tokens.isSymbol("||", at: $0) } < pending.identifiers.count
  }

  /// Adds a text that a condition compares the identifier of the segue with.
  mutating func narrow(to identifier: TextExpression) {
    guard let last = pending.indices.last, pending[last].brace > index else { return }
    pending[last].identifiers.append(identifier)
  }

  /// The identifiers that the segue may have here; `nil` if no condition restricts them.
  var knownIdentifiers: [TextExpression]? {
    if let last = pending.last, last.brace > index, isExhaustive(last, upTo: index) {
      return last.identifiers
    }
    let scope = enclosingScopes.prefix(Limits.scopeDepth).first {
      scopes[$0].identifiers != nil || [.type, .function].contains(scopes[$0].kind)
    }
    return scope.flatMap { scopes[$0].identifiers }
  }
}

extension SwiftWord {
  /// Whether the word starts another statement, so that the one before has no body.
  var startsStatement: Bool {
    switch self {
    case .if, .guard, .switch, .while, .for, .return, .func, .class, .struct, .enum, .extension,
      .protocol, .import:
      true
    default: false
    }
  }
}
