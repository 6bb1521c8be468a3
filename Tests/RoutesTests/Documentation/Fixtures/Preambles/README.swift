extension Segue<LoginController> { static var login: Self { .init("LoginSegue") } }
extension Segue<DevicesController> { static var showDevices: Self { .init("ShowDevices") } }

let feed = FeedController()
let status = Status(text: "Hello")
let user = User()
let group = DeviceGroup()
let graph = try ControllerGraph(root: NavigationController(root: feed))

// An app.
final class TimelineViewController: UIViewController {}
final class ThreadViewController: UIViewController { var status: Status? }
extension Segue<ThreadViewController>.From<TimelineViewController> {
  static var openThread: Self { .init("OpenThread") }
}
let timeline = TimelineViewController()
let window = UIWindow()
let registry = SegueRegistry()
