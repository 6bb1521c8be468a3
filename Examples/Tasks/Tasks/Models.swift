import Observation
import PhoneKit
import Routes

// The screens of the logic, as models of views.

final class WelcomeModel: Controller {
  var didBegin: () -> Void = {}
}

final class LoginModel: LoginScreen {
  let users = [User(name: "Ada"), User(name: "Grace")]
  var didLogIn: (User) -> Void = { _ in }
}

@Observable
final class GroupsModel: GroupsScreen {
  var user: User?
  @ObservationIgnored var act: (GroupsAction) -> Void = { _ in }
}

@Observable
final class DevicesModel: DevicesScreen {
  var user: User?
  var group: DeviceGroup?
}

@Observable
final class AccountModel: AccountScreen {
  var user: User?
}

extension DevicesScreens {
  /// The models of the views.
  static var ofModels: DevicesScreens {
    DevicesScreens(
      login: { NavigationController(root: LoginModel()) },
      groups: { NavigationController(root: GroupsModel()) },
      devices: { DevicesModel() },
      account: { NavigationController(root: AccountModel()) }
    )
  }
}
