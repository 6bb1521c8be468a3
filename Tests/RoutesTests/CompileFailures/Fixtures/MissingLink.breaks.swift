import Routes
import RoutesLinks

enum Linked: Codable, Linkable {
  case login
  case conversation(id: Int)

  enum CodingKeys: CodingKey, CaseIterable { case login, conversation }

  var linkPattern: (CodingKeys, LinkPattern) {
    switch self {  // expected-error {{switch must be exhaustive}} expected-note {{add missing case: '.conversation(id: let id)'}}
    case .login: (.login, "/login")
    }
  }
}
