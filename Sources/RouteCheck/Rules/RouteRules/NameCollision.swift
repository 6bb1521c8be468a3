import RouteDiagnostics
import RouteGenerators
import Routes
import RuleSupport
import SourceText

extension Rule {
  package static let nameCollision = Rule(
    id: "name-collision",
    severity: .error,
    isOnByDefault: false,
    isOnWhenGenerating: true,
    summary: "different identifiers, or storyboards, that become the same Swift name",
    reason: """
      Neither of them gets the name, so the generated Swift lacks both. 'generate' always reports \
      it, other commands on request.
      """,
    triggering: [feed("show-post", "↓ShowPost")],
    nonTriggering: [feed("ShowPost", "ShowPostAgain")],
    checkNames: { names in
      names.collisions.map { collision in
        let (first, second) = (collision.first, collision.second)
        let note = Finding.Note(
          message: "the first is here",
          file: first.file,
          location: first.location
        )
        return Finding(
          file: second.file,
          location: second.location,
          message(for: collision),
          notes: collision.kind == .module ? [] : [note]
        )
      }
    }
  )

  private static func feed(_ first: String, _ second: String) -> Example {
    .scenes(
      scene("feed", "Feed", segue("s1", first, to: "post"), segue("s2", second, to: "post")),
      scene("post", "Post")
    )
  }

  private static func message(for collision: SwiftNameCollision) -> String {
    let (first, second) = (collision.first, collision.second)
    let labels = first.label == second.label ? "called" : "\(first.label) and"
    let both = "\(labels) \(second.label) both become '\(collision.name)' in Swift"
    let difference =
      second.text.normalizationDifference(from: first.text)
      .map { ", and differ \($0)" } ?? ""
    let elsewhere =
      "rename one, or give it another name under \"generate\" in " + Path.configuration
    switch collision.kind {
    case .storyboards:
      return "storyboards \(both)\(difference); rename one, or generate them for different modules"
    case .segues: return "segues \(both)\(difference); \(elsewhere)"
    case .scenes: return "scenes \(both)\(difference); \(elsewhere)"
    case .unwinds: return "unwind actions \(both)\(difference); \(elsewhere)"
    case .types: return "\(both); rename the type"
    case .module:
      return "\(second.label) hides the module 'Routes', whose types generated code names; "
        + "rename the type"
    }
  }
}
