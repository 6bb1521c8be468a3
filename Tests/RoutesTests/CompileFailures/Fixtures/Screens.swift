// What the other fixtures are about; it compiles by itself.
import Routes

struct Status { var text: String }
struct User {}
struct DeviceGroup {}

final class FeedController: Controller {}
final class ProfileController: Controller {}
final class LoginController: Controller {}
final class ConversationController: Controller { var status: Status? }
final class DevicesController: Controller {
  init(user: User, group: DeviceGroup) {}
}

extension Segue<LoginController> {
  static var login: Self { .init("LoginSegue") }
}
extension Segue<ConversationController> {
  static var showConversation: Self { .init("ShowConversation") }
}
extension Segue<ConversationController>.From<FeedController> {
  static var showConversation: Self { .init("ShowConversation") }
}
extension Segue<DevicesController> {
  static var showDevices: Self { .init("ShowDevices") }
}

// The screens of Shop.storyboard, whose segues are generated.
final class ShopController: Controller {}
final class ItemController: Controller { var name: String? }
final class CartController: Controller { var count = 0 }
final class HelpController: Controller {}
final class BannerController: Controller { var text: String? }
