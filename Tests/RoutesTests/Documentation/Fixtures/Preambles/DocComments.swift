// Declarations that the examples in doc comments use.
import Routes
import RoutesTesting

struct Status { var text: String }
struct Episode {}
struct User {}
struct DeviceGroup {}
enum Color { case red }
struct Cell {}
struct Day {}

final class FeedController: Controller {
  let status = Status(text: "Hello")
  func reload() {}
}
enum FeedControllerUnwind: ExactString { case unwindToFeed = "unwindToFeed:" }
final class ConversationController: Controller { var status: Status? }
final class ProfileController: Controller { var user: User? }
final class LoginController: Controller {}
final class AboutController: Controller {}
final class ListController: Controller {}
final class MenuController: Controller {}
final class HomeController: Controller {}
final class SettingsController: Controller {}
final class WelcomeController: Controller {}
final class PermissionsController: Controller {}
final class DeviceGroupsController: Controller {}
final class DevicesController: Controller {
  init(user: User, group: DeviceGroup) {}
}
final class ShareController: Controller {
  var status: Status?
  var didTapClose: (() -> Void)?
}
final class CartController: Controller {}
final class CityController: Controller {}
final class MapController: Controller {
  var city: String?
  var isInteractive = false
}
final class PinStub: Controller {}
final class ResultsController: Controller {}
final class DateController: ResultController {
  typealias Output = Day
  var earliest: Day?
}
final class DrawerController: ArrangeableContainer {
  var childControllers: [any Controller] = []
  var content: (any Controller)?
  weak var graph: ControllerGraph?
  func arrange(_ children: [any Controller], content: (any Controller)?) {
    self.childControllers = children
    self.content = content
  }
}

extension Segue<ShareController> { static var shareStatus: Self { .init("ShareStatus") } }
extension Segue<LoginController> { static var login: Self { .init("LoginSegue") } }
extension Segue<DevicesController> { static var showDevices: Self { .init("ShowDevices") } }
struct Card {}
protocol AddCardScreen: ResultController where Output == Card { var holder: String? { get set } }
extension Segue<any AddCardScreen> { static var addCard: Self { .init("AddCard") } }
extension Segue<DateController> { static var pickDate: Self { .init("PickDate") } }
extension Segue<LoginController> { static var replaceTop: Self { .init("ReplaceTop") } }
extension Segue<DeviceGroupsController> {
  static var showDeviceGroups: Self { .init("ShowDeviceGroups") }
}

struct PickDate: ResultDestination {
  var earliest: Day
  var resultRoute: Route.Returning<Day> { Route.Returning(.pickDate) }
}
enum AppDestination: Destination {
  case login
  case profile
  case detail(Episode)
  case conversation(Status)
  case devices(user: User, group: DeviceGroup)

  var route: Route { Route(.login) }
}

enum Place: Codable {
  case start
  case conversation(id: Int)
  case devices(user: String, sort: String?)
}

func reload() {}
func show(_ group: DeviceGroup, of user: User) {}
func show(_ day: Day) {}

struct Context {
  let graph: ControllerGraph
  let exploration: Exploration
  let registry: SegueRegistry
  let classes: SceneClasses
  let main: Storyboard
  let settings: Storyboard
  let feed: FeedController
  let list: FeedController
  let share: ShareController
  let city: CityController
  let menu: MenuController
  let profile: ProfileController
  let drawer: DrawerController
  let status: Status
  let user: User
  let group: DeviceGroup
  let cell: Cell
  let today: Day
  let close: () -> Void
}
