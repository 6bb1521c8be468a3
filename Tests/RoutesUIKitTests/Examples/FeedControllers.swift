import UIKit

final class FeedController: UIViewController {
  let statuses = Status.examples
}

final class ConversationController: UIViewController {
  var status: Status?
}

final class ShareController: UIViewController, @MainActor ShareScreen {
  var status: Status?
}
