import Routes

struct User {
  var name: String
}

struct DeviceGroup {
  var name: String
  var devices: [String]
}

/// The screens of the app with their dependencies.
enum AppDestination: Destination {
  case login
  case deviceGroups(User)
  case devices(user: User, group: DeviceGroup)
  case account(User)

  var route: Route {
    switch self {
    case .login: return Route(.login)
    case .deviceGroups: return Route(.showDeviceGroups)
    case .devices: return Route(.showDevices)
    case .account: return Route(.showAccount)
    }
  }
}

extension Segue<LoginController> {
  static var login: Self { .init("LoginSegue") }
}

extension Segue<DeviceGroupsController> {
  static var showDeviceGroups: Self { .init("ShowDeviceGroups") }
}

extension Segue<DevicesController> {
  static var showDevices: Self { .init("ShowDevices") }
}

extension Segue<AccountController> {
  static var showAccount: Self { .init("ShowAccount") }
}
