import Routes
import RoutesLinks

/// Opens links from different states, and restores where the app was.
@MainActor struct LinksScript {
  /// Prints a line.
  let print: (String) -> Void

  /// Devices and accounts have one place each, so that a link leads back to it.
  private func makeGraph() throws -> ControllerGraph {
    var registry = SegueRegistry()
    try registry.registerHierarchy(.showDeviceGroups, kind: .presentation, style: .fullScreen) {
      TabBarController([
        NavigationController(root: DeviceGroupsController()),
        NavigationController(root: SettingsController()),
      ])
    }
    try registry.register(
      Segue<DevicesController>.From<DeviceGroupsController>("ShowDevices"),
      from: DeviceGroupsController.self,
      kind: .show
    ) { DevicesController() }
    try registry.register(
      Segue<AccountController>.From<SettingsController>("ShowAccount"),
      from: SettingsController.self,
      kind: .presentation,
      in: .navigation
    ) { AccountController() }
    return try ControllerGraph(root: WelcomeController(), registry: registry)
  }

  func run() throws {
    let graph = try makeGraph()
    try open("/users/Ada", in: graph)
    try graph.tap(tab: 1)
    try graph.present(LoginController())
    try open("/users/Ada/devices/Kitchen?device=Oven&device=Fridge", in: graph)
    try open("https://example.com/users/Ada/account?utm_source=mail", in: graph)

    let link = try graph.destinations(of: AppDestination.self).link
    print("saved: \(link)")
    let restored = try makeGraph()
    let path = restored.restore(try DestinationPath<AppDestination>(link: link + ";/alarms/7"))
    print("restored: \(restored.snapshot)")
    if let cut = path.cut { print("  \(cut)") }
  }

  private func open(_ link: String, in graph: ControllerGraph) throws {
    try graph.open(AppDestination(link: link))
    print("\(link): \(graph.snapshot)")
  }
}
