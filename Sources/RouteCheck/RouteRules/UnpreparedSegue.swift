import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import StoryboardModel
import StoryboardReader

extension Rule {
  package static let unpreparedSegue = Rule(
    id: "unprepared-segue",
    severity: .note,
    isOnByDefault: false,
    summary: "a segue to a screen of the app that the class of its scene does not prepare",
    reason: """
      The screen gets no data from the screen before it. No segue action makes the controller, and \
      the class has no 'prepare' method, or a method that prepares other segues by name. A class \
      is not reported if a method may prepare any segue. Many screens need no data. With the build \
      plugin, the generated enum of the class lists its segues for a 'switch' in 'prepare(for:)'.
      """,
    triggering: [
      .feedAndPost(class: "↓Feed").and(
        "Feed.swift",
        """
        class Feed: UIViewController {}
        class Post: UIViewController {}
        """
      ),
      .feedAndPost(class: "Feed", segue: "↓ShowPost").and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            super.prepare(for: segue, sender: sender)
            switch segue.identifier {
            case "ShowMap": (segue.destination as? Map)?.place = place
            default: break
            }
          }
        }
        class Post: UIViewController {}
        class Map: UIViewController {}
        """
      ),
    ],
    nonTriggering: [
      .feedAndPost.and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "ShowPost" { (segue.destination as? Post)?.text = text }
          }
        }
        class Post: UIViewController {}
        """
      ),
      .feedAndPost.and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if let post = segue.destination as? Post { post.text = text }
          }
        }
        class Post: UIViewController {}
        """
      ),
      .feedAndPost.and(
        "Feed.swift",
        """
        class Screen: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) { configure(segue) }
        }
        class Feed: Screen {}
        class Post: UIViewController {}
        """
      ),
      .feedAndPost.and("Feed.swift", "class Feed: UIViewController {}"),
      .main(
        """
        <scene><objects><viewController id="feed" customClass="Feed"><connections>
          <segue id="s" kind="show" destinationCreationSelector="makePost:" destination="post"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="post" customClass="Post"/></objects></scene>
        """
      ).and("Feed.swift", "class Feed: UIViewController {}; class Post: UIViewController {}"),
    ],
    check: { $0.unpreparedSegues }
  )
}

extension Example {
  /// The storyboard of ``feedAndPost`` with another class of its first scene, which may be marked.
  fileprivate static func feedAndPost(
    class name: String,
    segue: String = "ShowPost"
  ) -> Example {
    main(
      """
      <scene><objects><viewController id="feed" customClass="\(name)"><connections>
        <segue id="s" kind="show" identifier="\(segue)" destination="post"/>
      </connections></viewController></objects></scene>
      <scene><objects><viewController id="post" customClass="Post"/></objects></scene>
      """
    )
  }
}

extension Project {
  fileprivate var unpreparedSegues: [Finding] {
    let index = code.index
    var preparations = Preparations(code)
    return scenes.flatMap { view -> [Finding] in
      let app = code.app(ofStoryboard: view.position)
      guard let name = view.scene.customClass, let location = view.locations.customClass else {
        return []
      }
      let segues = view.segues.filter { segue, _ in
        segue.kind.role.isPerformed && segue.creationSelector == nil
          && leadsToClassOfApp(segue, of: view)
      }
      guard let first = segues.first?.segue, index.knowsAllAncestors(of: name, in: app),
        let above = index.ancestors(of: name, in: app)
      else { return [] }
      switch preparations.preparation(by: above, in: app) {
      case .any: return []
      case .none:
        let others = segues.count > 1 ? " and \(segues.count - 1) more" : ""
        return [
          Finding(
            file: view.file.path,
            location: location,
            "'\(name)' has no method that prepares \(first.label)\(others)",
            object: view.scene.id
          )
        ]
      case .only(let identifiers):
        return segues.filter { segue, _ in !identifiers.contains(segue.identifier ?? "") }
          .map { segue, locations in
            Finding(
              file: view.file.path,
              location: locations.identifier ?? locations.element,
              "'prepare' of '\(name)' does not prepare \(segue.label)",
              object: segue.id
            )
          }
      }
    }
  }

  /// Whether the screen that a segue shows has a class that the sources declare.
  private func leadsToClassOfApp(_ segue: Storyboard.Segue, of view: SceneView) -> Bool {
    guard let location = try? bundle.destination(of: segue, from: view.reference).get(),
      let inner = try? bundle.innermost(from: location).get(),
      let name = bundle[inner]?.customClass
    else { return false }
    return code.index.declares(name)
  }
}
