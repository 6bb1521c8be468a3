import CodeFacts
import Routes
import SourceText

extension SwiftReader {
  /// Reads `case`, which starts a declaration in an enum, a label in a `switch`, or a pattern.
  mutating func readCase() {
    switch scopes[current].kind {
    case .type where scopes[current].type.kind == .enum: readCaseDeclaration()
    case .switch
    where tokens[index - 1].word != .if && tokens[index - 1].word != .guard
      && tokens[index - 1].kind != .comma:
      readLabel()
    default: index += 1
    }
  }

  /// Reads `case login, conversation(Status), detail = "Detail"`.
  private mutating func readCaseDeclaration() {
    attributes = Attributes()
    repeat {
      index += 1
      guard tokens.isName(index) else { return }
      let nameIndex = index
      let name = tokens.text(index)
      index += 1
      var payload: [CaseFact.Payload] = []
      if tokens[index].kind == .leftParen, let end = tokens.partner(of: index) {
        payload = readPayload(from: index + 1, to: end)
        index = end + 1
      }
      var raw: ExactString?
      var rawIndex = nameIndex
      if tokens.isSymbol("=", at: index) {
        rawIndex = index + 1
        raw = tokens.literal(rawIndex)
        index += 2
      } else if scopes[current].type.hasTextCases {
        raw = name
      }
      if let raw {
        let fact = ConstantFact(
          name: name,
          value: .literal(raw),
          isInactive: isInactive,
          isCase: true,
          place: place(at: rawIndex)
        )
        facts.append(.constant(fact))
      } else {
        let fact = CaseFact(
          name: name,
          payload: payload,
          place: place(at: nameIndex)
        )
        facts.append(.enumCase(fact))
      }
    } while tokens[index].kind == .comma
  }

  /// Reads the associated values of a case, between its parentheses.
  private func readPayload(from start: Int, to end: Int) -> [CaseFact.Payload] {
    var payload: [CaseFact.Payload] = []
    var at = start
    while at < end {
      var label: ExactString?
      if tokens.isName(at), tokens[at + 1].kind == .colon {
        label = tokens.text(at)
        at += 2
      } else if tokens.isName(at), tokens.isName(at + 1), tokens[at + 2].kind == .colon {
        label = tokens.text(at)
        at += 3
      }
      let first = at
      var last = at
      var angles = 0
      while at < end, tokens[at].kind != .comma || angles > 0 {
        switch tokens[at].kind {
        case .leftAngle: angles += 1
        case .rightAngle: angles -= 1
        case .symbol where tokens.isSymbol("=", at: at): angles = 0
        default: break
        }
        last = max(at, min(tokens.partner(of: at) ?? at, end - 1))
        at = last + 1
      }
      if first < end {
        payload.append(CaseFact.Payload(label: label, type: tokens.text(from: first, to: last)))
      }
      at += 1
    }
    return payload
  }
}
