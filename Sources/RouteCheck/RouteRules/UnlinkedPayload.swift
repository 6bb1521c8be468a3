import ProjectModel
import RouteDiagnostics
import Routes
import RoutesLinks

extension Rule {
  static let unlinkedPayload = Rule(
    id: "unlinked-payload",
    severity: .error,
    summary: "a payload of a case that its link does not carry, or whose values are not known",
    reason: """
      The case cannot be read from its link. Only payloads of basic types, and of enums with raw \
      values, are reported, because a structure may have no required parts. An enum with texts as raw \
      values is `CaseIterable`, because the table tries a link with one of its values.
      """,
    triggering: [
      .links(
        ("conversation(id: Int, tag: String?)", #""↓/status/{id}""#),
        ("list(sort: Sort)", #""↓/list""#),
        and: "enum Sort: String, Codable, CaseIterable { case name, date }"
      ),
      .links(
        ("list(sort: Sort)", #""↓/list/{sort}""#),
        and: "enum Sort: String, Codable { case name, date }"
      ),
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
      project.code.linkFindings {
        switch $0 {
        case .unlinkedPayload, .unsupportedPayload: true
        default: false
        }
      }
    }
  )
}
