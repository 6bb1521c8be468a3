extension Segue<LoginController> { static var login: Self { .init("LoginSegue") } }
extension Segue<DevicesController> { static var showDevices: Self { .init("ShowDevices") } }
extension Segue<ConversationController> {
  static var showConversation: Self { .init("ShowConversation") }
}

final class PickerController: ResultController { typealias Output = Status }
extension Segue<PickerController> { static var pickStatus: Self { .init("PickStatus") } }

enum AppDestination: Destination {
  case login
  case conversation(Status)

  var route: Route {
    switch self {
    case .login: return Route(.login)
    case let .conversation(status): return Route(.showConversation) { $0.status = status }
    }
  }
}

let feed = FeedController()
let status = Status(text: "Hello")
let graph = try ControllerGraph(root: NavigationController(root: feed))
