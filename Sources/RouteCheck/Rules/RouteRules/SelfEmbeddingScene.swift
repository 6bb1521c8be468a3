import ProjectModel
import RouteDiagnostics
import RouteTables
import Routes
import RuleSupport
import StoryboardReader

extension Rule {
  package static let selfEmbeddingScene = Rule(
    id: "self-embedding-scene",
    severity: .error,
    summary: "a scene that embeds itself, directly or through other scenes",
    reason: """
      The app embeds the scene again and again, until it runs out of memory. Each embed segue of \
      the circle is reported.
      """,
    triggering: [
      .scenes(scene("feed", nil, #"↓<segue id="e" kind="embed" destination="feed"/>"#)),
      .scenes(
        scene("feed", nil, #"↓<segue id="e" kind="embed" destination="nav"/>"#),
        scene(
          "nav",
          nil,
          segue("r", to: "feed", "rootViewController"),
          kind: "navigationController"
        )
      ),
    ],
    nonTriggering: [
      .scenes(
        scene("feed", nil, segue("e", to: "map", "embed"), segue("f", to: "map", "embed")),
        scene("map", nil, segue("s", to: "feed"))
      )
    ],
    check: { project in
      let bundle = project.bundle
      let inside = Memo { (scene: StoryboardBundle.SceneLocation) in
        [scene].reach { bundle.children(of: $0).compactMap { try? $0.scene.get() } }
      }
      return project.segues.compactMap { found in
        guard found.segue.kind == .embed,
          case .success(let embedded) = bundle.destination(
            of: found.segue,
            from: found.view.reference
          ), inside[embedded].contains(found.view.reference)
        else { return nil }
        return Finding(
          found,
          at: found.locations.element,
          "\(found.segue.label) embeds '\(found.view.scene.label)' in itself"
        )
      }
    }
  )
}
