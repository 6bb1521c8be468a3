import RoutesTesting
import Testing

// The calls that the documentation shows.

private struct Status: Equatable { var text: String }
private struct User {}
private struct DeviceGroup {}

private final class FeedController: Controller {}
private final class LoginController: Controller {}
private final class ConversationController: Controller { var status: Status? }
private protocol ShareScreen: AnyObject { var status: Status? { get set } }
private final class ShareController: Controller, ShareScreen { var status: Status? }
private final class DevicesController: Controller {
  let user: User
  let group: DeviceGroup
  init(user: User, group: DeviceGroup) {
    self.user = user
    self.group = group
  }
}

extension Segue<ConversationController> {
  fileprivate static var showConversation: Self { .init("ShowConversation") }
}
extension Segue<any ShareScreen> {
  fileprivate static var shareStatus: Self { .init("ShareStatus") }
}
extension Segue<LoginController> {
  fileprivate static var login: Self { .init("LoginSegue") }
}
extension Segue<DevicesController> {
  fileprivate static var showDevices: Self { .init("ShowDevices") }
}
extension Segue<ConversationController>.From<FeedController> {
  fileprivate static var showConversation: Self { .init("ShowConversation") }
}

private enum AppDestination: Destination {
  case login
  case conversation(Status)
  case devices(user: User, group: DeviceGroup)

  var route: Route {
    switch self {
    case .login: return Route(.login)
    case let .conversation(status): return Route(.showConversation) { $0.status = status }
    case let .devices(user, group):
      return Route(.showDevices, instantiate: { DevicesController(user: user, group: group) })
    }
  }
}

@Suite struct CallSiteTests {
  private let feed = FeedController()
  private let status = Status(text: "Hello")
  private let graph: ControllerGraph

  init() throws {
    var registry = SegueRegistry()
    try registry.register(.showConversation, kind: .show) { ConversationController() }
    try registry.register(.login, kind: .presentation) { LoginController() }
    try registry.register(.showDevices, kind: .show)
    try registry.register(.shareStatus, kind: .presentation, in: .navigation) {
      ShareController()
    }
    graph = try ControllerGraph(root: NavigationController(root: feed), registry: registry)
  }

  @Test func `a segue is prepared at the call site`() throws {
    let conversation = try graph.perform(.showConversation) { $0.status = status }
    #expect(conversation.status == status)
    try graph.expect("nav(Feed, Conversation)")
  }

  @Test func `a segue starts from a typed source`() throws {
    try graph.perform(.showConversation, from: feed) { $0.status = status }
    try graph.expect("nav(Feed, Conversation)")
  }

  @Test func `a segue without a source is performed at a controller`() throws {
    try graph.perform(.showConversation, from: feed)
    try graph.expect("nav(Feed, Conversation)")
  }

  @Test func `a screen named by its protocol is found inside its container`() throws {
    let share = try graph.perform(.shareStatus) { $0.status = status }
    #expect(share.status == status)
    try graph.expect("nav(Feed) > sheet nav(Share)")
  }

  @Test func `a destination's payload reaches the controller`() throws {
    try graph.go(to: AppDestination.devices(user: User(), group: DeviceGroup()))
    #expect(graph.visible is DevicesController)
    #expect(AppDestination.login.segueIdentifier == "LoginSegue")
  }

  @Test func `a navigator takes cases without a prefix`() throws {
    let navigator = graph.navigator(for: AppDestination.self, from: feed)
    navigator.go(to: .conversation(status))
    navigator.push(.conversation(status))
    navigator.present(.login)
    #expect(graph.refusals.map(\.reason) == [.presentation(.notOnScreen(source: "Feed"))])
    try graph.expect("nav(Feed, Conversation, Conversation)")
  }

  @Test func aTransitionNamesItsSegue() throws {
    var registry = SegueRegistry()
    let segue = Segue<PlaceholderController>("ShowPost")
    try registry.register(segue, kind: .show) { screen("Post") }
    let graph = try ControllerGraph("nav(Feed)", registry: registry)
    var names: [ExactString?] = []
    graph.onTransition = { names.append($0.segue) }
    try graph.perform(segue)
    try graph.pop()
    #expect(names == ["ShowPost", nil])
  }
}
