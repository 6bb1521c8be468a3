import Routes

extension Segue<LoginController>.From<FeedController> {
  static var signIn: Self { .init("SignIn") }
}

func perform(on graph: ControllerGraph, _ profile: ProfileController) throws {
  try graph.perform(.signIn, from: profile)  // expected-error {{is unavailable: the segue starts from another type of controller; perform it from there, or declare it without 'From' if it starts from several}}
}
