import PhoneKit
import Routes
import RoutesSwiftUI
import RoutesUIKit
import SwiftUI
import UIKit

extension DevicesScreens {
  /// The scenes of Devices.storyboard, and a view of SwiftUI.
  static var fromStoryboard: DevicesScreens {
    DevicesScreens(
      login: { try UIStoryboard.instantiate(.login) },
      groups: { try UIStoryboard.instantiate(.groups) },
      devices: { try UIStoryboard.instantiate(.devices) },
      account: {
        UINavigationController(
          rootViewController: Hosting(AccountModel()) { AccountView(model: $0) }
        )
      }
    )
  }
}

// Navigation controllers, each with its screen inside.
extension SceneIdentifier<UINavigationController> {
  static var login: Self { .init("Login", in: "Devices") }
  static var groups: Self { .init("Groups", in: "Devices") }
}

extension SceneIdentifier<DevicesViewController> {
  static var devices: Self { .init("Devices", in: "Devices") }
}
