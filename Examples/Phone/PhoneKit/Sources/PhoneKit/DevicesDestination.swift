import Routes

/// The screens of the devices, with what each needs.
public enum DevicesDestination: Destination {
  case login(then: (User) -> Void)
  case groups(User, act: (GroupsAction, any GroupsScreen) -> Void)
  case devices(User, DeviceGroup)
  case account(User)

  /// The way to the screen.
  public var route: Route {
    switch self {
    case .login(let then):
      return Route(.login) { $0.didLogIn = then }
    case .groups(let user, let act):
      return Route(.showGroups) { screen in
        screen.user = user
        screen.act = { [weak screen] action in
          if let screen { act(action, screen) }
        }
      }
    case .devices(let user, let group):
      return Route(.showDevices) { screen in
        screen.user = user
        screen.group = group
      }
    case .account(let user):
      return Route(.showAccount) { $0.user = user }
    }
  }
}

// The screens as the logic sees them. View controllers conform in the app, and other classes in
// tests.

/// The screen that asks who the user is.
public protocol LoginScreen: Controller {
  var didLogIn: (User) -> Void { get set }
}

/// The groups of a user.
public protocol GroupsScreen: Controller {
  var user: User? { get set }
  var act: (GroupsAction) -> Void { get set }
}

/// The actions of a user on the screen of the groups.
public enum GroupsAction {
  case showDevices(DeviceGroup)
  case showAccount
}

/// The devices of a group.
public protocol DevicesScreen: Controller {
  var user: User? { get set }
  var group: DeviceGroup? { get set }
}

/// The account of the user.
public protocol AccountScreen: Controller {
  var user: User? { get set }
}

extension Segue<any LoginScreen> {
  static var login: Self { .init("LoginSegue") }
}

extension Segue<any GroupsScreen> {
  static var showGroups: Self { .init("ShowDeviceGroups") }
}

extension Segue<any DevicesScreen> {
  static var showDevices: Self { .init("ShowDevices") }
}

extension Segue<any AccountScreen> {
  static var showAccount: Self { .init("ShowAccount") }
}
