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
      let circles = ContainmentCircles(project)
      return project.segueFindings { found in
        guard circles.contains(found.segue, from: found.view.reference) else { return nil }
        return Finding(
          found,
          at: found.locations.element,
          "\(found.segue.label) embeds '\(found.view.scene.label)' in itself"
        )
      }
    }
  )
}

/// The scenes that contain each other, by relationships and embeds.
private struct ContainmentCircles {
  private let bundle: StoryboardBundle
  /// A number for each scene; the same for scenes that contain each other.
  private var circles: [StoryboardBundle.SceneLocation: Int] = [:]

  /// Two walks over all scenes find the circles. The first orders the scenes by the end of their
  /// descendants. The second goes back from the last scenes, and reaches only scenes of one circle.
  init(_ project: Project) {
    bundle = project.bundle
    var children: [StoryboardBundle.SceneLocation: [StoryboardBundle.SceneLocation]] = [:]
    var parents: [StoryboardBundle.SceneLocation: [StoryboardBundle.SceneLocation]] = [:]
    for view in project.scenes {
      for child in bundle.children(of: view.reference) {
        guard case .success(let inner) = child.scene else { continue }
        children[view.reference, default: []].append(inner)
        parents[inner, default: []].append(view.reference)
      }
    }
    var done: [StoryboardBundle.SceneLocation] = []
    var seen: Set<StoryboardBundle.SceneLocation> = []
    for view in project.scenes where seen.insert(view.reference).inserted {
      var path = [(scene: view.reference, next: 0)]
      while let (scene, next) = path.last {
        guard let child = children[scene].flatMap({ next < $0.count ? $0[next] : nil }) else {
          done.append(scene)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        if seen.insert(child).inserted { path.append((child, 0)) }
      }
    }
    for (number, start) in done.reversed().enumerated() where circles[start] == nil {
      let circle = [start].reach { (parents[$0] ?? []).filter { circles[$0] == nil } }
      for scene in circle { circles[scene] = number }
    }
  }

  /// Whether a segue embeds a scene that contains the given one.
  func contains(
    _ segue: Storyboard.Segue,
    from source: StoryboardBundle.SceneLocation
  ) -> Bool {
    guard segue.kind == .embed,
      case .success(let destination) = bundle.destination(of: segue, from: source)
    else { return false }
    return circles[destination] == circles[source]
  }
}
