import Routes
import RoutesLinks

/// A linkable enum with each form of payload.
enum LinkedPlace: Codable, Hashable {
  case start
  case conversation(id: Int)
  case user(Name)
  case devices(user: String, group: String, sort: Sort?, descending: Bool?)
  case search(words: [String], page: ResultPage)
  case profile(owner: Owner?)
}

/// A payload with a text of its own.
struct Name: LosslessStringConvertible, Codable, Hashable {
  let description: String

  init(text: String) { description = text }

  init?(_ description: String) {
    guard description.utf8.count > 0 else { return nil }
    self.description = description
  }
}

enum Sort: String, Codable, CaseIterable { case byName = "by name", byRoom = "room" }

struct ResultPage: Codable, Hashable {
  var number: Int
  var sizes: [Double]
}

struct Owner: Codable, Hashable {
  var name: String
  var age: Int?
}

extension LinkedPlace: Linkable {
  enum CodingKeys: CodingKey, CaseIterable {
    case start, conversation, user, devices, search, profile
  }

  var linkPattern: (CodingKeys, LinkPattern) {
    switch self {
    case .start: (.start, "/")
    case .conversation: (.conversation, "/status/{id}")
    case .user: (.user, "/users/{_0}")
    case .devices: (.devices, "/users/{user}/devices/{group}?sort={sort}&desc={descending}")
    case .search: (.search, "/search?q={words}&page={page.number}&size={page.sizes}")
    case .profile: (.profile, "/profil%C3%A9?name={owner.name}&age={owner.age}")
    }
  }
}
