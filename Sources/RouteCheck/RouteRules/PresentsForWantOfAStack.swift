import ExploredApps
import ProjectModel
import RouteDiagnostics
import Routes
import RoutesExploration
import StoryboardModel

extension Rule {
  static let presentsForWantOfAStack = Rule(
    id: "presents-for-want-of-a-stack",
    severity: .note,
    isOnByDefault: false,
    summary: "a show segue that presents, because its source is in no navigation controller",
    reason: """
      A show segue pushes in a navigation controller, and presents without one. If a push was meant, the \
      screen has neither a navigation bar nor a back button. Apps use show for presenting, too, so this \
      is off by default.
      """,
    triggering: [
      .presenting(
        Example.screen(
          "share",
          button: "More",
          #"<segue id="s2" kind="↓show" destination="more"/>"#
        ),
        #"<scene><objects><viewController id="more"/></objects></scene>"#
      )
    ],
    nonTriggering: [
      .presenting(
        Example.screen(
          "share",
          button: "More",
          #"<segue id="s2" kind="presentation" destination="more"/>"#
        ),
        #"<scene><objects><viewController id="more"/></objects></scene>"#
      )
    ],
    checkSearch: { search in
      var reported: Set<SegueObject> = []
      return search.outcomes.compactMap { outcome in
        guard outcome.isSure, outcome.kind == .performed, let object = outcome.move.segue,
          let segue = search.app.segue(object), segue.segue.kind.role == .show,
          !reported.contains(object)
        else { return nil }
        let path = search.exploration.path(making: outcome)
        let before = path.steps.dropLast().last?.state ?? path.start
        guard path.end.presentationCount > before.presentationCount else { return nil }
        reported.insert(object)
        return Finding(
          segue,
          "\(segue.segue.subject) presents, because '\(segue.view.scene.label)' is in no navigation "
            + "controller",
          witness: search.witness(path)
        )
      }
    }
  )
}

extension Snapshot {
  /// The number of controllers that are presented.
  fileprivate var presentationCount: Int {
    screens.count { screen in
      if case .presented = screen.placement { true } else { false }
    }
  }
}
