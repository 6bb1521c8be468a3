import Routes

/// It stores no selection: the tapped status is passed with the move.
final class FeedController: Controller {
  let statuses = Status.examples
}

final class ConversationController: Controller {
  var status: Status?
}

final class ShareController: Controller, ShareScreen {
  var status: Status?
}
