import ExploredApps
import RouteDiagnostics
import Routes
import RoutesExploration

extension Rule {
  static let onlyASwipe = Rule(
    id: "only-a-swipe",
    severity: .note,
    isOnByDefault: false,
    summary: "a sheet that nothing but a swipe leaves",
    reason: """
      Not everybody finds the swipe, and some people cannot make it. Apple's guidelines ask for a \
      button that closes a sheet. Code that the search does not see may add one, so this is off by \
      default.
      """,
    triggering: [
      .presenting(#"↓<viewController id="share"/>"#)
    ],
    nonTriggering: [
      .presenting(#"<viewController id="share" customClass="Share"/>"#).and(
        "Share.swift",
        "class Share: UIViewController { func close() { dismiss(animated: true) } }"
      ),
      .presenting(
        Example.screen(
          "share",
          button: "More",
          #"<segue id="s2" kind="presentation" destination="more"/>"#
        ),
        #"<scene><objects><viewController id="more" customClass="Unknown"/></objects></scene>"#
      ),
    ],
    checkSearch: { search in
      search.exploration.sureDeadEnds(but: .swipeDown).compactMap { end in
        Finding(end, { "nothing but a swipe leads away from '\($0)'" }, in: search)
      }
    }
  )
}
