import Routes
import RoutesLinks

enum Linked: Codable, Linkable {
  case login
  case conversation(id: Int)

  enum CodingKeys: CodingKey, CaseIterable { case login, conversation }

  var linkPattern: (CodingKeys, LinkPattern) {
    switch self {
    case .login: (.login, "/login")
    // expected-error@+1 {{is unavailable: a pattern names the payload and has no value of it; write braces, as in '/status/{id}'}}
    case .conversation(let id): (.conversation, "/status/\(id)")
    }
  }
}
