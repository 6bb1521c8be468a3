import Routes
import RoutesUIKit

@MainActor func open(from feed: FeedViewController) throws {
  // expected-error@+1 {{give it one in the storyboard}}
  try feed.perform(.toShareViewController)
  // expected-error@+1 {{an embed segue runs when its source loads; 'prepare(for:)' prepares its controller}}
  try feed.perform(.header)
  // expected-error@+1 {{an unwind segue makes no controller; write 'perform(unwind: .discard)'}}
  try feed.perform(.discard)
}

extension Segue<ShareViewController>.Unnamed<FeedViewController> {
  static var toShareViewController: Self { .init("kXq-3f-Zp1") }
}
extension Segue<ConversationViewController>.Embedding<FeedViewController> {
  static var header: Self { .init("Header") }
}
extension Segue<ConversationViewController>.Unwinding<FeedViewController> {
  static var discard: Self { .init("Discard") }
}
