// The screens of the pages.
struct Status { var text: String }
struct User {}
struct DeviceGroup {}

final class FeedController: Controller {}
final class LoginController: Controller {}
final class ConversationController: Controller { var status: Status? }
final class DevicesController: Controller {
  init(user: User, group: DeviceGroup) {}
}
protocol ShareScreen: AnyObject { var status: Status? { get set } }
final class ShareController: Controller, ShareScreen { var status: Status? }
