import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import StoryboardReader

extension Rule {
  package static let malformedSegueAction = Rule(
    id: "malformed-segue-action",
    severity: .error,
    summary: "a segue action whose selector takes no coder, or more than three arguments",
    reason: """
      A segue action is called with a coder, and optionally a sender and a segue identifier: \
      'make:', 'make:sender:' or 'make:sender:segueIdentifier:'. Any other selector crashes.
      """,
    triggering: [
      .main(
        """
        <scene><objects><viewController id="feed"><connections>
          <segue id="s" kind="show" destination="feed" destinationCreationSelector="↓make"/>
        </connections></viewController></objects></scene>
        """
      )
    ],
    nonTriggering: [
      .main(
        """
        <scene><objects><viewController id="feed"><connections>
          <segue id="s1" kind="show" destination="feed" destinationCreationSelector="make:"/>
          <segue id="s2" kind="embed" destination="feed"
            destinationCreationSelector="make:sender:segueIdentifier:"/>
        </connections></viewController></objects></scene>
        """
      )
    ],
    check: { project in
      project.scenes.flatMap { view in
        view.segues.compactMap { segue, locations -> Finding? in
          guard let selector = segue.creationSelector, !isSegueAction(selector) else { return nil }
          return Finding(
            file: view.file.path,
            location: locations.creationSelector ?? locations.element,
            "segue action '\(selector)' must be 'name:', 'name:sender:' or "
              + "'name:sender:segueIdentifier:'",
            object: segue.id
          )
        }
      }
    }
  )

  /// Whether a selector takes one to three arguments. The labels may have any name.
  private static func isSegueAction(_ selector: ExactString) -> Bool {
    let colon = UInt8(ascii: ":")
    let parts = selector.utf8.split(separator: colon, omittingEmptySubsequences: false)
    return (2...4).contains(parts.count) && parts.last?.isEmpty == true
      && parts.first?.isEmpty == false && !selector.utf8.contains(UInt8(ascii: " "))
  }
}
