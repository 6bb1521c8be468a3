import CodeFacts
import Routes

extension SwiftReader {
  /// Records a cast of the destination of the segue, of an instantiated scene, or of a cell that is made by
  /// an identifier, if storyboards can show that it fails.
  mutating func recordCast(
    of value: Value,
    to target: ExactString,
    at index: Int,
    isForced: Bool
  ) {
    guard !target.isEmpty, target != "Any", isKnown(value, at: index) else { return }
    let alternatives = isForced ? Alternatives.none : alternatives(at: index)
    switch (value, alternatives) {
    case (_, .mayFail): return
    case (.destination(let isContent), _):
      let fact = CastFact(
        target: target,
        isForced: isForced,
        isContent: isContent,
        identifiers: knownIdentifiers,
        alternatives: alternatives.first,
        place: place(at: index)
      )
      facts.append(.cast(fact))
    // A later one of several casts that an `if` tries may fail on purpose.
    case (_, .of(_, isFirst: false)): return
    case (.scene(let scene, _, let isContent), _):
      let cast = SceneCast(
        target: target,
        isForced: isForced,
        isContent: isContent,
        location: location(of: index)
      )
      facts.changeScene(scene) { $0.casts.append(cast) }
    case (.cell(let identifier), _):
      let fact = CellCastFact(
        identifier: identifier,
        target: target,
        isForced: isForced,
        place: place(at: index)
      )
      facts.append(.cellCast(fact))
    default: return
    }
  }

  /// Whether storyboards show the class of a value.
  private func isKnown(_ value: Value, at index: Int) -> Bool {
    switch value {
    case .destination(let isContent), .scene(_, _, let isContent):
      !isContent || !changesContent(before: index)
    case .cell(let identifier): identifier != .unknown
    default: false
    }
  }

  /// Evaluates and records `table.dequeueReusableCell(withIdentifier: "Row", for: path)`, also of a
  /// collection, and its headers.
  mutating func dequeueCell(_ call: Call) -> Value {
    guard
      let argument = argumentIndex(.withIdentifier, of: call)
        ?? argumentIndex(.withReuseIdentifier, of: call)
    else {
      recordCellHelperCall(call)
      return .unknown
    }
    if recordCellHelper(argument, by: call, isRequired: isRequiredCell(call)) { return .unknown }
    let identifier = text(at: argument, depth: call.depth + 1)
    if call.records {
      let fact = CellUse(
        identifier: identifier,
        absence: isRequiredCell(call) ? .crashes : .returnsNothing,
        place: place(at: argument)
      )
      facts.append(.cellUse(fact))
    }
    return tokens[call.name].word == .dequeueReusableCell ? .cell(identifier) : .unknown
  }

  /// Whether the app crashes without the cell: it has an index path, or is unwrapped or cast by force.
  private func isRequiredCell(_ call: Call) -> Bool {
    let after = tokens[call.end + 1].word == .as ? call.end + 2 : call.end + 1
    return argumentIndex(.for, of: call) != nil
      || tokens.isSymbol("!", at: after) && tokens.isAttached(after)
  }

  /// Records `table.register(Row.self, forCellReuseIdentifier: "Row")`, also of a collection, and of
  /// headers.
  mutating func recordCellRegistration(by call: Call) {
    guard call.records else { return }
    guard let argument = Self.registrations.compactMap({ argumentIndex($0, of: call) }).first else {
      if tokens[call.name].word == .register { recordCellHelperCall(call) }
      return
    }
    if recordCellHelper(argument, by: call, isRequired: false) { return }
    let identifier = text(at: argument, depth: call.depth + 1)
    var registration = CellRegistrationFact(identifier: identifier, type: enclosingType)
    if let cell = self.argument(0, of: call),
      case .nib(let name) = chain(at: cell, records: false, depth: call.depth + 1).value
    {
      registration.nib = name
    }
    facts.append(.cellRegistration(registration))
  }

  private static let registrations: [SwiftWord] = [
    .forCellReuseIdentifier, .forCellWithReuseIdentifier, .forHeaderFooterViewReuseIdentifier,
    .withReuseIdentifier,
  ]

