import ProjectModel
import RouteDiagnostics
import Routes
import RoutesLinks
import RuleSupport

extension Rule {
  package static let unknownLinkPlaceholder = Rule(
    id: "unknown-link-placeholder",
    severity: .error,
    summary: "a placeholder of a link that no payload of the case has",
    reason: """
      The case can be neither written as a link nor read from a link. A payload without a label is \
      named by its position, as in `{_0}`. Enums with their own `init(from:)` or `encode(to:)` are \
      not checked, because they name their payloads themselves.
      """,
    triggering: [
      .links(
        ("conversation(id: Int)", #""/status/↓{idd}""#)
      ),
      .links(
        ("conversation(Int)", #""/status/{_0}?sort=↓{sort}""#),
        ("start", #""/↓{page}""#)
      ),
    ],
    nonTriggering: [
      .links(
        ("conversation(id: Int, tag: String?)", #""/status/{id}?tag={tag}""#),
        ("profile(User)", #""/users/{_0.name}""#)
      ),
      .links(
        ("conversation(id: Int)", #""/status/{number}""#),
        and: """
          extension Place {
            enum ConversationCodingKeys: String, CodingKey { case id = "number" }
          }
          """
      ),
    ],
    check: { project in
      project.code.linkFindings { if case .unknownPlaceholder = $0 { true } else { false } }
    }
  )
}
