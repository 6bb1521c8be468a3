import RoutesUIKit

@MainActor func open(from feed: FeedViewController) throws {
  try feed.perform(.openConversation) { $0.status = Status(text: "Hello") }
}
