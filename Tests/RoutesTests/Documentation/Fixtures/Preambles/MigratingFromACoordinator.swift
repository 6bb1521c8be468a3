extension Segue<LoginController> { static var login: Self { .init("LoginSegue") } }
extension Segue<ConversationController> {
  static var showConversation: Self { .init("ShowConversation") }
}
