import Routes
import RoutesLinks

struct User: Codable {
  var name: String
}

struct DeviceGroup: Codable {
  var name: String
  var devices: [String]
}

/// The screens of the app with their dependencies.
enum AppDestination: Destination, Codable {
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

extension AppDestination: Linkable {
  enum CodingKeys: CodingKey, CaseIterable { case login, deviceGroups, devices, account }

  var linkPattern: (CodingKeys, LinkPattern) {
    switch self {
    case .login: (.login, "/login")
    case .deviceGroups: (.deviceGroups, "/users/{_0.name}")
    case .devices: (.devices, "/users/{user.name}/devices/{group.name}?device={group.devices}")
    case .account: (.account, "/users/{_0.name}/account")
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