  /// The `if` whose alternatives casts are, such as `if let a = x as? A {} else if x is B {}`.
  private enum Alternatives {
    case none
    /// The cast is negated.
    case mayFail
    /// The index of the first `if`, and whether the cast is in the condition of that one.
    case of(Int, isFirst: Bool)

    var first: Int? {
      if case .of(let first, _) = self { first } else { nil }
    }
  }

  /// The alternatives of a cast. A condition about the segue has none, because it may be about
  /// another segue.
  private func alternatives(at index: Int) -> Alternatives {
    if isNegated(after: endOfType(at: index)) { return .mayFail }
    var closed = 0
    for at in stride(from: index - 1, to: max(0, index - Limits.lookBack), by: -1) {
      switch tokens[at].kind {
      case .rightParen: closed += 1
      case .leftParen:
        if closed == 0, tokens.isSymbol("!", at: at - 1) { return .mayFail }
        closed = max(0, closed - 1)
      case .leftBrace where closed == 0, .rightBrace where closed == 0: return .none
      case .identifier where tokens[at].word == .identifier: return .none
      case .identifier where tokens[at].word == .if && closed == 0:
        let first = firstAlternative(before: at)
        return .of(first, isFirst: first == at)
      default: break
      }
    }
    return .none
  }

  /// Whether a question is compared with `false`.
  private func isNegated(after end: Int) -> Bool {
    var at = end
    while tokens[at].kind == .rightParen { at += 1 }
    return tokens.isSymbol("==", at: at) && tokens.text(at + 1) == "false"
      || tokens.isSymbol("!=", at: at) && tokens.text(at + 1) == "true"
  }

  /// The first `if` of a chain of `else if`, or of `else` with another `if` in its body, given a later
  /// one.
  private func firstAlternative(before index: Int) -> Int {
    var first = index
    for _ in 0..<Limits.alternatives {
      let otherwise =
        tokens[first - 1].word == .else ? first - 1 : (bodyBrace(around: first) ?? first) - 1
      guard otherwise > 1, tokens[otherwise].word == .else,
        let open = tokens.partner(of: otherwise - 1), let previous = condition(beforeBody: open)
      else { break }
      first = previous
    }
    return first
  }

  /// The opening brace of the body that a token is in.
  private func bodyBrace(around index: Int) -> Int? {
    var at = index - 1
    for _ in 0..<Limits.lookBack where at > 0 {
      switch tokens[at].kind {
      case .leftBrace: return at
      case .rightBrace, .rightParen, .rightBracket:
        guard let partner = tokens.partner(of: at) else { return nil }
        at = partner
      default: break
      }
      at -= 1
    }
    return nil
  }

  /// The `if` of a body, given the opening brace of the body.
  private func condition(beforeBody open: Int) -> Int? {
    var at = open - 1
    for _ in 0..<Limits.condition where at > 0 {
      switch tokens[at].kind {
      case .rightBrace, .rightParen, .rightBracket:
        guard let partner = tokens.partner(of: at) else { return nil }
        at = partner
      case .leftBrace, .leftParen, .leftBracket, .semicolon: return nil
      case .identifier where tokens[at].word == .if: return at
      case .identifier where tokens[at].word == .guard: return nil
      default: break
      }
      at -= 1
    }
    return nil
  }

  /// Whether the function changes the children of a container before an index.
  private func changesContent(before index: Int) -> Bool {
    var open = bracesInFunction
    for at in stride(from: index - 1, to: max(0, index - Limits.lookBack), by: -1) {
      switch tokens[at].kind {
      case .rightBrace: open += 1
      case .leftBrace:
        open -= 1
        if open == 0 { return false }
      case .identifier where tokens[at].word == .viewControllers:
        if tokens.isSymbol("=", at: at + 1) { return true }
      case .identifier where Self.changingContent.contains(tokens.text(at)): return true
      default: break
      }
    }
    return false
  }

  private static let changingContent: Set<ExactString> = [
    "setViewControllers", "pushViewController", "addChild", "addChildViewController",
  ]
}
