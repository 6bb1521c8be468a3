import Routes
import RoutesLinks

/// Each destination has a link.
extension AppDestination: Linkable {
  enum CodingKeys: CodingKey, CaseIterable { case detail, profile }

  var linkPattern: (CodingKeys, LinkPattern) {
    switch self {
    case .detail: (.detail, "/episodes/{_0.title}")
    case .profile: (.profile, "/profile")
    }
  }
}
