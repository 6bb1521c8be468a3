import ProjectModel
import RouteDiagnostics
import Routes
import RoutesLinks
import RuleSupport

extension Rule {
  package static let malformedLink = Rule(
    id: "malformed-link",
    severity: .error,
    summary:
      "a pattern of a link that is malformed, or has a placeholder twice or the key of another case",
    reason: """
      The case can be neither written as a link nor read from a link. A pattern begins with one \
      slash. A placeholder is a whole part of the path, or the value of a query item.
      """,
    triggering: [
      .links(
        ("conversation(id: Int)", #""↓/status/{id""#),
        ("start", #""↓start""#)
      ),
      .links(
        ("conversation(id: Int)", #""↓/status/number-{id}""#),
        ("start", #""/""#)
      ),
      .links(
        ("conversation(id: Int)", #""↓/status/{id}?again={id}""#),
        ("start", #""/""#)
      ),
    ],
    nonTriggering: [
      .links(
        ("conversation(id: Int)", #""/status/{id}""#),
        ("start", #""/""#)
      ),
      .links(
        ("conversation(id: Int)", #""status/\(suffix)""#),
        ("start", "start")
      ),
    ],
    check: { project in
      project.code.linkFindings {
        switch $0 {
        case .malformed, .repeatedPlaceholder, .wrongKey: true
        default: false
        }
      }
    }
  )
}
