import Routes
import RoutesLinks

enum AppDestination: Destination {
  case login
  case conversation(Status)

  var route: Route {
    switch self {
    case .login: return Route(.login)
    case .conversation(let status): return Route(.showConversation) { $0.status = status }
    }
  }
}

enum Place { case feed }

enum ShareDestination: Destination {
  case share
  var parent: AppDestination? { .login }
  var route: Route { Route(.login) }
}

struct NoteDestination: Destination {
  var parent: NoteDestination { self }
  var route: Route { Route(.login) }
}

enum SharedPlace: Codable { case feed }
enum SharedDestination: Destination, Codable {
  case feed
  var route: Route { Route(.login) }
}

func go(
  on graph: ControllerGraph,
  _ navigator: Navigator<AppDestination>,
  _ status: Status,
  _ optional: AppDestination?
) throws {
  try graph.go(to: .login)  // expected-error {{type 'Destination' has no member 'login'}}
  try graph.go(to: .conversation(status))  // expected-error {{type 'Destination' has no member 'conversation'}}
  try graph.open(.login)  // expected-error {{type 'Destination' has no member 'login'}}
  try graph.go(to: Place.feed)  // expected-error {{instance method 'go(to:from:)' requires that 'Place' conform to 'Destination'}}
  try graph.open(Place.feed)  // expected-error {{instance method 'open' requires that 'Place' conform to 'Destination'}}
  try graph.open("/login")  // expected-error {{read the link first, as in 'open(AppDestination(link: link))'}}
  try graph.go(to: optional)  // expected-error {{value of optional type 'AppDestination?' must be unwrapped to a value of type 'AppDestination'}} expected-note 2 {{}}
  try graph.open(optional)  // expected-error {{value of optional type 'AppDestination?' must be unwrapped to a value of type 'AppDestination'}} expected-note 2 {{}}
  try graph.go(to: optional ?? .login)
  try graph.open([AppDestination.login, .conversation(status)])
  try graph.open(AppDestination.conversation)  // expected-error {{type '@Sendable (Status) -> AppDestination' cannot conform to 'StringProtocol'}} expected-note {{only concrete types such as structs, enums and classes can conform to protocols}}
  try graph.go(to: AppDestination.conversation)  // expected-error {{type '@Sendable (Status) -> AppDestination' cannot conform to 'Destination'}} expected-note {{only concrete types such as structs, enums and classes can conform to protocols}}
  try graph.push(AppDestination.conversation)  // expected-error {{type '@Sendable (Status) -> AppDestination' cannot conform to 'Destination'}} expected-note {{only concrete types such as structs, enums and classes can conform to protocols}}
  try graph.present(AppDestination.conversation)  // expected-error {{type '@Sendable (Status) -> AppDestination' cannot conform to 'Destination'}} expected-note {{only concrete types such as structs, enums and classes can conform to protocols}}
  try graph.go(to: AppDestination.conversation(1))  // expected-error {{cannot convert value of type 'Int' to expected argument type 'Status'}}
  try graph.go(to: AppDestination.conversatoin(status))  // expected-error {{type 'AppDestination' has no member 'conversatoin'}}
  navigator.go(to: .conversation)  // expected-error {{member 'conversation' expects argument of type 'Status'}}
  navigator.go(to: .logn)  // expected-error {{type 'AppDestination' has no member 'logn'}}
  try graph.open(ShareDestination.share)  // expected-error {{instance method 'open' requires the types 'AppDestination?' and 'ShareDestination?' be equivalent}}
  try graph.open(NoteDestination())  // expected-error {{instance method 'open' requires the types 'NoteDestination' and 'NoteDestination?' be equivalent}}
  _ = try AppDestination(link: "/login")  // expected-error {{'AppDestination' cannot be constructed because it has no accessible initializers}}
  _ = try SharedPlace(link: "/login")  // expected-error {{incorrect argument label in call (have 'link:', expected 'from:')}} expected-error {{argument type 'String' does not conform to expected type 'Decoder'}}
  _ = try SharedDestination(link: "/login")  // expected-error {{incorrect argument label in call (have 'link:', expected 'from:')}} expected-error {{argument type 'String' does not conform to expected type 'Decoder'}}
}
