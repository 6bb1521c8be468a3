import Routes

/// Uses the app as a user would and prints the state after each step.
///
/// A test runs the same source in a window, with view controllers.
@MainActor struct DevicesScript {
  /// A graph with the registry and without a root.
  let graph: ControllerGraph
  /// A user's tap on a tab.
  let tap: (_ tab: Int) throws -> Void
  /// A user's swipe down on the sheet in front.
  let swipeDown: () throws -> Void
  /// Waits for the end of animations.
  var settle: () -> Void = {}
  /// Prints a line.
  let print: (String) -> Void

  static func registry() throws -> SegueRegistry {
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
    return registry
  }

  func run() throws {
    let user = User(name: "Ada")
    let kitchen = DeviceGroup(name: "Kitchen", devices: ["Oven", "Fridge"])

    try graph.setRoot(WelcomeController())
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
      print("  \(devices.text)")
    }

    try tap(1)
    show("tap settings")

    try go(to: .account(user))
    try swipeDown()
    show("swipe down")

    try tap(0)
    try tap(0)
    show("tap the groups twice")
  }

  private func show(_ action: String) {
    settle()
    print("\(action): \(graph.snapshot)")
  }

  private func go(to destination: AppDestination) throws {
    try graph.go(to: destination)
    show("\(destination.segueIdentifier)")
  }
}
