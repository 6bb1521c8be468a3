import StoryboardReader
import SwiftScanner

extension Rule.ID {
  static let unknownScene = Self(rawValue: "unknown-scene")
}

extension Rule {
  /// An instantiation of a scene that the storyboard does not have.
  static let unknownScene = Rule(
    id: .unknownScene,
    severity: .error,
    summary: "an instantiated scene that the storyboard does not have",
    reason: """
      Instantiating an identifier that the storyboard does not have crashes the app.
      """,
    triggering: [
      .feedAndPost.and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          func open() {
            let post = storyboard!.instantiateViewController(withIdentifier: "↓Pots")
            let main = UIStoryboard(name: "Main", bundle: nil)
            show(main.instantiateViewController(withIdentifier: "↓Profile"), sender: post)
          }
        }
        """
      )
    ],
    nonTriggering: [
      .feedAndPost.and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          func open(_ other: UIStoryboard) {
            let post = storyboard!.instantiateViewController(withIdentifier: "Post")
            show(other.instantiateViewController(withIdentifier: "Profile"), sender: post)
          }
        }
        """
      )
    ],
    check: { $0.unknownScenes() }
  )
}
