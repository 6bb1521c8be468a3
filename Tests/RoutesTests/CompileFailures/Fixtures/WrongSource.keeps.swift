import Routes

extension Segue<LoginController>.From<FeedController> {
  static var signIn: Self { .init("SignIn") }
}

func perform(on graph: ControllerGraph, _ feed: FeedController) throws {
  try graph.perform(.signIn, from: feed)
}
