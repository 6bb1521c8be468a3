import Routes

protocol ShareScreen { var status: Status? { get set } }

extension Segue<any ShareScreen> {
  static var shareStatus: Self { .init("ShareStatus") }
}
extension Segue<ProfileController>.From<FeedController> {
  static var showProfile: Self { .init("ShowProfile") }
}

extension Segue<ProfileController>.Embedding<FeedController> {
  static var header: Self { .init("Header") }
}
extension Segue<FeedController>.Unwinding<ProfileController> {
  static var discard: Self { .init("Discard") }
}

extension Segue<any ColorScreen> {
  static var pickColor: Self { .init("PickColor") }
  static var shareScreen: Self { .init("Share") }
}
protocol ColorScreen: ResultController where Output == String { var suggestion: String { get set } }

struct PickColor: ResultDestination {
  var resultRoute: Route.Returning<String> {
    Route.Returning(.pickColor, output: { $0.outputType }) { $0.suggestion = "red" }
  }
}

func returning() {
  let _: Route.Returning<String> = Route.Returning(.pickColor)  // expected-error {{type 'any ColorScreen' cannot conform to 'ResultController'}} expected-note {{only concrete types such as structs, enums and classes can conform to protocols}}
  let _: Route.Returning<Int> = Route.Returning(.pickColor, output: { $0.outputType })  // expected-error {{cannot convert value of type 'String.Type' to closure result type 'Int.Type'}}
  let _: Route.Returning<String> = Route.Returning(.login)  // expected-error {{initializer 'init(_:)' requires that 'LoginController' conform to 'ResultController'}}
}

func map(_ status: Status) {
  _ = Route("LoginSegue")  // expected-error {{is unavailable: declare the segue, as in 'extension Segue<NoteController> { static var showNote: Self { .init("ShowNote") } }', and write 'Route(.showNote)'}}
  _ = Route("LoginSegue") { (login: LoginController) in }  // expected-error {{is unavailable: declare the segue}}
  _ = Route(.showConversatoin)  // expected-error {{type 'Segue<any Controller>' has no member 'showConversatoin'}}
  _ = Route(.header)  // expected-error {{type 'Segue<any Controller>' has no member 'header'}}
  _ = Route(.header) { _ in }  // expected-error {{type 'Segue<Destination>' has no member 'header'}} expected-error {{cannot infer type of closure parameter '_' without a type annotation}}
  _ = Route(.discard)  // expected-error {{type 'Segue<any Controller>' has no member 'discard'}}
  _ = Route(.shareStatus) { $0.status = status }  // expected-error {{cannot assign to property: '$0' is immutable}}
  _ = Route(.showDevices, instantiate: { LoginController() })  // expected-error {{cannot convert value of type 'LoginController' to closure result type 'DevicesController'}}
}

func register(in registry: inout SegueRegistry, _ status: Status) throws {
  try registry.register(.showProfile, kind: .show) { ProfileController() }
  try registry.register(.showProfil, kind: .show)  // expected-error {{type 'Segue<Destination>' has no member 'showProfil'}} expected-error {{generic parameter 'Destination' could not be inferred}}
  try registry.register(.login) { LoginController() }  // expected-error {{missing argument for parameter 'kind' in call}}
  try registry.register(.lgin, kind: .show) { LoginController() }  // expected-error {{type 'Segue<LoginController>' has no member 'lgin'}}
  try registry.register(.login, kind: .show) { FeedController() }  // expected-error {{cannot convert value of type 'FeedController' to closure result type 'LoginController'}}
  try registry.register(.shareScreen, kind: .show) { LoginController() }  // expected-error {{cannot convert value of type 'LoginController' to closure result type 'any ColorScreen'}}
  try registry.register(.login, kind: .show, instantiate: FeedController.init)  // expected-error {{the closure makes a controller of another type than the segue names; make one of that type, or let its class conform to the protocol}}
  try registry.register(.login, kind: .show, instantiate: LoginController.init)
  try registry.prepare(.shareStatus) { $0.status = status }  // expected-error {{cannot assign to property: '$0' is immutable}}
}

func register(in registry: inout SegueRegistry) throws {
  try registry.register(.header, kind: .embed)  // expected-error {{generic parameter 'Destination' could not be inferred}} expected-error {{type 'Segue<Destination>' has no member 'header'}}
  try registry.register(.header, kind: .embed) { ProfileController() }  // expected-error {{type 'Segue<ProfileController>' has no member 'header'}}
  try registry.register(.discard, kind: .unwind)  // expected-error {{generic parameter 'Destination' could not be inferred}} expected-error {{type 'Segue<Destination>' has no member 'discard'}}
  try registry.register(.hedder, kind: .embed) { ProfileController() }  // expected-error {{type 'Segue<ProfileController>' has no member 'hedder'}}
  try registry.prepare(.header) { (profile: ProfileController) in }  // expected-error {{missing argument label 'embed:' in call}}
}
