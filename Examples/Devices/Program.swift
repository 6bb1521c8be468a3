import Routes

/// Uses the app as a user would and prints the state after each step.
@main
struct Program {
  static func main() throws {
    var registry = SegueRegistry()
    try registry.register(
      .login,
      kind: .presentation,
      style: .fullScreen,
      in: .navigation
    ) { LoginController() }
    try registry.registerHierarchy(.showDeviceGroups, kind: .presentation, style: .fullScreen) {
      TabBarController([
        NavigationController(root: DeviceGroupsController()),
        NavigationController(root: SettingsController()),
      ])
    }
    try registry.register(.showDevices, kind: .show) { DevicesController() }
    try registry.register(.showAccount, kind: .presentation, in: .navigation) {
      AccountController()
    }

    let graph = try ControllerGraph(root: WelcomeController(), registry: registry)

    func show(_ action: String) {
      print("\(action): \(graph.snapshot)")
    }

    func go(to destination: AppDestination) throws {
      try graph.go(to: destination)
      show("\(destination.segueIdentifier)")
    }

    let user = User(name: "Ada")
    let kitchen = DeviceGroup(name: "Kitchen", devices: ["Oven", "Fridge"])

    show("start")
    try go(to: .login)
    try graph.dismiss()
    show("logged in")

    try go(to: .deviceGroups(user))
    if let groups = graph.visible as? DeviceGroupsController {
      print("  the groups are those of \(groups.user?.name ?? "nobody")")
    }

    try go(to: .devices(user: user, group: kitchen))
    if let devices = graph.visible as? DevicesController {
      print("  \(devices.title)")
    }

    try graph.tap(tab: 1)
    show("tap settings")

    try go(to: .account(user))
    try graph.swipeDown()
    show("swipe down")

    try graph.tap(tab: 0)
    try graph.tap(tab: 0)
    show("tap the groups twice")
  }
}
