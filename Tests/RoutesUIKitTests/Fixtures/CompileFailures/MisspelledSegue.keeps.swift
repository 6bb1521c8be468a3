import Routes
import RoutesUIKit

@MainActor func open(from feed: FeedViewController) throws {
  try feed.perform(.showConversation)
  try feed.perform(.both) { $0.status = Status(text: "Hello") }
}

// Generated code names a segue with and without its source.
extension Segue<ConversationViewController> {
  static var both: Self { .init("ShowConversation") }
}
extension Segue<ConversationViewController>.From<FeedViewController> {
  static var both: Self { .init("ShowConversation") }
}
