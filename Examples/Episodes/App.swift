import Routes

/// The wiring of the app: the segue and the dependencies for each event.
final class App {
  let episodes = EpisodesController()
  let graph: ControllerGraph

  init() throws {
    var registry = SegueRegistry()
    try registry.register(.showDetail, kind: .show) { DetailController() }
    try registry.register(.showProfile, kind: .presentation, in: .navigation) {
      ProfileController()
    }
    graph = try ControllerGraph(root: NavigationController(root: episodes), registry: registry)
    episodes.didSelect = { [unowned self] episode in showDetail(of: episode) }
    episodes.didTapProfile = { [unowned self] in showProfile() }
  }

  func showDetail(of episode: Episode) {
    attempt { try graph.perform(.showDetail) { $0.episode = episode } }
  }

  func showProfile() {
    attempt {
      try graph.perform(.showProfile) { profile in
        profile.person = "Ada"
        profile.didTapClose = { [unowned self] in attempt { try graph.dismiss() } }
      }
    }
  }

  private func attempt(_ move: () throws -> Void) {
    do { try move() } catch { print(error) }
  }
}
