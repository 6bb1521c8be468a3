import Routes
import RoutesLinks

// expected-error@+2 {{type 'Linked' does not conform to protocol 'Decodable'}}
// expected-error@+1 {{type 'Linked' does not conform to protocol 'Encodable'}}
enum Linked: Codable, Linkable {
  case login

  // expected-note@+1 2 {{CodingKey case 'conversation' does not match any stored properties}}
  enum CodingKeys: CodingKey, CaseIterable { case login, conversation }

  var linkKey: CodingKeys {
    switch self {
    case .login: .login
    case .conversation: .conversation  // expected-error {{type 'Linked' has no member 'conversation'}}
    }
  }

  static func link(for key: CodingKeys) -> LinkPattern {
    switch key {
    case .login: "/login"
    case .conversation: "/status/{id}"
    }
  }
}
