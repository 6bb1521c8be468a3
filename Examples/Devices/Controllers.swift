import Routes

final class WelcomeController: Controller {}

final class LoginController: Controller {}

// The screens read their dependencies from the destination.

final class DeviceGroupsController: DestinationReceiver {
  private(set) var user: User?

  func receive(_ destination: AppDestination) {
    if case .deviceGroups(let user) = destination { self.user = user }
  }
}

final class DevicesController: DestinationReceiver {
  private(set) var text = ""

  func receive(_ destination: AppDestination) {
    guard case .devices(let user, let group) = destination else { return }
    text = "\(group.name) of \(user.name): \(group.devices.joined(separator: ", "))"
  }
}

final class AccountController: DestinationReceiver {
  private(set) var user: User?

  func receive(_ destination: AppDestination) {
    if case .account(let user) = destination { self.user = user }
  }
}

final class SettingsController: Controller {}
