import CodeReader
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import StoryboardModel
import StoryboardReader

extension Rule {
  package static let unreceivedUnwind = Rule(
    id: "unreceived-unwind",
    severity: .warning,
    summary: "an unwind whose action no controller behind its scene can have",
    reason: """
      UIKit asks the controllers behind the scene, one after the other, whether they have the \
      action. No scene of a class with the action is ever behind this scene, so the button has no \
      effect. This is reported if only segues lead to the scene, and if all classes behind it are \
      known. With taps, 'routecheck explore' finds more.
      """,
    triggering: [
      feedAndShop(unwinding: "↓unwindToShop:"),
      feedAndShop(unwinding: "↓unwindToPost:"),
    ],
    nonTriggering: [
      feedAndShop(unwinding: "unwindToFeed:"),
      feedAndShop(unwinding: "unwindToShop:").and(
        "Open.swift",
        """
        func open(_ storyboard: UIStoryboard, _ name: String) -> UIViewController {
          storyboard.instantiateViewController(withIdentifier: name)
        }
        """
      ),
    ],
    check: { $0.unreceivedUnwinds }
  )

  /// A `Feed` that presents a `Post` and a `Shop`. The post unwinds to an action.
  private static func feedAndShop(unwinding action: String) -> Example {
    .main(
      #"initialViewController="feed""#,
      """
      <scene><objects><viewController id="feed" customClass="Feed"><connections>
        <segue id="s1" kind="presentation" destination="post"/>
        <segue id="s2" kind="presentation" destination="shop"/>
      </connections></viewController></objects></scene>
      <scene><objects><viewController id="post" customClass="Post"><connections>
        <segue id="s3" kind="unwind" destination="x" unwindAction="\(action)"/>
      </connections></viewController><exit id="x"/></objects></scene>
      <scene><objects>
        <viewController id="shop" customClass="Shop" storyboardIdentifier="Shop"/>
      </objects></scene>
      """
    )
    .and("Package.swift", "// swift-tools-version: 6.0\n")
    .and(
      "Feed.swift",
      """
      class Feed: UIViewController {
        @IBAction func unwindToFeed(_ segue: UIStoryboardSegue) {}
      }
      class Post: UIViewController {
        @IBAction func unwindToPost(_ segue: UIStoryboardSegue) {}
      }
      class Shop: UIViewController {
        @IBAction func unwindToShop(_ segue: UIStoryboardSegue) {}
      }
      """
    )
  }
}

extension Project {
  fileprivate var unreceivedUnwinds: [Finding] {
    let hasUnwinds = storyboards.contains { file in
      file.scenes.contains { $0.segues.contains { $0.unwindAction != nil } }
    }
    guard hasUnwinds, !files.isPartial, code.uncheckedApps.isEmpty else { return [] }
    let search = UnwindSearch(self)
    return search.behind.scenes.indices.flatMap { number -> [Finding] in
      let view = search.behind.scenes[number]
      return view.segues.compactMap { segue, locations in
        guard let action = segue.unwindAction, let location = locations.unwindAction,
          let receiver = search.receiverElsewhere(of: action, from: number),
          let name = bundle.label(of: view.reference)
        else { return nil }
        let other = search.behind.scenes[receiver].reference
        return Finding(
          file: view.file.path,
          location: location,
          "no controller behind \(name) has the unwind action '\(action)'",
          notes: [note("\(bundle.label(of: other) ?? "a scene") has it", at: other)],
          object: segue.id
        )
      }
    }
  }
}

/// Finds the scenes that receive unwinds.
private final class UnwindSearch {
  let behind: ScenesBehind
  private let project: Project
  private var actions: UnwindActions
  /// The scenes of each class and of the classes below it.
  private var scenes: [ExactString: [Int]] = [:]
  /// The scenes whose class may have any action.
  private var unknown: Set<Int> = []
  /// The classes that code makes without a storyboard.
  private let made: Set<ExactString>
  /// The first scene that receives each action, and the scenes behind which there may be one that does.
  private var known: [ExactString: (receiver: Int, scenes: Set<Int>)?] = [:]

  init(_ project: Project) {
    self.project = project
    behind = ScenesBehind(project)
    actions = UnwindActions(project)
    made = Set(project.code.uses(\.transitions).map { SourceIndex.lastName($0.use.controller) })
    let index = project.code.index
    for (number, view) in behind.scenes.enumerated() {
      guard let name = view.scene.customClass else { continue }
      let app = project.code.app(ofStoryboard: view.position)
      guard index.knowsAllAncestors(of: name, in: app),
        let names = index.ancestors(of: name, in: app)
      else {
        unknown.insert(number)
        continue
      }
      for name in names { scenes[name, default: []].append(number) }
    }
  }

  /// A scene with an action that certainly no scene behind another scene has.
  func receiverElsewhere(of action: ExactString, from number: Int) -> Int? {
    let app = project.code.app(ofStoryboard: behind.scenes[number].position)
    guard behind.started.contains(number), !behind.openedByCode.contains(number),
      project.files.inputs.projectFolders.contains(app.folder), !actions.actions(in: app).mayBeAny
    else { return nil }
    if known[action] == nil, known.count < Limits.unwindActions { known[action] = find(action) }
    guard case .some(let found?) = known[action], !found.scenes.contains(number) else {
      return nil
    }
    return found.receiver
  }

  private func find(_ action: ExactString) -> (receiver: Int, scenes: Set<Int>)? {
    let index = project.code.index
    let classes = index.implementers(of: action).union(index.otherImplementers[action] ?? [])
    var receivers = unknown
    var first: Int?
    for name in classes.sorted() {
      // Code may put a controller that it makes anywhere.
      guard FrameworkClass.named(name) == nil, !made.contains(name), let own = scenes[name],
        own.allSatisfy({ !behind.openedByCode.contains($0) })
      else { return nil }
      first = first ?? own.first
      receivers.formUnion(own)
    }
    return first.map { ($0, behind.scenes(after: receivers)) }
  }
}
