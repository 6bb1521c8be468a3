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

func go(
  on graph: ControllerGraph,
  _ navigator: Navigator<AppDestination>,
  _ status: Status,
  _ optional: AppDestination?
) throws {
  try graph.go(to: .login)  // expected-error {{cannot infer contextual base in reference to member 'login'}}
  try graph.go(to: .conversation(status))  // expected-error {{cannot infer contextual base in reference to member 'conversation'}}
  try graph.open(.login)  // expected-error {{cannot infer contextual base in reference to member 'login'}}
  try graph.go(to: Place.feed)  // expected-error {{'go(to:from:)' is unavailable: pass a case, not an optional, of an enum that conforms to Destination, with all of its dependencies, as in 'go(to: AppDestination.conversation(status))'}}
  try graph.open(Place.feed)  // expected-error {{'open' is unavailable: pass a case, not an optional, of an enum that conforms to Destination, with all of its dependencies, as in 'open(AppDestination.conversation(status))'}}
  try graph.go(to: optional)  // expected-error {{'go(to:from:)' is unavailable: pass a case, not an optional, of an enum that conforms to Destination, with all of its dependencies, as in 'go(to: AppDestination.conversation(status))'}}
  try graph.open(optional)  // expected-error {{'open' is unavailable: pass a case, not an optional, of an enum that conforms to Destination, with all of its dependencies, as in 'open(AppDestination.conversation(status))'}}
  try graph.go(to: optional ?? .login)
  try graph.open([AppDestination.login, .conversation(status)])
  try graph.open(AppDestination.conversation)  // expected-error {{'open' is unavailable: pass a case, not an optional, of an enum that conforms to Destination, with all of its dependencies, as in 'open(AppDestination.conversation(status))'}}
  try graph.go(to: AppDestination.conversation)  // expected-error {{'go(to:from:)' is unavailable: pass a case, not an optional, of an enum that conforms to Destination, with all of its dependencies, as in 'go(to: AppDestination.conversation(status))'}}
  try graph.push(AppDestination.conversation)  // expected-error {{type '@Sendable (Status) -> AppDestination' cannot conform to 'Destination'}} expected-note {{only concrete types such as structs, enums and classes can conform to protocols}}
  try graph.present(AppDestination.conversation)  // expected-error {{type '@Sendable (Status) -> AppDestination' cannot conform to 'Destination'}} expected-note {{only concrete types such as structs, enums and classes can conform to protocols}}
  try graph.go(to: AppDestination.conversation(1))  // expected-error {{cannot convert value of type 'Int' to expected argument type 'Status'}}
  try graph.go(to: AppDestination.conversatoin(status))  // expected-error {{type 'AppDestination' has no member 'conversatoin'}}
  navigator.go(to: .conversation)  // expected-error {{member 'conversation' expects argument of type 'Status'}}
  navigator.go(to: .logn)  // expected-error {{type 'AppDestination' has no member 'logn'}}
}
