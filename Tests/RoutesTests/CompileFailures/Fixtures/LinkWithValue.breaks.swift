import Routes
import RoutesLinks

enum Linked: Codable, Linkable {
  case login
  case conversation(id: Int)

  enum CodingKeys: CodingKey, CaseIterable { case login, conversation }

  var linkPattern: (CodingKeys, LinkPattern) {
    switch self {
    case .login: (.login, "/login")
    // expected-error@+1 {{cannot convert return expression of type '(Linked.CodingKeys, String)' to return type '(Linked.CodingKeys, LinkPattern)'}}
    case .conversation(let id): (.conversation, "/status/\(id)")
    }
  }
}
