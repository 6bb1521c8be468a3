import Routes

enum LoginDestination: Destination {
  typealias Source = FeedController
  case login
  var route: Route { Route(.login) }
}

func move(on graph: ControllerGraph, _ profile: ProfileController) throws {
  try graph.go(to: LoginDestination.login, from: profile)  // expected-error {{is unavailable: the destination names another type as its 'Source'}}
  try graph.push(LoginController.self)  // expected-error {{type 'LoginController.Type' cannot conform to 'Destination'}} expected-note {{only concrete types such as structs, enums and classes can conform to protocols}}
  try graph.present(LoginController.self)  // expected-error {{type 'LoginController.Type' cannot conform to 'Destination'}} expected-note {{only concrete types such as structs, enums and classes can conform to protocols}}
  _ = try ControllerGraph(profile)  // expected-error {{missing argument label 'root:' in call}}
  try graph.push(.login)  // expected-error {{is unavailable: a segue is performed; write 'perform(.showNote)'}}
  try graph.present(.login, from: profile)  // expected-error {{is unavailable: a segue is performed}}
  try graph.present(.showConversation) { $0.status = nil }  // expected-error {{is unavailable: a segue is performed}}
  try graph.push(.lgoin)  // expected-error {{has no member 'lgoin'}}
}

func register(in classes: inout SceneClasses) throws {
  try classes.register(DevicesController.init)  // expected-error {{cannot convert value of type '@Sendable (User, DeviceGroup) -> DevicesController' to expected argument type '() throws -> DevicesController'}}
  try classes.register(LoginController.init)
}
