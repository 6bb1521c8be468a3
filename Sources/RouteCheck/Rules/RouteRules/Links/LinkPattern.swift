import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RoutesLinks
import RuleSupport

extension Rule {
  package static let linkPattern = Rule(
    id: "link-pattern",
    severity: .error,
    summary: "a pattern of links that a table of links refuses",
    reason: """
      With such a pattern, a table of links throws an error, so no link of the enum can be read. A \
      pattern is reported if it is malformed, if it matches the same paths as another one, if it has \
      the key of another case or a placeholder that no payload of its case has, and if a payload of a \
      type of Swift is not in it, or not in its right place. A test with 'expectWholeLinks()' also \
      finds mistakes that depend on other types.
      """,
    triggering: [
      links(card: "↓/card/{idd}", cards: "/cards"), links(card: "/card/{id}", cards: "↓/card/{id}"),
      links(card: "/card/{id}", cards: "↓card"),
      links(card: "/card/{id}", cards: "↓/card/all", id: "String"),
      links(card: "↓/card", cards: "/cards"),
      links(card: "↓/card/{id}", cards: "/cards", id: "Int?"),
      links(card: "↓/card?id={id=seven}", cards: "/cards"),
    ],
    nonTriggering: [
      links(card: "/card/{id}", cards: "/card/all"), links(card: "/card?id={id}", cards: "/cards"),
      // A value that encodes itself may have any keys.
      links(card: "/card/{number}", cards: "/cards", "; func encode(to encoder: any Encoder) {}"),
      links(card: "/card/{id.number}", cards: "/cards", id: "CardID"),
      links(card: "/card?id={id}", cards: "/cards", id: "Int?"),
    ],
    check: { $0.refusedLinkPatterns }
  )

  private static func links(
    card: String,
    cards: String,
    _ member: String = "",
    id: String = "Int"
  ) -> Example {
    .file(
      "Place.swift",
      """
      import RoutesLinks
      enum Place: Codable { case card(id: \(id)), cards\(member) }
      extension Place: Linkable {
        enum CodingKeys: CodingKey, CaseIterable { case card, cards }
        var linkPattern: (CodingKeys, LinkPattern) {
          switch self {
          case .card: (.card, "\(card)")
          case .cards: (.cards, "\(cards)")
          }
        }
      }
      """
    )
  }
}

extension Project {
  fileprivate var refusedLinkPatterns: [Finding] {
    let patterns = code.linkTables.patterns
    let tables = Dictionary(grouping: patterns.indices) {
      [code.index.files[patterns[$0].file].path, patterns[$0].fact.type.string]
    }
    return tables.values.flatMap { numbers -> [Finding] in
      var tree = LinkTree()
      for number in numbers where patterns[number].pattern.problem == nil {
        tree.add(patterns[number].pattern.segments, number: number)
      }
      let ambiguous = tree.ambiguities { number, position, _ in
        code.takesAnyText(at: position, of: patterns[number])
      }.map { pair in
        let first = patterns[pair.first]
        let other = first.fact.caseName.string
        return finding(
          .ambiguous(with: other, pattern: first.pattern),
          of: patterns[pair.second],
          notes: [
            code.note("the pattern of '\(other)'", in: first.file, at: first.fact.location)
          ]
        )
      }
      return ambiguous + numbers.compactMap { problem(of: patterns[$0]) }
    }
  }

  private func problem(of link: ProjectCode.CodedPattern) -> Finding? {
    if let problem = link.pattern.problem { return finding(.malformed(problem), of: link) }
    if link.fact.key != link.fact.caseName, !link.fact.isOld {
      return finding(.wrongKey(link.fact.key.string), of: link)
    }
    guard let payloads = code.payload(of: link) else { return nil }
    let labels = payloads.enumerated().map { $1.label?.string ?? "_\($0)" }
    // The type of a payload may have parts, such as 'name' in '{user.name}'.
    let unknown = link.pattern.placeholders.map(\.string).first { name in
      !labels.contains { name == $0 || name.hasPrefix("\($0).") }
    }
    if let unknown { return finding(.unknownPlaceholder(unknown, payloads: labels), of: link) }
    for (label, payload) in zip(labels, payloads) {
      if let problem = code.problem(ofPayload: label, payload.type, in: link) {
        return finding(problem, of: link)
      }
    }
    return nil
  }

  private func finding(
    _ problem: LinkIssue.Problem,
    of link: ProjectCode.CodedPattern,
    notes: [Finding.Note] = []
  ) -> Finding {
    Finding(
      file: code.index.files[link.file].path,
      location: link.fact.location,
      "\(LinkIssue(key: link.fact.caseName.string, pattern: link.pattern, problem: problem))",
      notes: notes
    )
  }
}
