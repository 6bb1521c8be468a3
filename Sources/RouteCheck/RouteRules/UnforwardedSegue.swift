import CodeReader
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport

extension Rule {
  package static let unforwardedSegue = Rule(
    id: "unforwarded-segue",
    severity: .warning,
    summary: "a view controller that performs typed segues and does not forward them",
    reason: """
      UIKit performs the segue, but its destination is not prepared, and 'perform' throws. \
      'prepare(for:sender:)' must call 'forward(segue, sender: sender)', in the class or in a \
      superclass. Nothing is reported if a superclass is not among the sources.
      """,
    triggering: [
      .feedAndPost.and(
        "Feed.swift",
        """
        import RoutesUIKit
        class Feed: UIViewController {
          func open() throws { try ↓perform(.showPost) { $0.text = "hello" } }
        }
        extension Segue<Post> { static var showPost: Self { .init("ShowPost") } }
        """
      ),
      .feedAndPost.and(
        "Feed.swift",
        """
        import RoutesUIKit
        class Screen: UITableViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            super.prepare(for: segue, sender: sender)
          }
        }
        class Feed: Screen {
          func open() throws { try self.↓perform(.showPost) }
          func openAgain() throws { try self.perform(.showPost) }
        }
        extension Segue<Post>.From<Feed> { static var showPost: Self { .init("ShowPost") } }
        """
      ),
    ],
    nonTriggering: [
      .feedAndPost.and(
        "Feed.swift",
        """
        import RoutesUIKit
        class Screen: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            forward(segue, sender: sender)
          }
        }
        class Feed: Screen {
          func open() throws { try perform(.showPost) }
        }
        extension Segue<Post> { static var showPost: Self { .init("ShowPost") } }
        """
      ),
      .feedAndPost.and(
        "Feed.swift",
        """
        import RoutesUIKit
        class Feed: LibraryController {
          func open() throws { try perform(.showPost) }
        }
        extension Segue<Post> { static var showPost: Self { .init("ShowPost") } }
        """
      ),
    ],
    check: { $0.unforwardedSegues }
  )
}

extension Project {
  /// The first typed segue that each class performs, if no class above or below it forwards segues.
  fileprivate var unforwardedSegues: [Finding] {
    let index = code.index
    let overrides = prepareOverrides
    var forwarding = ForwardingTypes(index)
    var reported: [App: Set<ExactString>] = [:]
    return code.uses(\.ownSegues).compactMap { file, use in
      let app = index.apps[file]
      guard isTypedSegue(use, in: file),
        index.inherits(use.type, from: "UIViewController", in: app) == true,
        index.knowsAllAncestors(of: use.type, in: app),
        !forwarding.mayForward(use.type, in: app),
        reported[app, default: []].insert(use.type).inserted
      else { return nil }
      let name = SourceIndex.lastName(use.type)
      let override = index.ancestors(of: use.type, in: app)?.lazy.compactMap { overrides[$0] }.first
      let line = "'forward(segue, sender: sender)'"
      return Finding(
        file: index.files[file].path,
        location: use.location,
        "'\(name)' performs a typed segue, but does not forward segues; "
          + (override == nil
            ? "override 'prepare(for:sender:)' and call \(line) in it"
            : "call \(line) in its 'prepare(for:sender:)'"),
        notes: override.map { override in
          [
            Finding.Note(
              message: "add \(line) to this method",
              file: index.files[override.file].path,
              location: index.files[override.file].facts.methods[override.fact].location
            )
          ]
        } ?? []
      )
    }
  }

  /// The overrides of `prepare(for:sender:)`, by the last names of their classes.
  private var prepareOverrides: [ExactString: SourceIndex.Reference] {
    var found: [ExactString: SourceIndex.Reference] = [:]
    for (position, file) in code.index.files.enumerated() {
      for (fact, method) in file.facts.methods.enumerated()
      where method.name == "prepare" && method.parameterTypes.count == 2 {
        let type = SourceIndex.lastName(
          code.index.target(of: method.type, in: code.index.apps[position])
        )
        found[type] = found[type] ?? SourceIndex.Reference(file: position, fact: fact)
      }
    }
    return found
  }

  /// Whether a performed name is certainly a typed segue, and not a value of the app.
  private func isTypedSegue(_ use: OwnSegueFact, in file: Int) -> Bool {
    guard let segue = use.segue else { return true }
    guard let name = segue.lastName else { return false }
    let app = code.index.apps[file]
    return code.index.segue(named: name, in: app) != nil
      || code.generated.identifier(named: name) { code.app(ofStoryboard: $0).sees(app) } != nil
  }
}

/// The types whose code forwards segues, in each app.
private struct ForwardingTypes {
  private let index: SourceIndex
  private var known: [App: Known] = [:]

  private struct Known {
    /// The types with a call of `forward(_:sender:)`.
    var types: Set<ExactString> = []
    /// These types, and everything above them.
    var ancestors: Set<ExactString> = []
    /// Whether a function outside of types forwards, so that any type may call it.
    var isAnywhere = false
  }

  init(_ index: SourceIndex) { self.index = index }

  /// Whether a class, or one above or below it, may forward its segues.
  mutating func mayForward(_ name: ExactString, in app: App) -> Bool {
    let found = known[app] ?? find(app)
    known[app] = found
    if found.isAnywhere || found.ancestors.contains(SourceIndex.lastName(name)) { return true }
    return index.climb(from: name, in: app) { found.types.contains($0) } == .stopped
  }

  private func find(_ app: App) -> Known {
    var found = Known()
    for file in index.apps.files(seenFrom: app) {
      for call in index.files[file].facts.forwards {
        if call.type.isEmpty { found.isAnywhere = true }
        _ = index.climb(from: call.type, in: app) { above in
          found.ancestors.insert(above)
          return false
        }
        found.types.insert(SourceIndex.lastName(index.target(of: call.type, in: app)))
      }
    }
    return found
  }
}
