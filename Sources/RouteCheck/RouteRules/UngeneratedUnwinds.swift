import CodeReader
import ProjectModel
import RouteDiagnostics
import Routes
import SourceText

extension Rule {
  static let ungeneratedUnwinds = Rule(
    id: "ungenerated-unwinds",
    severity: .warning,
    summary: "a class that receives typed unwinds, and to which no action is assigned",
    reason: """
      A storyboard does not name the class that receives an unwind action. The setting \
      'generate.unwinds' assigns actions to a class, and 'routecheck generate' writes an enum of \
      them. Without an action the compiler cannot find the enum. Nothing is reported if the \
      sources declare such an enum, or if every action of the storyboards is assigned.
      """,
    triggering: [
      post.and(
        "Feed.swift",
        """
        class ↓Feed: TypedUnwindReceiver {
          func unwind(_ action: FeedUnwind, from source: any Controller) {}
        }
        """
      ),
      post.and(
        "Feed.swift",
        """
        class Feed: Controller {}
        extension ↓Feed: TypedUnwindReceiver {
          func unwind(_ action: FeedUnwind, from source: any Controller) {}
        }
        """
      ),
    ],
    nonTriggering: [
      post.and(
        "Feed.swift",
        """
        enum PostActions: ExactString { case unwindToFeed = "unwindToFeed:" }
        class Feed: TypedUnwindReceiver {
          func unwind(_ action: PostActions, from source: any Controller) {}
        }
        """
      ),
      post.and(
        "Feed.swift",
        """
        class Feed: UIViewController, TypedUnwindReceiver {
          @IBAction func unwindToFeed(_ segue: UIStoryboardSegue) {}
        }
        """
      ),
      .feedAndPost.and("Feed.swift", "class Feed: TypedUnwindReceiver {}"),
    ],
    check: { $0.receiversWithoutActions }
  )

  /// A `Post` that unwinds to a feed.
  private static let post = Example.main(
    """
    <scene><objects><viewController id="post" customClass="Post" customModuleProvider="target">
      <connections>
        <segue id="s" kind="unwind" destination="x" unwindAction="unwindToFeed:"/>
      </connections>
    </viewController><exit id="x"/></objects></scene>
    """
  )
}

extension Project {
  fileprivate var receiversWithoutActions: [Finding] {
    var actions = FreeActions(self)
    let assigned = Set(generation.unwinds.values.map { SourceIndex.typeName(in: $0) })
    return code.uses(\.types).compactMap { file, type in
      let app = code.index.apps[file]
      let name = SourceIndex.lastName(code.index.target(of: type.name, in: app))
      guard type.kind == .class || type.kind == .extension,
        type.supertypes.contains(where: { SourceIndex.lastName($0) == "TypedUnwindReceiver" }),
        !assigned.contains(name), !code.index.isProtocol(name, in: app),
        !code.index.isInherited("ExactString", in: app),
        let action = actions.action(near: name, in: app)
      else { return nil }
      return Finding(
        file: code.index.files[file].path,
        location: type.location,
        "no unwind action is assigned to '\(name)', so that '\(name)Unwind' is not generated; assign one "
          + "in .routecheck.json, as in '{\"generate\": {\"unwinds\": {\"\(action)\": \"\(name)\"}}}'"
      )
    }
  }
}

/// The unwind actions of storyboards that no class receives.
private struct FreeActions {
  private var actions: UnwindActions
  private var known: [App: [ExactString]] = [:]

  init(_ project: Project) { actions = UnwindActions(project) }

  /// An action that no class of an app receives, preferably one that names a class.
  mutating func action(near name: ExactString, in app: App) -> ExactString? {
    let free = known[app] ?? find(app)
    known[app] = free
    let stem = name.string.hasSuffix("Controller") ? String(name.string.dropLast(10)) : name.string
    return free.prefix(Limits.meanings).first { $0.string.containsBytes(of: stem) } ?? free.first
  }

  private mutating func find(_ app: App) -> [ExactString] {
    let found = actions.actions(in: app)
    return found.storyboards.subtracting(found.received).sorted().filter {
      !actions.hasMethod($0, in: app)
    }
  }
}
