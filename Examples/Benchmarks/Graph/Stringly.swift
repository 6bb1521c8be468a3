import Routes

/// The screen of both sides.
struct Status {
  var number: Int
}

final class ConversationController: Controller {
  var status: Status?
}

final class FeedController: Controller {}

/// Hand-written navigation: a string, a boxed sender, a cast, an append.
final class StringlyStack {
  private(set) var stack: [AnyObject] = [FeedController()]

  enum Move {
    case conversation(Status)
    case settings
  }

  func go(to move: Move) {
    switch move {
    case .conversation(let status): performSegue("ShowConversation", sender: status)
    case .settings: performSegue("ShowSettings", sender: nil)
    }
  }

  func performSegue(_ identifier: String, sender: Any?) {
    let destination: AnyObject
    switch identifier {
    case "ShowSettings": destination = FeedController()
    case "ShowConversation": destination = ConversationController()
    default: return
    }
    prepare(identifier, destination, sender: sender)
    stack.append(destination)
  }

  private func prepare(_ identifier: String, _ destination: AnyObject, sender: Any?) {
    switch identifier {
    case "ShowConversation":
      guard let conversation = destination as? ConversationController,
        let status = sender as? Status
      else { return }
      conversation.status = status
    default: break
    }
  }
}
