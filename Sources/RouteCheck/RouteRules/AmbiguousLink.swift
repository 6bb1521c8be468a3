import ProjectModel
import RouteDiagnostics
import Routes
import RoutesLinks
import RuleSupport

extension Rule {
  package static let ambiguousLink = Rule(
    id: "ambiguous-link",
    severity: .error,
    summary: "two patterns of a table of links that match the same path",
    reason: """
      A link to one case may be read as the other case. Only the paths of patterns are compared. A \
      placeholder can match a fixed part of another path only if its payload is a `String`.
      """,
    triggering: [
      .links(
        ("profile(name: String)", #""/users/{name}""#),
        ("account(name: String)", #""↓/users/{name}""#)
      ),
      .links(
        ("profile(name: String)", #""/users/{name}""#),
        ("me", #""↓/users/me""#)
      ),
    ],
    nonTriggering: [
      .links(
        ("profile(id: Int)", #""/users/{id}""#),
        ("me", #""/users/me""#),
        ("start", #""/""#)
      )
    ],
    check: { project in
      project.code.linkFindings { if case .ambiguous = $0 { true } else { false } }
    }
  )
}
