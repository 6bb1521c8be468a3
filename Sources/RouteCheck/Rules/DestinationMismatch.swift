extension Rule.ID {
  static let destinationMismatch = Self(rawValue: "destination-mismatch")
}

extension Rule {
  /// A route whose segue leads to another screen.
  static let destinationMismatch = Rule(
    id: .destinationMismatch,
    severity: .error,
    summary: "a route whose segue leads to another class or scene than it says",
    reason: """
      The controller that is prepared is not the one that the code expects, so its cast fails and \
      the screen stays empty. Containers are unwrapped as the library does it: content first, then \
      a unique match among the others.
      """,
    triggering: [
      postInNavigation.table(
        #"{"version": 1, "routes": [{"segue": "ShowPost", "destination": {"class": "↓Profile"}}]}"#
      ),
      .feedAndPost.and(
        "Feed.swift",
        """
        class Profile: UIViewController {}
        class Post: UIViewController {}
        class Feed: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "ShowPost" {
              (segue.destination as! ↓Profile).status = 1
            }
          }
        }
        """
      ),
      .feedAndPost.and(
        "Feed.swift",
        """
        class Profile: UIViewController {}
        class Post: UIViewController {}
        extension Segue<Profile> {
          static var showPost: Self { .init("↓ShowPost") }
        }
        """
      ),
    ],
    nonTriggering: [
      postInNavigation.table(
        #"{"version": 1, "routes": [{"segue": "ShowPost", "destination": {"class": "Post"}}]}"#
      ),
      .feedAndPost.and(
        "Feed.swift",
        """
        class Screen: UIViewController {}
        class Post: Screen {}
        class Feed: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            (segue.destination as! Post).status = 1
            (segue.destination as! Screen).status = 1
            (segue.destination as! Library).status = 1
          }
        }
        """
      ),
    ],
    check: { project in
      project.disagreements.compactMap { disagreement in
        switch disagreement.issue.problem {
        case .destinationMismatch, .ambiguousDestination:
          return Finding(.destinationMismatch, disagreement)
        default: return nil
        }
      }
        + project.failingCasts() + project.failingSceneCasts()
    }
  )

  /// A segue to a navigation controller that holds a `Post`.
  private static let postInNavigation = Example.main(
    """
    <scene><objects><viewController id="feed"><connections>
      <segue id="s" kind="show" identifier="ShowPost" destination="nav"/>
    </connections></viewController></objects></scene>
    <scene><objects><navigationController id="nav"><connections>
      <segue id="r" kind="relationship" relationship="rootViewController" destination="post"/>
    </connections></navigationController></objects></scene>
    <scene><objects><viewController id="post" customClass="Post"/></objects></scene>
    """
  )
}
