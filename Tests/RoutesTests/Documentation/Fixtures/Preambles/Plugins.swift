// Code that the plugin generates.
enum TimelineControllerSegue {
  case showConversation(ConversationController)

  init(_ segue: PerformedSegue) throws {
    self = .showConversation(try segue.unwrapped())
  }
}

extension Storyboard {
  static let main: Storyboard = "Main"
}

final class HelpController: Controller {}

let classes = SceneClasses()
