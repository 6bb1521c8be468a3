import Routes
import StoryboardReader
import SwiftScanner

extension Rule {
  /// A scene with segues whose class prepares none.
  static let unpreparedSegue = Rule(
    id: "unprepared-segue",
    severity: .note,
    isOnByDefault: false,
    summary: "a scene whose class prepares none of its segues to screens of the app",
    reason: """
      The screens get no data from the one before: neither the class nor one above it has a 'prepare' \
      method, and no segue action makes the controllers. This is fine for screens that need no data, \
      which are common. With the build plugin, the generated enum of the class lists its segues for a \
      'switch' in 'prepare(for:)'.
      """,
    triggering: [
      .feedAndPost(class: "↓Feed").and(
        "Feed.swift",
        """
        class Feed: UIViewController {}
        class Post: UIViewController {}
        """
      )
    ],
    nonTriggering: [
      .feedAndPost.and(
        "Feed.swift",
        """
        class Screen: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
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
  fileprivate static func feedAndPost(class name: String) -> Example {
    main(
      """
      <scene><objects><viewController id="feed" customClass="\(name)"><connections>
        <segue id="s" kind="show" identifier="ShowPost" destination="post"/>
      </connections></viewController></objects></scene>
      <scene><objects><viewController id="post" customClass="Post"/></objects></scene>
      """
    )
  }
}

extension Project {
  fileprivate var unpreparedSegues: [Finding] {
    let index = code.index
    var preparing = PreparingClasses(index)
    return scenes.compactMap { view in
      let app = code.app(ofStoryboard: view.position)
      guard let name = view.scene.customClass, let location = view.locations.customClass else {
        return nil
      }
      let segues = view.scene.segues.filter { segue in
        segue.kind.role.isPerformed && segue.creationSelector == nil
          && leadsToClassOfApp(segue, of: view)
      }
      guard let first = segues.first, index.knowsAllAncestors(of: name, in: app),
        let above = index.ancestors(of: name, in: app),
        preparing.classes(in: app).isDisjoint(with: above)
      else { return nil }
      let others = segues.count > 1 ? " and \(segues.count - 1) more" : ""
      return Finding(
        file: view.file.path,
        location: location,
        "'\(name)' has no method that prepares \(first.label)\(others)",
        object: view.scene.id
      )
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

/// The classes of each app with code that prepares segues.
private struct PreparingClasses {
  private let index: SourceIndex
  private var known: [App: Set<ExactString>] = [:]

  init(_ index: SourceIndex) { self.index = index }

  /// The last names of the types with a method that prepares segues, or that forwards them.
  mutating func classes(in app: App) -> Set<ExactString> {
    if let found = known[app] { return found }
    var found: Set<ExactString> = []
    for file in index.apps.files(seenFrom: app) {
      let facts = index.files[file].facts
      let types =
        facts.methods.lazy.filter { Self.names.contains($0.name) }.map(\.type)
        + facts.forwards.map(\.type)
      found.formUnion(types.map { SourceIndex.lastName(index.target(of: $0, in: app)) })
    }
    known[app] = found
    return found
  }

  /// The names of the method in Swift and in Objective-C.
  private static let names: Set<ExactString> = ["prepare", "prepareForSegue"]
}
