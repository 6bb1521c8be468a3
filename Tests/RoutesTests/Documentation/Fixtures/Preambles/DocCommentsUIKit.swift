// Declarations that the examples in RoutesUIKit's doc comments use.
import Routes
import RoutesTesting
import RoutesUIKit
import RoutesUIKitTesting
import UIKit

struct Status { var text: String }
struct User {}

final class FeedViewController: UIViewController {
  func reload() {}
}
final class ConversationViewController: UIViewController { var status: Status? }
final class ProfileViewController: UIViewController { var user: User? }

extension Segue<ConversationViewController> {
  static var showConversation: Self { .init("ShowConversation") }
}
extension SceneIdentifier<ProfileViewController> {
  static var profile: Self { .init("Profile", in: "Main") }
}

enum AppDestination: @MainActor Destination {
  case conversation(Status)

  @MainActor var route: Route {
    switch self {
    case .conversation(let status): return Route(.showConversation) { $0.status = status }
    }
  }
}

// Code that `routecheck generate` writes.
enum FeedViewControllerUnwind: ExactString { case unwindToFeed = "unwindToFeed:" }
enum FeedControllerSegue {
  case showConversation(ConversationViewController)

  init(_ segue: PerformedSegue) throws { self = .showConversation(try segue.unwrapped()) }
}

@MainActor func XCTAssertEqual<Value: Equatable>(_ first: Value, _ second: Value) {}

class ExampleViewController: UIViewController {
  let status = Status(text: "Hello")
  let user = User()
  let window = UIWindow()
  let registry = SegueRegistry()
}
