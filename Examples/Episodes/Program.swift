import Routes

/// Uses the app as a user would and prints the state after each step.
@main
struct Program {
  static func main() throws {
    let app = try App()

    func show(_ action: String) {
      print("\(action): \(app.graph.snapshot)")
    }

    show("start")

    app.episodes.didSelect(app.episodes.episodes[1])
    show("select an episode")
    if let detail = app.graph.visible as? DetailController {
      print("  the detail shows '\(detail.episode?.title ?? "nothing")'")
    }

    try app.graph.tapBack()
    show("tap back")

    app.episodes.didTapProfile()
    show("tap profile")
    weak let closed = app.graph.visible
    if let profile = app.graph.visible as? ProfileController {
      print("  the profile shows '\(profile.person)'")
      profile.didTapClose()
    }
    show("tap done")

    if closed == nil { print("  the profile is released") }

    // Another decision takes one line and changes no controller.
    app.episodes.didSelect = { [unowned app] _ in app.showProfile() }

    app.episodes.didSelect(app.episodes.episodes[0])
    show("select an episode that leads to the profile")
  }
}
