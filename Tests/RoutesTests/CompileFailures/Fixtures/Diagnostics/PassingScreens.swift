import Routes

enum LoginDestination: Destination {
  typealias Source = FeedController
  case login
  var route: Route { Route(.login) }
}

func move(on graph: ControllerGraph, _ profile: ProfileController) throws {
  try graph.go(to: LoginDestination.login, from: profile)  // expected-error {{is unavailable: the destination names another type as its 'Source'}}
  try graph.push(LoginController.self)  // expected-error {{is unavailable: pass a controller, as in 'push(DetailController())'}}
  try graph.present(LoginController.self)  // expected-error {{is unavailable: pass a controller, as in 'present(DetailController())'}}
}

func register(in classes: inout SceneClasses) throws {
  try classes.register(DevicesController.init)  // expected-error {{is unavailable: a storyboard makes its scenes without arguments}}
  try classes.register(LoginController.init)
}
