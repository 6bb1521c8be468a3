import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText

extension Rule {
  package static let neverMatchingIdentifier = Rule(
    id: "never-matching-identifier",
    severity: .warning,
    namesCause: true,
    summary: "a comparison with an identifier that no segue has",
    reason: "The code for the segue never runs, because the segue was renamed or removed.",
    triggering: [
      .feedAndPost.code(preparing("if segue.identifier == \"↓ShowPots\" {}")),
      .scenes(scene("feed", "Feed", segue("s", to: "feed"), attributes: ownModule))
        .code(preparing("if segue.identifier == \"↓ShowPost\" {}")),
      .feedAndPost.code(
        """
        class Feed: SegueSource {
          func shouldPerform(_ identifier: String, sender: Any?) -> Bool { identifier != "↓ShowPots" }
          func prepare(for segue: PerformedSegue) throws {
            if segue.identifier == "↓ShwoPost" {}
          }
        }
        """
      ),
    ],
    nonTriggering: [
      .feedAndPost.code(
        """
        extension Segue<Map> { static var showMap: Self { .init("ShowMap") } }
        class Feed: SegueSource {
          func prepare(for segue: PerformedSegue) throws {
            if segue.identifier == "ShowPost" || segue.identifier == "ShowMap" {}
          }
        }
        """
      ),
      .feedAndPost.code(
        preparing("if segue.identifier == \"ShowMap\" {}") + """

          extension Feed {
            func open(_ map: Map) {
              let segue = UIStoryboardSegue(identifier: "ShowMap", source: self, destination: map)
              prepare(for: segue, sender: self)
            }
          }
          """
      ),
      .feedAndPost.code(
        preparing("if segue.identifier == \"ShowPost\" || segue.identifier == name {}")
      ),
    ],
    check: { $0.comparisonsThatNeverMatch }
  )

  private static func preparing(_ statement: String) -> String {
    """
    class Feed: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        \(statement)
      }
    }
    """
  }
}

extension Project {
  /// Comparisons of a segue's identifier with one that no segue has.
  ///
  /// A segue may be forwarded to other objects, and unwinds pass through many. So only identifiers
  /// unknown to every storyboard and to the code are reported. A graph of Routes also performs segues
  /// that code registers, and names unwinds after their actions.
  fileprivate var comparisonsThatNeverMatch: [Finding] {
    let made = identifiers(of: { $0 == .make })
    // A class may answer in its own `performSegue`. Otherwise the call is what is reported.
    let performed = identifiers(of: { $0 == .perform || $0 == .permitted || $0 == .guarded })
    var lookup = SceneLookup(self)
    var spelling = SpellingSearch()
    let inStoryboards = Memo(segueIdentifiers)
    let inCode = code.identifiers
    let actions = Memo(unwindActions)
    var app = WholeApp(self)
    return code.uses(\.facts.segueUses).compactMap { file, use in
      guard use.kind == .compare, !(use.framework == .routes && code.isTest(file)),
        case .known(let identifier) = code.identifier(of: use, in: file),
        !identifier.isEmpty, code.seesAllStoryboards(from: file)
      else { return nil }
      if lookup.scenes(ofType: use.type, in: file) == nil {
        // The segue may belong to another class, but it is in the project.
        guard use.framework == .uiKit, app.isKnown(to: file),
          app.isViewController(use.type, in: code.index.apps[file]),
          !app.segues.contains(identifier)
        else { return nil }
      }
      let app = code.index.apps[file]
      let known = inStoryboards[app]
      guard !known.contains(identifier), !made.contains(identifier),
        !performed.contains(identifier)
      else { return nil }
      if use.framework == .routes {
        let made = inCode[app]
        guard made.isComplete, !made.all.contains(identifier),
          !actions[app].storyboards.contains(identifier)
        else { return nil }
      }
      let near = spelling.closest(to: identifier, among: known.union(made))
      return code.finding(
        at: use.location,
        in: file,
        "no segue has the identifier",
        identifier,
        near: near,
        fixing: use.identifier
      )
    }
  }

  /// The known identifiers of segues that code uses in a way.
  private func identifiers(of isWanted: (SegueUse.Kind) -> Bool) -> Set<ExactString> {
    Set(
      code.uses(\.facts.segueUses).compactMap { file, use in
        isWanted(use.kind) && use.framework == .uiKit
          ? code.identifier(of: use, in: file).known : nil
      }
    )
  }
}
