import PhoneKit
import Routes
import RoutesUIKit
import UIKit

extension DevicesScreens {
  /// The scenes of Devices.storyboard.
  static var fromStoryboard: DevicesScreens {
    DevicesScreens(
      login: { try UIStoryboard.instantiate(.login) },
      groups: { try UIStoryboard.instantiate(.groups) },
      devices: { try UIStoryboard.instantiate(.devices) },
      account: { try UIStoryboard.instantiate(.account) }
    )
  }
}

// Navigation controllers, each with its screen inside.
extension SceneIdentifier<UINavigationController> {
  static var login: Self { .init("Login", in: "Devices") }
  static var groups: Self { .init("Groups", in: "Devices") }
  static var account: Self { .init("Account", in: "Devices") }
}

extension SceneIdentifier<DevicesViewController> {
  static var devices: Self { .init("Devices", in: "Devices") }
}
