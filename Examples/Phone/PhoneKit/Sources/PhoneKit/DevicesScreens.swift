import Routes

/// Makes the screens of the devices: the app takes them from its storyboard, a test makes its own.
public struct DevicesScreens {
  var login: () throws -> any Controller
  var groups: () throws -> any Controller
  var devices: () throws -> any Controller
  var account: () throws -> any Controller

  /// Each closure returns the screen, or a container around it.
  public init(
    login: @escaping () throws -> any Controller,
    groups: @escaping () throws -> any Controller,
    devices: @escaping () throws -> any Controller,
    account: @escaping () throws -> any Controller
  ) {
    self.login = login
    self.groups = groups
    self.devices = devices
    self.account = account
  }
}

extension SegueRegistry {
  /// The segues of the devices.
  public init(_ screens: DevicesScreens) throws {
    self.init()
    try registerHierarchy(
      .login,
      kind: .presentation,
      style: .fullScreen,
      instantiate: screens.login
    )
    try registerHierarchy(
      .showGroups,
      kind: .presentation,
      style: .fullScreen,
      instantiate: screens.groups
    )
    try registerHierarchy(.showDevices, kind: .show, instantiate: screens.devices)
    try registerHierarchy(.showAccount, kind: .presentation, instantiate: screens.account)
  }
}
