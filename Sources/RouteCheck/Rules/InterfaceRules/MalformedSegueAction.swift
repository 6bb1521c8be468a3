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
    triggering: [.scenes(scene("feed", nil, segue("s", making: "↓make")))],
    nonTriggering: [
      .scenes(
        scene(
          "feed",
          nil,
          segue("s1", making: "make:"),
          segue("s2", making: "make:sender:segueIdentifier:")
        )
      )
    ],
    check: { project in
      project.segueFindings { found in
        guard let selector = found.segue.creationSelector, !isSegueAction(selector) else {
          return nil
        }
        return Finding(
          found,
          at: found.locations.creationSelector ?? found.locations.element,
          "segue action '\(selector)' must be 'name:', 'name:sender:' or "
            + "'name:sender:segueIdentifier:'"
        )
      }
    }
  )

  private static func segue(_ id: String, making selector: String) -> String {
    RuleSupport.segue(
      id,
      to: "feed",
      attributes: #"destinationCreationSelector="\#(selector)""#
    )
  }

  /// Whether a selector takes one to three arguments. The labels may have any name.
  private static func isSegueAction(_ selector: ExactString) -> Bool {
    let colon = UInt8(ascii: ":")
    let parts = selector.utf8.split(separator: colon, omittingEmptySubsequences: false)
    return (2...4).contains(parts.count) && parts.last?.isEmpty == true
      && parts.first?.isEmpty == false && !selector.utf8.contains(UInt8(ascii: " "))
  }
}
