import Routes
import RoutesLinks

/// Uses the app as a user would and prints the state after each step.
@main
struct Program {
  static func main() throws {
    var registry = SegueRegistry()
    try registry.register(.showDetail, kind: .show)
    try registry.register(.showProfile, kind: .presentation, in: .navigation) {
      ProfileController()
    }

    let episodes = EpisodesController()
    let graph = try ControllerGraph(root: NavigationController(root: episodes), registry: registry)
    graph.onRefusal = { refusal in print("  refused: \(refusal.reason)") }

    func show(_ action: String) {
      print("\(action): \(graph.snapshot)")
    }

    show("start")

    episodes.didSelect(episodes.episodes[1])
    show("select an episode")

    if let detail = graph.visible as? DetailController {
      print("  the detail shows '\(detail.episode.title)'")
      detail.didTapProfile()
      show("tap profile")
      detail.didTapProfile()
      show("tap profile again")
    }

    (graph.visible as? ProfileController)?.didTapDone()
    show("tap done")

    try graph.popToRoot()
    show("pop to the root")

    try graph.open(AppDestination(link: "/episodes/Connecting%20screens"))
    show("open a link")
    if let detail = graph.visible as? DetailController {
      print("  the detail shows '\(detail.episode.title)'")
    }
  }
}
