import Routes
import UIKit

final class FeedController: UIViewController {
  let statuses = Status.examples
}

final class ConversationController: UIViewController {
  var status: Status?
}

final class ShareController: UIViewController, @MainActor ShareScreen {
  var status: Status?
}

final class WelcomeController: UIViewController {}
final class LoginController: UIViewController {}
final class SettingsController: UIViewController {}

final class DeviceGroupsController: UIViewController, @MainActor DestinationReceiver {
  private(set) var user: User?

  func receive(_ destination: AppDestination) {
    if case .deviceGroups(let user) = destination { self.user = user }
  }
}

final class DevicesController: UIViewController, @MainActor DestinationReceiver {
  private(set) var text = ""

  func receive(_ destination: AppDestination) {
    guard case .devices(let user, let group) = destination else { return }
    text = "\(group.name) of \(user.name): \(group.devices.joined(separator: ", "))"
  }
}

final class AccountController: UIViewController, @MainActor DestinationReceiver {
  private(set) var user: User?

  func receive(_ destination: AppDestination) {
    if case .account(let user) = destination { self.user = user }
  }
}
