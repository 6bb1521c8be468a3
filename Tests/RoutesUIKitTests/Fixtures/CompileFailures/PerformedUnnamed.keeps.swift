import Routes
import RoutesUIKit

@MainActor func open(from feed: FeedViewController) throws {
  try feed.perform(.share)
  try feed.perform(unwind: .discard)
}

extension Segue<ShareViewController>.From<FeedViewController> {
  static var share: Self { .init("Share") }
}
extension Segue<ConversationViewController>.Unwinding<FeedViewController> {
  static var discard: Self { .init("Discard") }
}
