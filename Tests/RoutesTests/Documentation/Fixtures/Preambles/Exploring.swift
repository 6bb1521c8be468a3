extension Segue<ConversationController> {
  static var showConversation: Self { .init("ShowConversation") }
}
let graph = try ControllerGraph(root: NavigationController(root: FeedController()))
