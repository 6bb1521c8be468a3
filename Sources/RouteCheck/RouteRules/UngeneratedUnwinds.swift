import CodeReader
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText

extension Rule {
  package static let ungeneratedUnwinds = Rule(
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
        case let free = actions.actions(near: name, in: app), let first = free.first
      else { return nil }
      let choice = free.count == 1 ? "one" : "one of \(free.prefix(3).quotedList)"
      return Finding(
        file: code.index.files[file].path,
        location: type.location,
        "no unwind action is assigned to '\(name)', so that '\(name)Unwind' is not generated; assign \(choice) "
          + "in .routecheck.json, as in '{\"generate\": {\"unwinds\": {\"\(first)\": \"\(name)\"}}}'"
      )
    }
  }
}

/// The unwind actions of storyboards that no class receives.
private struct FreeActions {
  private var actions: UnwindActions
  private var known: [App: [ExactString]] = [:]

  init(_ project: Project) { actions = UnwindActions(project) }

  /// The actions that no class of an app receives and that contain the most words of a class's name, or all
  /// of these actions if none contains one.
  mutating func actions(near name: ExactString, in app: App) -> [ExactString] {
    let free = known[app] ?? find(app)
    known[app] = free
    let words = name.string.capitalizedWords.filter { $0 != "Controller" }
    let matches = free.prefix(Limits.meanings).map { action in
      words.count { action.string.containsBytes(of: $0) }
    }
    guard let most = matches.max(), most > 0 else { return free }
    return zip(free, matches).filter { $0.1 == most }.map(\.0)
  }

  private mutating func find(_ app: App) -> [ExactString] {
    let found = actions.actions(in: app)
    return found.storyboards.subtracting(found.received).sorted().filter {
      !actions.hasMethod($0, in: app)
    }
  }
}

extension String {
  /// The parts that begin with a capital letter: `PatientList` has `Patient` and `List`.
  fileprivate var capitalizedWords: [String] {
    reduce(into: []) { words, letter in
      if words.isEmpty || letter.isUppercase { words.append("") }
      words[words.count - 1].append(letter)
    }
  }
}
