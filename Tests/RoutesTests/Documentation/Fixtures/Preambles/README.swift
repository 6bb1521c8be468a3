extension Segue<LoginController> { static var login: Self { .init("LoginSegue") } }
extension Segue<DevicesController> { static var showDevices: Self { .init("ShowDevices") } }

let feed = FeedController()
let status = Status(text: "Hello")
let user = User()
let group = DeviceGroup()
let graph = try ControllerGraph(root: NavigationController(root: feed))
