import StoryboardReader
import SwiftScanner

extension Rule.ID {
  static let defeatedExhaustiveness = Self(rawValue: "defeated-exhaustiveness")
}

extension Rule {
  /// A `default:` in a destination's mapping.
  static let defeatedExhaustiveness = Rule(
    id: .defeatedExhaustiveness,
    severity: .warning,
    summary: "a default in a destination's mapping",
    reason: """
      A new case compiles without a segue of its own and leads wherever the default does. Without \
      it, the compiler asks for the mapping.
      """,
    triggering: [
      .file(
        "Feed.swift",
        """
        enum AppDestination: Destination {
          case login, profile

          var route: Route {
            switch self {
            case .login: return Route(.login)
            ↓default: return Route(.profile)
            }
          }
        }
        """
      )
    ],
    nonTriggering: [
      .file(
        "Feed.swift",
        """
        enum AppDestination: Destination {
          case login, profile

          var route: Route {
            switch self {
            case .login: return Route(.login)
            case .profile: return Route(.profile)
            }
          }

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
    check: { $0.defeatedExhaustiveness() }
  )
}
