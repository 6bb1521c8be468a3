import Routes
import SwiftScanner

extension Rule {
  /// A route to a segue that does not exist.
  static let unknownSegue = Rule(
    id: "unknown-segue",
    severity: .error,
    summary: "a route, or a performed segue, that no storyboard has",
    reason: "Performing an identifier that the scene does not have crashes the app.",
    triggering: [
      .feedAndPostWithoutClasses.table(
        #"{"version": 1, "routes": [{"route": "post", "segue": "↓ShowPots"}]}"#
      ),
      .feedAndPost.and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          func open() { performSegue(withIdentifier: "↓ShowPots", sender: self) }
        }
        """
      ),
      .feedAndPost.and(
        "Feed.swift",
        """
        extension Segue<Post> {
          static var showPost: Self { .init("↓ShowPots") }
        }
        """
      ),
      .feedAndPost.and(
        "Feed.swift",
        """
        import Routes
        class Feed: Controller {
          func open(in graph: ControllerGraph) throws {
            try graph.trigger("↓ShowPots")
            try graph.trigger("↓ShowPots", from: self)
          }
        }
        """
      ),
    ],
    nonTriggering: [
      .feedAndPost.and(
        "Feed.swift",
        """
        import Routes
        class Feed: Controller {
          func open(in graph: ControllerGraph, _ sounds: Sounds) throws {
            try graph.trigger("ShowPost", from: self)
            try graph.trigger("ShowMap", from: self)
            sounds.trigger("success")
          }
          func register(in registry: inout SegueRegistry) throws {
            try registry.register(Segue<Map>("ShowMap"), kind: .show)
          }
        }
        """
      ),
      .feedAndPostWithoutClasses.table(
        #"{"version": 1, "routes": [{"route": "post", "segue": "ShowPost"}]}"#
      ),
      .table(#"{"version": 1, "routes": [{"route": "post", "segue": "ShowPost"}]}"#),
      .feedAndPost.and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          func open(_ other: Feed) {
            performSegue(withIdentifier: "ShowPost", sender: self)
            other.parent?.performSegue(withIdentifier: "ShowProfile", sender: self)
            if canPerformSegue("ShowMap") { performSegue(withIdentifier: "ShowMap", sender: self) }
          }
        }
        class Unseen: UIViewController {
          func open() { performSegue(withIdentifier: "ShowProfile", sender: self) }
        }
        """
      ).and(
        "FeedTests.swift",
        """
        import Testing

        extension Segue<Post> {
          static var ownedByTheTest: Self { .init("ShowAnything") }
        }
        """
      ),
    ],
    reportsRoute: { issue in
      if case .unknownSegue = issue { true } else { false }
    },
    check: { $0.unknownPerformedSegues }
  )
}

extension Project {
  /// Performed segues that no scene of the performing class has, and triggered ones that no storyboard
  /// has.
  fileprivate var unknownPerformedSegues: [Finding] {
    var search = UnknownSegueSearch(self)
    return code.uses(\.segueUses).compactMap { file, use in
      switch use.kind {
      case .perform, .permitted: search.finding(ofPerformed: use, in: file)
      case .trigger: search.finding(ofTriggered: use, in: file)
      case .compare, .guarded, .make: nil
      }
    }
  }

  /// The segues of a scene, for readers without a similar name to choose from.
  fileprivate func segueList(of reference: StoryboardBundle.SceneLocation) -> String {
    let names = Set(bundle[reference]?.segues.compactMap(\.identifier) ?? []).sorted()
    guard !names.isEmpty else { return ", which has no segue with an identifier" }
    return ", which has \(names.quotedList(atMost: 5))"
  }
}

/// Searches the segues that code performs, among those of storyboards and code.
private struct UnknownSegueSearch {
  private let project: Project
  private var handlers: SegueHandlers
  private var refusals: SegueRefusals
  private var lookup: SceneLookup
  private var inStoryboards: SegueIdentifiers
  private var inCode: CodeIdentifiers
  private var spelling = SpellingSearch()
  private var lists: [StoryboardBundle.SceneLocation: String] = [:]

  init(_ project: Project) {
    self.project = project
    handlers = SegueHandlers(project.code.index)
    refusals = SegueRefusals(project.code.index)
    lookup = SceneLookup(project)
    inStoryboards = SegueIdentifiers(project)
    inCode = CodeIdentifiers(project.code)
  }

  private var code: ProjectCode { project.code }

  /// Checks a segue that a view controller performs.
  ///
  /// Nothing is reported for a class without scenes, one that overrides `performSegue`, or one whose
  /// storyboards are not all known. The same holds for an identifier that is not known, or whose
  /// existence the code has checked.
  mutating func finding(ofPerformed use: SegueUse, in file: Int) -> Finding? {
    guard case .known(let identifier) = code.performedIdentifier(use, file, &handlers) else {
      return nil
    }
    return finding(identifier, use, in: file)
  }

  /// Checks a segue that code triggers in a graph of Routes.
  ///
  /// The graph also performs segues that code registers. Without a known source, the identifier is
  /// reported if it is one slip away from one of a storyboard, because the method may be that of
  /// another object.
  mutating func finding(ofTriggered use: SegueUse, in file: Int) -> Finding? {
    guard use.framework == .routes, !code.isTest(file), code.seesAllStoryboards(from: file),
      case .known(let identifier) = code.identifier(of: use, in: file)
    else { return nil }
    let app = code.index.apps[file]
    let made = inCode.identifiers(in: app)
    guard made.isComplete, !made.registered.contains(identifier) else { return nil }
    if use.receiver != .other { return finding(identifier, use, in: file) }
    let known = inStoryboards.identifiers(in: app)
    guard !known.contains(identifier), !made.all.contains(identifier),
      let near = spelling.slip(of: identifier, among: known)
    else { return nil }
    return Finding(
      file: code.index.files[file].path,
      location: use.location,
      "no storyboard has a segue '\(identifier)'\(SpellingSuggestion.hint(for: identifier, near: near))",
      fix: Diagnostic.Fix(use.identifier, near: near)
    )
  }

  /// The finding for a segue that no scene of the performing class has.
  private mutating func finding(
    _ identifier: ExactString,
    _ use: SegueUse,
    in file: Int
  ) -> Finding? {
    guard let performers = performers(of: use, in: file) else { return nil }
    let segues = lookup.segues(of: performers)
    guard !segues.contains(identifier) else { return nil }
    let name = SourceIndex.lastName(use.performer)
    let near = spelling.closest(to: identifier, among: segues.identifiers)
    return Finding(
      file: code.index.files[file].path,
      location: use.location,
      "no scene of '\(name)' has a segue '\(identifier)'\(SpellingSuggestion.hint(for: identifier, near: near))",
      notes: performers.scenes.prefix(3).map {
        project.note("a scene of '\(name)'" + (near == nil ? list(of: $0) : ""), at: $0)
      },
      fix: Diagnostic.Fix(use.identifier, near: near)
    )
  }

  private mutating func list(of scene: StoryboardBundle.SceneLocation) -> String {
    let list = lists[scene] ?? project.segueList(of: scene)
    lists[scene] = list
    return list
  }

  /// The scenes that may perform a segue; `nil` if they are not all known.
  private mutating func performers(of use: SegueUse, in file: Int) -> ClassScenes? {
    let app = code.index.apps[file]
    let name = use.performer
    guard use.receiver != .other, !name.isEmpty,
      !code.index.mayOverride(.performSegue, in: name, app)
    else { return nil }
    if use.kind == .permitted, refusals.mayRefuse(name, in: app) { return nil }
    return lookup.scenes(ofType: name, in: file)
  }
}
