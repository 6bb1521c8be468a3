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
    ],
    nonTriggering: [
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
  /// Performed segues that no scene of the performing class has.
  ///
  /// Nothing is reported for a class without scenes, one that overrides `performSegue`, or one whose
  /// storyboards are not all known. The same holds for an identifier that is not known, or whose
  /// existence the code has checked.
  fileprivate var unknownPerformedSegues: [Finding] {
    var handlers = SegueHandlers(code.index)
    return code.uses(\.segueUses).compactMap { file, use in
      guard use.kind != .compare, use.kind != .guarded, use.kind != .make,
        case .known(let identifier) = code.performedIdentifier(use, file, &handlers),
        let scenes = performers(of: use, in: file)
      else { return nil }
      let identifiers = Set(scenes.flatMap { bundle[$0]?.segues.compactMap(\.identifier) ?? [] })
      guard !identifiers.contains(identifier) else { return nil }
      let name = SourceIndex.lastName(use.performer)
      let near = SpellingSuggestion.closest(to: identifier, among: identifiers)
      return Finding(
        file: code.index.files[file].path,
        location: use.location,
        "no scene of '\(name)' has a segue '\(identifier)'\(SpellingSuggestion.hint(for: identifier, near: near))",
        notes: scenes.prefix(3).map {
          note("a scene of '\(name)'" + (near == nil ? segueList(of: $0) : ""), at: $0)
        },
        fix: Diagnostic.Fix(use.identifier, near: near)
      )
    }
  }

  /// The segues of a scene, for readers without a similar name to choose from.
  private func segueList(of reference: StoryboardBundle.SceneLocation) -> String {
    let names = Set(bundle[reference]?.segues.compactMap(\.identifier) ?? []).sorted()
    guard !names.isEmpty else { return ", which has no segue with an identifier" }
    return ", which has \(names.quotedList(atMost: 5))"
  }

  /// The scenes that may perform a segue; `nil` if they are not all known.
  private func performers(of use: SegueUse, in file: Int) -> [StoryboardBundle.SceneLocation]? {
    let app = code.index.apps[file]
    let name = use.performer
    guard use.receiver != .other, !name.isEmpty,
      !code.index.isOverridden(.performSegue, by: name, in: app)
    else { return nil }
    if use.kind == .permitted, code.index.mayRefuseSegues(name, in: app) { return nil }
    return code.scenes(ofType: name, in: file)
  }
}
