import Routes
import RoutesLinks

/// Each destination has a link.
extension AppDestination: Linkable {
  enum CodingKeys: CodingKey, CaseIterable { case detail, profile }

  var linkKey: CodingKeys {
    switch self {
    case .detail: .detail
    case .profile: .profile
    }
  }

  static func link(for key: CodingKeys) -> LinkPattern {
    switch key {
    case .detail: "/episodes/{_0.title}"
    case .profile: "/profile"
    }
  }
}
