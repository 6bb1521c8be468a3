import Routes

protocol ShareScreen { var status: Status? { get set } }

extension Segue<any ShareScreen> {
  static var shareStatus: Self { .init("ShareStatus") }
}
extension Segue<ProfileController>.From<FeedController> {
  static var showProfile: Self { .init("ShowProfile") }
}

func map(_ status: Status) {
  _ = Route("LoginSegue")  // expected-error {{cannot convert value of type 'String' to expected argument type 'Segue<any Controller>'}}
  _ = Route(.showConversatoin)  // expected-error {{type 'Segue<any Controller>' has no member 'showConversatoin'}}
  _ = Route(.shareStatus) { $0.status = status }  // expected-error {{cannot assign to property: '$0' is immutable}}
  _ = Route(.showDevices, instantiate: { LoginController() })  // expected-error {{cannot convert value of type 'LoginController' to closure result type 'DevicesController'}}
}

func register(in registry: inout SegueRegistry, _ status: Status) throws {
  try registry.register(.showProfile, kind: .show) { ProfileController() }  // expected-error {{type 'Segue<ProfileController>' has no member 'showProfile'}}
  try registry.register(.login) { LoginController() }  // expected-error {{missing argument for parameter 'kind' in call}}
  try registry.register(.lgin, kind: .show) { LoginController() }  // expected-error {{type 'Segue<LoginController>' has no member 'lgin'}}
  try registry.prepare(.shareStatus) { $0.status = status }  // expected-error {{cannot assign to property: '$0' is immutable}}
}
