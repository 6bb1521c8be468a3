import Routes
import RoutesUIKit
import UIKit

@MainActor func open(from feed: FeedViewController) throws {
  try feed.perform(.openConversation)
  let conversation = try feed.perform(.showConversation, sender: nil)
  conversation.status = Status(text: "Hello")
  feed.performSegue(withIdentifier: "ShowConversation", sender: nil)
  _ = try UIStoryboard.instantiate(.conversation)
}

extension SceneIdentifier<ConversationViewController> {
  static var conversation: Self { .init("Conversation", in: "Main") }
}
