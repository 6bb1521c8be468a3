import CodeFacts
import ProjectModel
import RouteDiagnostics
import RuleSupport

extension Rule {
  package static let defeatedExhaustiveness = Rule(
    id: "defeated-exhaustiveness",
    severity: .warning,
    summary: "a default in a destination's mapping",
    reason: """
      A new case compiles without its own segue, and leads to the destination of the default. \
      Without the default, the compiler requires the mapping.
      """,
    triggering: [.code(destination("↓default: return Route(.profile)"))],
    nonTriggering: [
      .code(
        destination("case .profile: return Route(.profile)") + """

          extension AppDestination {
            var title: String {
              switch self {
              case .login: return "Login"
              default: return ""
              }
            }
          }
          """
      )
    ],
    check: { project in
      project.code.uses(\.facts.defaults).map { file, use in
        project.code.finding(
          at: use.location,
          in: file,
          "a new case of '\(use.type)' would compile without a mapping; replace the default by the cases that it covers"
        )
      }
    }
  )
  private static func destination(_ last: String) -> String {
    """
    enum AppDestination: Destination {
      case login, profile

      var route: Route {
        switch self {
        case .login: return Route(.login)
        \(last)
        }
      }
    }
    """
  }
}
