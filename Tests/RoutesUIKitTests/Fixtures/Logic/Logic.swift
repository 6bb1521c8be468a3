import Routes

// The logic of an app, as a package without UIKit has it.

struct Status { var text: String }

protocol ConversationScreen: Controller {
  var status: Status? { get set }
}

enum AppDestination: Destination {
  case conversation(Status)

  var route: Route {
    switch self {
    case .conversation(let status): return Route(.showConversation) { $0.status = status }
    }
  }
}

extension Segue<any ConversationScreen> {
  static var showConversation: Self { .init("ShowConversation") }
}

final class Flow {
  private let navigator: Navigator<AppDestination>

  init(_ navigator: Navigator<AppDestination>) { self.navigator = navigator }

  func open(_ status: Status) { navigator.go(to: .conversation(status)) }
}

final class Conversation: ConversationScreen { var status: Status? }
final class Feed: Controller {}

func flow() throws -> Flow {
  let feed = Feed()
  var registry = SegueRegistry()
  try registry.register(.showConversation, kind: .show) { Conversation() }
  let graph = try ControllerGraph(root: NavigationController(root: feed), registry: registry)
  return Flow(graph.navigator(for: AppDestination.self, from: feed))
}
