import Routes

/// Something that somebody said.
struct Status {
  var author: String
  var text: String
}

/// No selection is stored anywhere: what is tapped travels with the move.
final class FeedController: Controller {
  let statuses = [
    Status(author: "ada", text: "Hello, world"),
    Status(author: "grace", text: "It compiles"),
  ]
}

final class ConversationController: Controller {
  var status: Status?
}

/// What the feed needs to know of the screen that shares a status.
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
