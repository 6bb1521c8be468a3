import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import StoryboardReader

extension Rule {
  package static let misspelledSegueKind = Rule(
    id: "misspelled-segue-kind",
    severity: .warning,
    summary: "a segue kind that is probably misspelled",
    reason: """
      The behavior of UIKit for such a kind is undefined. A kind that resembles no known kind may \
      come from a newer Interface Builder, and is not reported.
      """,
    triggering: [
      .main(
        """
        <scene><objects><viewController id="feed"><connections>
          <segue id="s" kind="↓presentaton" destination="post"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="post"/></objects></scene>
        """
      ),
      .main(
        """
        <scene><objects><viewController id="feed"><connections>
          <segue id="s" kind="↓shwo" destination="post"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="post"/></objects></scene>
        """
      ),
    ],
    nonTriggering: [
      .main(
        """
        <scene><objects><viewController id="feed"><connections>
          <segue id="s" kind="presentation" destination="post"/>
          <segue id="t" kind="hologram" destination="post"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="post"/></objects></scene>
        """
      )
    ],
    check: { project in
      let names = SegueKind.named.map { ExactString($0.rawValue) }
      return project.scenes.flatMap { view in
        view.segues.compactMap { segue, locations in
          guard case .unknown(let kind) = segue.kind,
            let near = SpellingSuggestion.closest(to: kind, among: names)
          else { return nil }
          return Finding(
            file: view.file.path,
            location: locations.kind ?? locations.element,
            "'\(kind)' is not a segue kind\(SpellingSuggestion.hint(for: kind, near: near))",
            fix: .init(near),
            object: segue.id
          )
        }
      }
    }
  )
}
