import Routes
import RoutesLinks

enum Linked: Codable, Linkable {
  case login
  case conversation(id: Int)

  enum CodingKeys: CodingKey, CaseIterable { case login, conversation }

  var linkPattern: (CodingKeys, LinkPattern) {
    switch self {
    case .login: (.login, "/login")
    case .conversation: (.conversation, "/status/{id}")
    }
  }
}
