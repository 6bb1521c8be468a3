let graph = try ControllerGraph(root: NavigationController(root: FeedController()))
