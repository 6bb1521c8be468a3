import Routes
import RoutesLinks

enum Linked: Codable, Linkable {
  case login
  case conversation(id: Int)

  enum CodingKeys: CodingKey, CaseIterable { case login }

  var linkPattern: (CodingKeys, LinkPattern) {
    switch self {
    case .login: (.login, "/login")
    case .conversation: (.conversation, "/status/{id}")  // expected-error {{type 'Linked.CodingKeys' has no member 'conversation'}}
    }
  }
}
