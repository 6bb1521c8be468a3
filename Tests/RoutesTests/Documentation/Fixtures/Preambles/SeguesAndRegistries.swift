let feed = FeedController()
let status = Status(text: "Hello")
let graph = try ControllerGraph(root: NavigationController(root: feed))
