import CodeFacts
import Routes

extension SwiftReader {
  /// Records the patterns of `var linkPattern: (CodingKeys, LinkPattern)`.
  ///
  /// The body is one `switch` over the value. Only labels with literals count, and none in conditional
  /// code.
  ///
  /// - Parameter body: The index of the brace of the body.
  mutating func recordLinks(_ name: Int, _ annotation: Int?, body: Int) {
    guard importsRoutes, conditions.isEmpty, scopes[current].kind == .type,
      tokens.text(name) == "linkPattern", let annotation,
      tokens[annotation].kind == .leftParen, tokens.partner(of: annotation) == body - 1,
      tokens[body - 2].word == .linkPattern
    else { return }
    let start = body + (tokens[body + 1].word == .return ? 2 : 1)
    guard tokens[start].word == .switch, tokens.text(start + 1) == "self",
      tokens[start + 2].kind == .leftBrace, let last = tokens.partner(of: start + 2),
      tokens.partner(of: body) == last + 1
    else { return }
    let hasConditions = (start..<last).contains {
      tokens[$0].kind == .directive || tokens[$0].kind == .conflictMarker
    }
    if hasConditions { return }
    var at = start + 3
    while at < last {
      if tokens[at].word == .default, tokens[at + 1].kind == .colon {
        facts.append(.defaultLabel(place(at: at)))
      }
      guard let label = linkLabel(at: at, before: last) else {
        at = tokens.after(at)
        continue
      }
      for (position, literal) in label.literals.enumerated() {
        let fact = LinkFact(
          caseName: label.name,
          key: label.key,
          pattern: literal.text,
          isOld: position > 0,
          place: place(at: literal.index)
        )
        facts.append(.link(fact))
      }
      at = label.end
    }
  }

  /// Reads `case .login: (.login, "/login")`, or a list of literals in place of one.
  ///
  /// - Returns: The names of the case and of its key, the patterns, and the index after them; `nil` for
  ///   other code.
  private func linkLabel(
    at start: Int,
    before last: Int
  ) -> (
    name: ExactString, key: ExactString, literals: [(text: ExactString, index: Int)], end: Int
  )? {
    // A pattern in a condition is no label.
    guard tokens[start].word == .case, tokens[start - 1].word != .if,
      tokens[start - 1].word != .guard, tokens[start - 1].kind != .comma
    else { return nil }
    let name = start + (tokens[start + 1].word == .let ? 3 : 2)
    guard tokens[name - 1].kind == .period, tokens.isName(name) else { return nil }
    let payload = tokens[name + 1].kind == .leftParen ? tokens.partner(of: name + 1) : name
    guard let payload, tokens[payload + 1].kind == .colon else { return nil }
    let open = payload + (tokens[payload + 2].word == .return ? 3 : 2)
    guard tokens[open].kind == .leftParen, let close = tokens.partner(of: open),
      tokens[open + 1].kind == .period, tokens.isName(open + 2),
      tokens[open + 3].kind == .comma
    else { return nil }
    let next = close + (tokens[close + 1].kind == .semicolon ? 2 : 1)
    guard next == last || tokens[next].word == .case || tokens[next].word == .default,
      let literals = patternLiterals(from: open + 4, to: close)
    else { return nil }
    return (tokens.text(name), tokens.text(open + 2), literals, next)
  }

  /// Reads a literal, or a list of them in brackets.
  private func patternLiterals(
    from start: Int,
    to end: Int
  ) -> [(text: ExactString, index: Int)]? {
    let isList = tokens[start].kind == .leftBracket
    if isList, tokens.partner(of: start) != end - 1 { return nil }
    var literals: [(text: ExactString, index: Int)] = []
    var at = isList ? start + 1 : start
    let last = isList ? end - 1 : end
    while at < last {
      // A pattern can also be made of its literal: `LinkPattern("/login")`.
      let isMade = tokens[at].word == .linkPattern && tokens.partner(of: at + 1) == at + 3
      let index = isMade ? at + 2 : at
      let end = isMade ? at + 4 : at + 1
      guard let text = tokens.literal(index), end == last || tokens[end].kind == .comma else {
        return nil
      }
      literals.append((text, index))
      at = end + 1
    }
    return isList || literals.count == 1 ? literals : nil
  }
}
