import Routes

/// Something to watch.
struct Episode {
  var title: String
}

// The controllers are independent of each other. Each reports events, and the app decides.

final class EpisodesController: Controller {
  var episodes = [Episode(title: "Connecting screens"), Episode(title: "Typed segues")]
  var didSelect: (Episode) -> Void = { _ in }
  var didTapProfile: () -> Void = {}
}

final class DetailController: Controller {
  var episode: Episode?
}

final class ProfileController: Controller {
  var person = ""
  var didTapClose: () -> Void = {}
}

extension Segue<DetailController> {
  static var showDetail: Self { .init("ShowDetail") }
}

extension Segue<ProfileController> {
  static var showProfile: Self { .init("ShowProfile") }
}
