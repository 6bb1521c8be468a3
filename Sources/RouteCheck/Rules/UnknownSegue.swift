extension Rule.ID {
  static let unknownSegue = Self(rawValue: "unknown-segue")
}

extension Rule {
  /// A route to a segue that does not exist.
  static let unknownSegue = Rule(
    id: .unknownSegue,
    severity: .error,
    summary: "a route whose segue no storyboard has",
    reason: "Performing an identifier that the scene does not have crashes the app.",
    triggering: [
      .feedAndPostWithoutClasses.table(
        #"{"version": 1, "routes": [{"route": "post", "segue": "↓ShowPots"}]}"#
      ),
      .feedAndPost.and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          func open() { performSegue(withIdentifier: "↓ShowPots", sender: self) }
        }
        """
      ),
      .feedAndPost.and(
        "Feed.swift",
        """
        extension Segue<Post> {
          static var showPost: Self { .init("↓ShowPots") }
        }
        """
      ),
    ],
    nonTriggering: [
      .feedAndPostWithoutClasses.table(
        #"{"version": 1, "routes": [{"route": "post", "segue": "ShowPost"}]}"#
      ),
      .table(#"{"version": 1, "routes": [{"route": "post", "segue": "ShowPost"}]}"#),
      .feedAndPost.and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          func open(_ other: Feed) {
            performSegue(withIdentifier: "ShowPost", sender: self)
            other.parent?.performSegue(withIdentifier: "ShowProfile", sender: self)
            if canPerformSegue("ShowMap") { performSegue(withIdentifier: "ShowMap", sender: self) }
          }
        }
        class Unseen: UIViewController {
          func open() { performSegue(withIdentifier: "ShowProfile", sender: self) }
        }
        """
      ).and(
        "FeedTests.swift",
        """
        import Testing

        extension Segue<Post> {
          static var ownedByTheTest: Self { .init("ShowAnything") }
        }
        """
      ),
    ],
    check: { project in
      project.disagreements.compactMap { disagreement in
        guard case .unknownSegue = disagreement.issue.problem else { return nil }
        return Finding(.unknownSegue, disagreement)
      }
        + project.unknownPerformedSegues()
    }
  )
}
