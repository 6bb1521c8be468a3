class Screen { var presented: Screen? }
final class FeedScreen: Screen {}
final class ConversationScreen: Screen { var number = 0 }
final class LoginScreen: Screen {}

enum AppDestination {
  case conversation(Int)
  case login
}

/// The screens of Client.swift without the library.
@main struct Client {
  static func main() {
    var stack: [Screen] = [FeedScreen()]
    for destination in [AppDestination.conversation(7), .login] {
      switch destination {
      case .conversation(let number):
        let screen = ConversationScreen()
        screen.number = number
        stack.append(screen)
      case .login: stack.last?.presented = LoginScreen()
      }
    }
    print(stack.map { "\(type(of: $0))" })
  }
}
