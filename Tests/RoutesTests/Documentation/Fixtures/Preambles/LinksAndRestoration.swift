extension Segue<LoginController> { static var login: Self { .init("LoginSegue") } }
extension Segue<DevicesController> { static var showComment: Self { .init("ShowComment") } }
extension Segue<DevicesController> { static var showDevices: Self { .init("ShowDevices") } }
extension Segue<ConversationController> {
  static var showConversation: Self { .init("ShowConversation") }
}

let graph = try ControllerGraph(root: NavigationController(root: FeedController()))
