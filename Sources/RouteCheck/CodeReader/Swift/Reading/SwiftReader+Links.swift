import Routes

extension SwiftReader {
  /// Records the patterns of `static func link(for key: CodingKeys) -> LinkPattern`.
  ///
  /// The body is one `switch` over the key. Only labels with one literal count, and none in
  /// conditional code.
  ///
  /// - Parameters:
  ///   - name: The index of the name.
  ///   - end: The index after the parameters.
  ///   - body: The index of the brace of the body.
  mutating func recordLinks(_ name: Int, afterParameters end: Int, body: Int) {
    guard importsRoutes, conditions.isEmpty, scopes[current].kind == .type,
      tokens.text(name) == "link", tokens[name + 2].word == .for, tokens.isName(name + 3),
      tokens[name + 4].kind == .colon, tokens.isSymbol("->", at: end),
      tokens[body - 1].word == .linkPattern, skippingLibrary(end + 1) == body - 1
    else { return }
    let start = body + (tokens[body + 1].word == .return ? 2 : 1)
    guard tokens[start].word == .switch, tokens.text(start + 1) == tokens.text(name + 3),
      tokens[start + 2].kind == .leftBrace, let last = tokens.partner(of: start + 2),
      tokens.partner(of: body) == last + 1
    else { return }
    let hasConditions = (start..<last).contains {
      tokens[$0].kind == .directive || tokens[$0].kind == .conflictMarker
    }
    if hasConditions { return }
    var at = start + 3
    while at < last {
      let label = linkLabel(at: at, before: last)
      for name in label?.names ?? [] {
        facts.append(
          .link(
            LinkFact(
              type: enclosingType,
              caseName: name,
              pattern: label?.pattern ?? "",
              location: location(of: (label?.end ?? at) - 1)
            )
          )
        )
      }
      at = label?.end ?? max(at, tokens.partner(of: at) ?? at) + 1
    }
  }

  /// Reads `case .login, .signIn: "/login"`.
  ///
  /// - Returns: The names of the cases, the pattern, and the index after it; `nil` for other code.
  private func linkLabel(
    at start: Int,
    before last: Int
  ) -> (names: [ExactString], pattern: ExactString, end: Int)? {
    // A pattern in a condition is no label.
    guard tokens[start].word == .case, tokens[start - 1].word != .if,
      tokens[start - 1].word != .guard, tokens[start - 1].kind != .comma
    else { return nil }
    var names: [ExactString] = []
    var at = start
    repeat {
      guard tokens[at + 1].kind == .period, tokens.isName(at + 2) else { return nil }
      names.append(tokens.text(at + 2))
      at += 3
    } while tokens[at].kind == .comma
    guard tokens[at].kind == .colon else { return nil }
    at += tokens[at + 1].word == .return ? 2 : 1
    guard let pattern = tokens.literal(at) else { return nil }
    let next = tokens[at + 1].word
    return at + 1 == last || next == .case || next == .default ? (names, pattern, at + 1) : nil
  }

  /// Records a type with its own `init(from:)` or `encode(to:)`.
  ///
  /// - Parameters:
  ///   - name: The index of the name of the function, or of its parameters.
  ///   - arguments: The index of the opening parenthesis.
  mutating func recordCoding(_ word: SwiftWord, _ name: Int, _ arguments: Int) {
    guard scopes[current].kind == .type, tokens[arguments].kind == .leftParen else { return }
    let label = tokens[arguments + 1].word
    guard word == .`init` ? label == .from : label == .to && tokens.text(name) == "encode" else {
      return
    }
    facts.append(.coding(CodingFact(type: enclosingType)))
  }
}
