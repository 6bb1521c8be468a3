import Routes

/// A short message.
struct Status {
  var author: String
  var text: String

  static let examples = [
    Status(author: "ada", text: "Hello, world"), Status(author: "grace", text: "It compiles"),
  ]
}

/// The requirements of the feed for the screen that shares a status.
protocol ShareScreen: AnyObject {
  var status: Status? { get set }
}

extension Segue<ConversationController>.From<FeedController> {
  static var showConversation: Self { .init("ShowConversation") }
}

extension Segue<any ShareScreen> {
  static var shareStatus: Self { .init("ShareStatus") }
}
