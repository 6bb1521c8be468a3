import AppExploration
import ProjectModel
import RouteDiagnostics
import Routes
import RoutesExploration
import RuleSupport

extension Rule {
  package static let pilesUp = Rule(
    id: "piles-up",
    severity: .note,
    isOnByDefault: false,
    summary: "a segue or code that adds a second controller of a scene, perhaps on purpose",
    reason: """
      Each tap adds another controller, and those below keep their memory. That is right for a friend of \
      a friend, and a mistake for a way back to the start. A segue that reads as going back is \
      reported by forward-back instead.
      """,
    triggering: [
      .presenting(screen("share", button: "Next", segue("s2", to: "feed", "↓show"))),
      .presenting(scene("share", "Share", segue("s2", "toFeed", to: "feed", "↓show"))).and(
        "Share.swift",
        """
        class Share: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            performSegue(withIdentifier: "toFeed", sender: nil)
          }
        }
        """
      ),
    ],
    nonTriggering: [
      .presenting(screen("share", button: "Next", segue("s2", to: "more")), scene("more"))
    ],
    checkSearch: { search, segues in
      let others = ReturningMoves(segues, search.app.project).others
      return search.exploration.certainRepeats.compactMap { outcome in
        let witness = search.witness(making: outcome)
        guard others.contains(outcome.move.action), let file = witness.steps.last?.file,
          let location = witness.steps.last?.location
        else { return nil }
        let segue = outcome.move.segue.flatMap(search.app.segue)?.segue
        return Finding(
          file: file.string,
          location: location,
          "\(segue?.subject ?? "code") adds another controller of a scene that is below already",
          witness: witness,
          object: segue?.id
        )
      }
    }
  )
}
