import Routes
import RoutesLinks

enum Linked: Codable, Linkable {
  case login
  case conversation(id: Int)

  enum CodingKeys: CodingKey, CaseIterable { case login, conversation }

  var linkKey: CodingKeys {
    switch self {  // expected-error {{switch must be exhaustive}} expected-note {{add missing case: '.conversation(id: let id)'}}
    case .login: .login
    }
  }

  static func link(for key: CodingKeys) -> LinkPattern {
    switch key {
    case .login: "/login"
    case .conversation: "/status/{id}"
    }
  }
}
