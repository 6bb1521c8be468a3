import Routes
import RoutesUIKit
import UIKit

@MainActor func misspelledSegue(from feed: FeedViewController) throws {
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

@MainActor func untypedIdentifier(from feed: FeedViewController) throws {
  try feed.perform(.openConversation)
  let conversation = try feed.perform(.showConversation, sender: nil)
  conversation.status = Status(text: "Hello")
  feed.performSegue(withIdentifier: "ShowConversation", sender: nil)
  _ = try UIStoryboard.instantiate(.conversation)
}

extension SceneIdentifier<ConversationViewController> {
  static var conversation: Self { .init("Conversation", in: "Main") }
}

@MainActor func performedUnnamed(from feed: FeedViewController) throws {
  try feed.perform(.share)
  try feed.perform(unwind: .discard)
}

extension Segue<ShareViewController>.From<FeedViewController> {
  static var share: Self { .init("Share") }
}
extension Segue<ConversationViewController>.Unwinding<FeedViewController> {
  static var discard: Self { .init("Discard") }
}

@MainActor func wrongSource(from feed: FeedViewController) throws {
  try feed.perform(.openConversation) { $0.status = Status(text: "Hello") }
}

@MainActor func forgottenPayload(in window: UIWindow, from feed: FeedViewController) throws {
  let graph = try ControllerGraph(window: window)
  let navigator = graph.navigator(for: AppDestination.self, from: feed)
  navigator.go(to: .conversation(Status(text: "Hello")))
}
