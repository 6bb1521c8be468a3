import Routes

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

func go(
  on graph: ControllerGraph,
  _ navigator: Navigator<AppDestination>,
  _ status: Status
) throws {
  try graph.go(to: AppDestination.conversation)  // expected-error {{'go(to:from:)' is unavailable: the case has dependencies; pass them, as in 'go(to: AppDestination.conversation(status))'}}
  try graph.push(AppDestination.conversation)  // expected-error {{'push(_:from:)' is unavailable: the case has dependencies; pass them, as in 'push(}}
  try graph.present(AppDestination.conversation)  // expected-error {{'present(_:from:)' is unavailable: the case has dependencies; pass them, as in 'present(}}
  try graph.go(to: AppDestination.conversation(1))  // expected-error {{cannot convert value of type 'Int' to expected argument type 'Status'}}
  try graph.go(to: AppDestination.conversatoin(status))  // expected-error {{type 'AppDestination' has no member 'conversatoin'}}
  navigator.go(to: .conversation)  // expected-error {{member 'conversation' expects argument of type 'Status'}}
  navigator.go(to: .logn)  // expected-error {{type 'AppDestination' has no member 'logn'}}
}
