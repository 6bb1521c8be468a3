import StoryboardReader
import SwiftScanner

extension Rule.ID {
  static let neverMatchingIdentifier = Self(rawValue: "never-matching-identifier")
}

extension Rule {
  /// A comparison with an identifier that no segue has.
  static let neverMatchingIdentifier = Rule(
    id: .neverMatchingIdentifier,
    severity: .warning,
    summary: "a comparison with an identifier that no segue has",
    reason: """
      The branch is never taken: the segue was renamed or removed, and what the branch prepares is \
      forgotten without a word.
      """,
    triggering: [
      .feedAndPost.and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "↓ShowPots" {}
          }
        }
        """
      ),
      .main(
        """
        <scene><objects><viewController id="feed" customClass="Feed" customModuleProvider="target">
          <connections><segue id="s" kind="show" destination="feed"/></connections>
        </viewController></objects></scene>
        """
      ).and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "↓ShowPost" {}
          }
        }
        """
      ),
    ],
    nonTriggering: [
      .feedAndPost.and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          func open(_ map: Map) {
            let segue = UIStoryboardSegue(identifier: "ShowMap", source: self, destination: map)
            prepare(for: segue, sender: self)
          }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "ShowMap" {}
          }
        }
        """
      ),
      .feedAndPost.and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "ShowPost" {}
            if segue.identifier == name {}
          }
        }
        """
      ),
    ],
    check: { $0.neverMatchingIdentifiers() }
  )
}
