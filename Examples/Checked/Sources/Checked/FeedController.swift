import Routes

final class FeedController: SegueSource {
  var selected = Status(author: "Ada", text: "Hello, world")
  private(set) var isReloaded = false

  // The enum is generated from the storyboard. A segue that is added there does not compile until it
  // is handled here. No segue needs a string or a cast.
  func prepare(for segue: PerformedSegue) throws {
    switch try FeedControllerSegue(segue) {
    case .showConversation(let conversation): conversation.status = selected
    case .composePost(let compose): compose.draft = "To \(selected.author): "
    case .showProfile(let profile): profile.user = selected.author
    }
  }
}

// This enum is generated, too. The configuration names the class that receives its actions.
extension FeedController: TypedUnwindReceiver {
  func unwind(_ action: FeedControllerUnwind, from source: any Controller) {
    switch action {
    case .unwindToFeed: isReloaded = true
    }
  }
}
