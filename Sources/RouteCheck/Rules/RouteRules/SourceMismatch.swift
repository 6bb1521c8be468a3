import RouteDiagnostics
import RouteTables
import RuleSupport

extension Rule {
  package static let sourceMismatch = Rule(
    id: "source-mismatch",
    severity: .error,
    summary: "a route with another source than the scene of its segue",
    reason: "Only the controller of the scene that a segue leaves can perform it.",
    triggering: [
      .feedAndPost.row(#""segue": "ShowPost", "source": {"class": "↓Post"}"#),
      .feedAndPost.code(
        """
        class Feed: UIViewController {}
        class Post: UIViewController {}
        extension Segue<Post>.From<Post> {
          static var showPost: Self { .init("↓ShowPost") }
        }
        """
      ),
      .feedAndPost(segue: "ShowPost", post: "PostController").code(
        """
        protocol Post: AnyObject {}
        class Feed: UIViewController {}
        class PostController: UIViewController, Post {}
        extension Segue<any Post>.From<any Post> {
          static var showPost: Self { .init("↓ShowPost") }
        }
        """
      ),
    ],
    nonTriggering: [
      .feedAndPost.row(#""segue": "ShowPost", "source": {"class": "Feed"}"#),
      .feedAndPost.code(
        """
        class Screen: UIViewController {}
        class Feed: Screen {}
        class Post: UIViewController {}
        extension Segue<Post>.From<Screen> {
          static var showPost: Self { .init("ShowPost") }
        }
        """
      ),
    ],
    reportsRoute: { $0.problem == .source }
  )
}
