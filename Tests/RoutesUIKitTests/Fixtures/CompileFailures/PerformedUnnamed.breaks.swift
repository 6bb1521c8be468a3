import Routes
import RoutesUIKit

@MainActor func open(from feed: FeedViewController) throws {
  // expected-error@+1 {{give it one in the storyboard}}
  try feed.perform(.toShareViewController)
}

extension Segue<ShareViewController>.Unnamed<FeedViewController> {
  static var toShareViewController: Self { .init("kXq-3f-Zp1") }
}
