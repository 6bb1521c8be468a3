import Routes
import RoutesUIKit

@MainActor func open(from feed: FeedViewController) throws {
  try feed.perform(.share)
}

extension Segue<ShareViewController>.From<FeedViewController> {
  static var share: Self { .init("Share") }
}
