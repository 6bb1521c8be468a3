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
    let standing = isForced ? Standing.alone : standing(at: index)
    switch (value, standing) {
    case (.destination(let isContent, _, _), _):
      let fact = CastFact(
        // Either answer to a negated question is expected.
        target: standing == .mayFail ? Self.anyClass : target,
        isForced: isForced,
        isQuestion: !isForced,
        isContent: isContent,
        identifiers: knownIdentifiers,
        place: place(at: index)
      )
      facts.append(.cast(fact))
    // A later one of several casts that an `if` tries may fail on purpose.
    case (_, .mayFail), (_, .isLater): return
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

  /// Records that code uses the destination as it is, in place of a cast, such as the last operand of
  /// `(segue.destination as? Navigation)?.topViewController ?? segue.destination`.
  mutating func recordUse(of value: Value, from start: Int, to end: Int) {
    guard case .destination(isContent: false, isCast: false, fact: _) = value, endsExpression(end),
      lastLocal.equals != start - 1, tokens[start - 1].word != .switch
    else { return }
    recordCast(of: value, to: Self.anyClass, at: start, isForced: true)
  }

  /// Records the question `segue.destination.isKind(of: Detail.self)`, which may have either answer.
  mutating func recordQuestion(by call: Call, about value: Value?) {
    guard call.records, let value, ["isKind", "isMember"].contains(tokens.text(call.name)) else {
      return
    }
    recordCast(of: value, to: Self.anyClass, at: call.name, isForced: false)
  }

  private static let anyClass: ExactString = "NSObject"

  /// Whether storyboards show the class of a value.
  private func isKnown(_ value: Value, at index: Int) -> Bool {
    switch value {
    case .destination(let isContent, _, _), .scene(_, _, let isContent):
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
      recordHelperCall(call)
      return .unknown
    }
    if recordHelper(argument, by: call, isRequired: isRequiredCell(call)) { return .unknown }
    let identifier = text(at: argument, depth: call.depth + 1)
    if call.records {
      let fact = CellUse(
        identifier: identifier,
        absence: isRequiredCell(call)
          ? .crashes : makesCell(after: call.end) ? .isExpected : .returnsNothing,
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

  /// Whether the function makes a cell after an index, as in
  /// `?? UITableViewCell(style: .default, reuseIdentifier: "Row")`.
  private func makesCell(after start: Int) -> Bool {
    let end = function.flatMap { tokens.partner(of: $0) } ?? tokens.count
    return (start..<max(start, min(end, start + Limits.lookBack))).contains {
      tokens.isText("reuseIdentifier", at: $0) && tokens[$0 + 1].kind == .colon
    }
  }

  /// Records `table.register(Row.self, forCellReuseIdentifier: "Row")`, also of a collection, and of
  /// headers.
  mutating func recordCellRegistration(by call: Call) {
    guard call.records else { return }
    guard let argument = Self.registrations.compactMap({ argumentIndex($0, of: call) }).first else {
      if tokens[call.name].word == .register { recordHelperCall(call) }
      return
    }
    if recordHelper(argument, by: call, isRequired: false) { return }
    let identifier = text(at: argument, depth: call.depth + 1)
    var registration = CellRegistrationFact(identifier: identifier, place: place(at: argument))
    if argumentIndex(.forCellReuseIdentifier, of: call) != nil,
      let cell = self.argument(0, of: call),
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

  /// What an `if` or a `guard` makes of the answer of a cast.
  private enum Standing {
    case alone
    /// The cast is negated.
    case mayFail
    /// The cast is in the `else` of another `if`.
    case isLater
  }

  /// The standing of a cast. A condition about the segue makes it stand alone, because that of another
  /// `if` may be about another segue.
  private func standing(at index: Int) -> Standing {
    if isNegated(after: endOfType(at: index)) { return .mayFail }
    var closed = 0
    for at in stride(from: index - 1, to: max(0, index - Limits.lookBack), by: -1) {
      switch tokens[at].kind {
      case .rightParen: closed += 1
      case .leftParen:
        if closed == 0, tokens.isSymbol("!", at: at - 1) { return .mayFail }
        closed = max(0, closed - 1)
      case .leftBrace where closed == 0, .rightBrace where closed == 0: return .alone
      case .identifier where tokens[at].word == .identifier: return .alone
      case .identifier where tokens[at].word == .if && closed == 0:
        let isLater =
          tokens[at - 1].word == .else
          || bodyBrace(around: at).map { tokens[$0 - 1].word == .else } == true
        return isLater ? .isLater : .alone
      default: break
      }
    }
    return .alone
  }

  /// Whether a question is compared with `false`.
  private func isNegated(after end: Int) -> Bool {
    var at = end
    while tokens[at].kind == .rightParen { at += 1 }
    return tokens.isSymbol("==", at: at) && tokens.text(at + 1) == "false"
      || tokens.isSymbol("!=", at: at) && tokens.text(at + 1) == "true"
  }

  /// The opening brace of the body that a token is in.
  private func bodyBrace(around index: Int) -> Int? {
    var at = index - 1
    for _ in 0..<Limits.lookBack where at > 0 {
      if tokens[at].kind == .leftBrace { return at }
      at = tokens.before(at)
    }
    return nil
  }

  /// Whether the function changes the children of a container before an index.
  private func changesContent(before index: Int) -> Bool {
    (max(0, startOfFunction, index - Limits.lookBack)..<index).contains { at in
      tokens[at].word == .viewControllers
        ? tokens.isSymbol("=", at: at + 1)
        : tokens.isName(at) && Self.changingContent.contains(tokens.text(at))
    }
  }

  private static let changingContent: Set<ExactString> = [
    "setViewControllers", "pushViewController", "addChild", "addChildViewController",
  ]
}
