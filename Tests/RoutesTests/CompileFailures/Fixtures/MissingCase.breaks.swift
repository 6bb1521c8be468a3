import Routes

enum Incomplete: Destination {
  case login
  case conversation(Status)

  var route: Route {
    switch self {  // expected-error {{switch must be exhaustive}} expected-note {{add missing case: '.conversation(_)'}}
    case .login: return Route(.login)
    }
  }
}
