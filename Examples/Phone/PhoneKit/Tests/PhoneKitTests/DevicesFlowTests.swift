import PhoneKit
import Routes
import RoutesTesting
import Testing

/// The app's navigation without the app.
@Suite struct DevicesFlowTests {
  final class Welcome: Controller {}

  final class Login: LoginScreen {
    var didLogIn: (User) -> Void = { _ in }
  }

  final class Groups: GroupsScreen {
    var user: User?
    var act: (GroupsAction) -> Void = { _ in }
  }

  final class Devices: DevicesScreen {
    var user: User?
    var group: DeviceGroup?
  }

  final class Account: AccountScreen {
    var user: User?
  }

  private let ada = User(name: "Ada")
  private let welcome = Welcome()
  private let graph: ControllerGraph
  private let flow: DevicesFlow

  init() throws {
    let screens = DevicesScreens(
      login: { NavigationController(root: Login()) },
      groups: { NavigationController(root: Groups()) },
      devices: { Devices() },
      account: { NavigationController(root: Account()) }
    )
    let graph = try ControllerGraph(
      root: NavigationController(root: welcome),
      registry: SegueRegistry(screens)
    )
    flow = DevicesFlow { graph.navigator(for: DevicesDestination.self, from: $0) }
    self.graph = graph
  }

  private func logIn() throws -> Groups {
    flow.begin(at: welcome)
    try #require(graph.visible as? Login).didLogIn(ada)
    return try #require(graph.visible as? Groups)
  }

  @Test func theUserIsAskedFirst() throws {
    flow.begin(at: welcome)
    try graph.expect("nav(Welcome) > fullScreen nav(Login)")
  }

  @Test func aUserSeesTheirGroups() throws {
    let groups = try logIn()
    #expect(groups.user == ada)
    try graph.expect("nav(Welcome) > fullScreen nav(Groups)")
  }

  @Test func aGroupLeadsToItsDevices() throws {
    let groups = try logIn()
    groups.act(.showDevices(ada.groups[0]))
    #expect((graph.visible as? Devices)?.group == ada.groups[0])
    try graph.expect("nav(Welcome) > fullScreen nav(Groups, Devices)")
  }

  @Test func theAccountIsASheet() throws {
    let groups = try logIn()
    groups.act(.showAccount)
    #expect((graph.visible as? Account)?.user == ada)
    try graph.expect("nav(Welcome) > fullScreen nav(Groups) > sheet nav(Account)")
    try graph.swipeDown()
    #expect(graph.refusals.isEmpty)
  }
}
