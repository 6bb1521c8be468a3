import Routes

/// Something to watch.
struct Episode: Codable {
  var title: String
}

/// The moves of the app, with the dependencies of each screen.
enum AppDestination: Destination, Codable {
  case detail(Episode)
  case profile

  var route: Route {
    switch self {
    case .detail(let episode):
      return Route(.showDetail, instantiate: { DetailController(episode: episode) })
    case .profile:
      return Route(.showProfile)
    }
  }
}

// The controllers push and present by themselves, and name no other controller.

final class EpisodesController: NavigatingController {
  var navigator: Navigator<AppDestination>?
  var episodes = [Episode(title: "Connecting screens"), Episode(title: "Typed segues")]

  func didSelect(_ episode: Episode) { navigator?.push(.detail(episode)) }
  func didTapProfile() { navigator?.present(.profile) }
}

/// The episode is not optional, because the initializer requires it.
final class DetailController: NavigatingController {
  var navigator: Navigator<AppDestination>?
  let episode: Episode

  init(episode: Episode) { self.episode = episode }

  func didTapProfile() { navigator?.present(.profile) }
}

final class ProfileController: NavigatingController {
  var navigator: Navigator<AppDestination>?

  func didTapDone() { navigator?.dismiss() }
}

extension Segue<DetailController> {
  static var showDetail: Self { .init("ShowDetail") }
}

extension Segue<ProfileController> {
  static var showProfile: Self { .init("ShowProfile") }
}
