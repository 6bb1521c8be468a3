import Routes
import RoutesLinks

enum Linked: Codable, Linkable {
  case login
  case conversation(id: Int)

  enum CodingKeys: CodingKey, CaseIterable { case login, conversation }

  var linkKey: CodingKeys {
    switch self {
    case .login: .login
    case .conversation: .conversation
    }
  }

  static func link(for key: CodingKeys) -> LinkPattern {
    switch key {
    case .login: "/login"
    case .conversation: "/status/{id}"
    }
  }
}
