import Routes
import RoutesLinks

// expected-error@+2 {{type 'Linked' does not conform to protocol 'Decodable'}}
// expected-error@+1 {{type 'Linked' does not conform to protocol 'Encodable'}}
enum Linked: Codable, Linkable {
  case login

  // expected-note@+1 2 {{CodingKey case 'conversation' does not match any stored properties}}
  enum CodingKeys: CodingKey, CaseIterable { case login, conversation }

  var linkPattern: (CodingKeys, LinkPattern) {
    switch self {
    case .login: (.login, "/login")
    case .conversation: (.conversation, "/status/{id}")  // expected-error {{type 'Linked' has no member 'conversation'}}
    }
  }
}
