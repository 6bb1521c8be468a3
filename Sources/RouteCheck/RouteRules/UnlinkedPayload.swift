import ProjectModel
import RouteDiagnostics
import Routes
import RoutesLinks
import RuleSupport

extension Rule {
  package static let unlinkedPayload = Rule(
    id: "unlinked-payload",
    severity: .error,
    summary: "a payload of a case that its link does not carry",
    reason: """
      The case cannot be read from its link. Only payloads of basic types, and of enums with raw \
      values, are reported, because a structure may have no required parts.
      """,
    triggering: [
      .links(
        ("conversation(id: Int, tag: String?)", #""↓/status/{id}""#),
        ("list(sort: Sort)", #""↓/list""#),
        and: "enum Sort: String, Codable { case name, date }"
      )
    ],
    nonTriggering: [
      .links(
        ("conversation(id: Int, tags: [String])", #""/status/{id}?tag={tags}""#),
        ("profile(user: User)", #""/users/{user.name}""#),
        ("detail(filter: Filter)", #""/detail""#),
        and: "struct Filter: Codable {}"
      )
    ],
    check: { project in
      project.code.linkFindings { if case .unlinkedPayload = $0 { true } else { false } }
    }
  )
}
