import RoutesTesting
import Testing

private final class ProfileController: Controller {
  var didTapClose: (() -> Void)?
}
private final class ListController: NavigatingController {
  var navigator: Navigator<Place>?
}
private enum Place: Destination {
  case profile
  var route: Route { Route(.profile) }
}

extension Segue<ProfileController> {
  fileprivate static var profile: Self { .init("ShowProfile") }
}

@Suite struct ReleaseTests {
  @Test func theClosuresOfATransitionEndWithIt() throws {
    final class RegisteringController: LoggedController {
      var register: () -> Void = {}
      override func willAppear() { register() }
    }
    let graph = try ControllerGraph(root: NavigationController(root: screen("home")))
    graph.timing = .untilFinished
    let next = RegisteringController("next", CallLog())
    var coordinator: Transition.Coordinator?
    weak var kept: CallLog?
    do {
      let captured = CallLog()
      kept = captured
      next.register = {
        coordinator = graph.transitionCoordinator
        coordinator?.animate { _ in
          captured.add("")
        } completion: { _ in
          captured.add("")
        }
      }
      try graph.push(next)
      next.register = {}
    }
    #expect(kept != nil)
    try graph.finishTransition()
    #expect(kept == nil && coordinator != nil)
  }

  @Test func aCycleOfTheAppsOwnIsReportedWithItsSegue() throws {
    var registry = SegueRegistry()
    let line = #line + 1
    try registry.register(.profile, kind: .presentation) { ProfileController() }
    try registry.prepare(.profile) { profile in profile.didTapClose = { _ = profile } }
    let graph = try ControllerGraph("Feed", registry: registry)
    weak let leaked = try graph.perform(.profile)
    try graph.dismiss()
    let retained = graph.retainedControllers()
    #expect(retained.map(\.name) == ["Profile"])
    #expect(retained.map(\.reason) == [.dismissed])
    #expect(
      retained.map(\.retainer)
        == [.registration(segue: "ShowProfile", location: "\(#fileID):\(line)")]
    )
    leaked?.didTapClose = nil
    try graph.expectReleased()
  }

  @Test func `retained controllers are told in the order in which they were added`() throws {
    let stack = ["Feed", "Post", "Author"].map(PlaceholderController.init)
    let graph = try ControllerGraph(root: stack[0])
    try graph.setRoot(NavigationController(stack: stack))
    try graph.setRoot(PlaceholderController("Settings"))
    #expect(graph.retainedControllers().map(\.name) == ["Feed", "Post", "Author"])
    #expect(graph.retainedControllers().map(\.reason) == [.replaced, .replaced, .replaced])
  }

  @Test func theGraphRetainsNothingAfterATransition() throws {
    let graph = try ControllerGraph("nav(Feed, Post)")
    try graph.beginSwipeBack()
    try graph.expectReleased()
    try graph.finishTransition()
    try graph.expectReleased()
  }

  @Test func aControllerThatWasAddedAgainIsNotReported() throws {
    let graph = try ControllerGraph("nav(Feed)")
    let post = screen("Post")
    try graph.push(post)
    try graph.pop()
    try graph.push(post)
    try graph.expectReleased()
  }

  @Test func aGraphAndItsControllersFormNoCycle() throws {
    weak var graph: ControllerGraph?
    weak var list: ListController?
    do {
      var registry = SegueRegistry()
      try registry.register(.profile, kind: .presentation) { ProfileController() }
      let root = ListController()
      let made = try ControllerGraph(root: NavigationController(root: root), registry: registry)
      (graph, list) = (made, root)
      made.onTransition = { [weak made] _ in _ = made?.count }
      made.policy = .queue
      made.startRecording()
      try made.perform(.profile) { [weak made] in $0.didTapClose = { _ = try? made?.dismiss() } }
      root.navigator?.present(.profile)
      made.timing = .untilFinished
      try made.dismiss()
      #expect(throws: Refusal.self) { try made.push(ProfileController()) }
    }
    #expect(graph == nil)
    #expect(list == nil)
  }
}
