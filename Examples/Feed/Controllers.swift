import Routes

/// A short message.
struct Status {
  var author: String
  var text: String
}

/// It stores no selection: the tapped status is passed with the move.
final class FeedController: Controller {
  let statuses = [
    Status(author: "ada", text: "Hello, world"),
    Status(author: "grace", text: "It compiles"),
  ]
}

final class ConversationController: Controller {
  var status: Status?
}

/// The requirements of the feed for the screen that shares a status.
protocol ShareScreen: AnyObject {
  var status: Status? { get set }
}

final class ShareController: Controller, ShareScreen {
  var status: Status?
}

extension Segue<ConversationController>.From<FeedController> {
  static var showConversation: Self { .init("ShowConversation") }
}

extension Segue<any ShareScreen> {
  static var shareStatus: Self { .init("ShareStatus") }
}
