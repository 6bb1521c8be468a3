import CodeFacts
import ProjectModel
import RouteDiagnostics
import RouteTables
import RuleSupport

extension Rule {
  package static let unknownSegue = Rule(
    id: "unknown-segue",
    severity: .error,
    namesCause: true,
    summary: "a route, or a performed segue, that no storyboard has",
    reason: """
      Performing an identifier that the scene lacks crashes the app. This includes the typed \
      segue of 'go(by:)' and 'perform(_:)' in a view controller. A typed segue that no storyboard \
      has is a warning in a package, and in sources without a program or an Xcode project, because \
      other code may register it. If the scene is unknown, an identifier is reported if no storyboard \
      of the project has it. If only some scenes of a class have the segue, and one without it has a \
      similar segue that no source mentions, this is a warning. In Objective-C, the argument of a \
      method with the word segue in its name is a warning if it differs by one letter from an identifier \
      of a storyboard.
      """,
    triggering: [
      .feedAndPostWithoutClasses.row(#""route": "post", "segue": "↓ShowPots""#),
      .feedAndPost.feedClass(
        #"func open() { performSegue(withIdentifier: "↓ShowPots", sender: self) }"#
      ),
      .feedAndPost.code(
        """
        extension Segue<Post> {
          static var showPost: Self { .init("↓ShowPots") }
        }
        """
      ),
      .feedAndPost.code(
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
      .feedAndPost.code(
        """
        import Routes
        extension Segue<Post> {
          static var showPots: Self { .init("↓ShowPots") }
        }
        class Feed: UIViewController {
          func open() { go(by: ↓.showPots) }
        }
        """
      ),
    ],
    nonTriggering: [
      .feedAndPost.code(
        """
        extension Segue<AccountModel> {
          static var showAccount: Self { .init("ShowAccount") }
        }
        func register(in registry: inout SegueRegistry) throws {
          try registry.registerHierarchy(.showAccount, kind: .presentation) { AccountModel() }
        }
        """
      ),
      .feedAndPost.code(
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
      .feedAndPostWithoutClasses.row(#""route": "post", "segue": "ShowPost""#),
      .row(#""route": "post", "segue": "ShowPost""#),
      .feedAndPost.code(
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
    reportsRoute: { $0.problem == .unknownSegue },
    check: { $0.unknownPerformedSegues + $0.misspelledSegues }
  )
}

extension Project {
  /// Performed segues that no scene of the class has, and triggered segues that no storyboard has.
  fileprivate var unknownPerformedSegues: [Finding] {
    let search = UnknownSegueSearch(self)
    let typed = code.uses(\.facts.routeUses).compactMap {
      search.finding(ofTyped: $0.use, in: $0.file)
    }
    let uses = code.uses(\.facts.segueUses)
    let texts = PassedTexts(code)
    let passed = uses.flatMap { file, use in
      use.kind == .perform && use.receiver == .own
        ? texts.texts(for: use.identifier, at: use.place, in: file) : []
    }
    let relayed = passed.compactMap { search.finding(ofPerformed: $0.use, in: $0.file) }
    let performed = uses.compactMap { file, use in
      switch use.kind {
      case .perform, .permitted: search.finding(ofPerformed: use, in: file)
      case .relayed where passed.contains { $0.file == file && $0.use.location == use.location }:
        nil
      case .relayed: search.finding(ofRelayed: use, in: file)
      case .trigger: search.finding(ofTriggered: use, in: file)
      case .compare, .guarded, .make: nil
      }
    }
    return typed + performed + relayed
  }
}
