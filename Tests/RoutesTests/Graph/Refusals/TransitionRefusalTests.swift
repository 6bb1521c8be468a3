import RoutesTesting
import Testing

@testable import Routes

private final class StayingController: DismissalResponder {
  let isModalInPresentation: Bool
  init(isModalInPresentation: Bool) { self.isModalInPresentation = isModalInPresentation }
  func shouldDismiss() -> Bool { false }
}
/// Takes no unwind.
private final class DecliningController: UnwindReceiver {
  func canUnwind(_ action: String, from source: any Controller) -> Bool { false }
}

private final class HomeController: Controller {}

/// A screen that presents another one of its class whenever it appears.
private final class EndlessController: LifecycleController {
  weak var graph: ControllerGraph?
  init(_ graph: ControllerGraph) { self.graph = graph }
  func didAppear() {
    guard let graph else { return }
    do {
      try graph.present(EndlessController(graph))
    } catch {
      graph.record(error, of: "present the next one")
    }
  }
}

extension Segue<PlaceholderController> {
  fileprivate static var showPost: Self { .init("ShowPost") }
}

private enum Place: Destination {
  case post
  var route: Route { Route(.showPost) { _ in throw Failure(description: "the post is gone") } }
}

/// A graph with an active push.
private func makeBusyGraph(_ policy: Transition.Policy) throws -> ControllerGraph {
  let graph = try ControllerGraph("nav(Feed)")
  graph.timing = .untilFinished
  graph.policy = policy
  try graph.push(screen("Post"))
  return graph
}

/// A graph with a sheet.
private func makeGraph(presenting controller: any Controller) throws -> ControllerGraph {
  let graph = try ControllerGraph("Feed")
  try graph.present(controller)
  return graph
}

@Suite struct TransitionRefusalTests {
  @Test func theOutermostModalControllerRefusesASwipe() throws {
    final class OuterController: NavigationController, DismissalResponder {
      let isModalInPresentation = true
    }
    let graph = try ControllerGraph("nav(Feed)")
    let asked = AnsweringController()
    asked.isModalInPresentation = true
    try graph.present(OuterController(root: asked))
    expectRefusal(.presentation(.modalInPresentation("nav:Outer(Answering)")), in: graph) {
      try graph.swipeDown()
    }
    #expect(asked.calls.isEmpty)
  }

  @Test(arguments: [
    RefusedRequest(
      "nav(Feed) > sheet nav(Share)",
      """
      cannot present Login: nav(Feed) already presents nav(Share), and presents one controller \
      at most; dismiss that first, or present from nav(Share)
      """
    ) { try $0.present(screen("Login"), from: $0["Feed"]) },
    RefusedRequest(
      "tab(*Feed, nav(Settings))",
      "cannot present Login: Settings is not on screen; present from a controller that is"
    ) { try $0.present(screen("Login"), from: $0["Settings"]) },
    RefusedRequest(
      "nav(Feed, Post)",
      """
      cannot dismiss: neither Post nor a container around it presents or is presented; pop a \
      pushed controller instead
      """
    ) { try $0.dismiss() },
    RefusedRequest(
      "nav(Feed, Post)",
      """
      cannot swipe down: neither Post nor a container around it presents or is presented; pop a \
      pushed controller instead
      """
    ) { try $0.swipeDown() },
    RefusedRequest(
      "Feed > sheet Share",
      """
      cannot dismiss to Home: no controller below the presentation of Share is a 'Home'; \
      dismiss to a controller that presents it, directly or through others
      """
    ) { try $0.dismiss(to: HomeController.self) },
    RefusedRequest(
      """
      cannot swipe down: Staying is modal in its presentation, and was informed of the attempt; \
      dismiss it from code
      """,
      in: { try makeGraph(presenting: StayingController(isModalInPresentation: true)) }
    ) { try $0.swipeDown() },
    RefusedRequest(
      """
      cannot swipe down: Staying returned false from shouldDismiss; return true there, or \
      dismiss it from code
      """,
      in: { try makeGraph(presenting: StayingController(isModalInPresentation: false)) }
    ) { try $0.beginSwipeDown() },
    RefusedRequest(
      "nav(Feed, Post)",
      """
      cannot unwind 'home:': expected 'HomeController' around or behind the source; found only \
      Feed, Navigation; the target must be around the source, below it on a stack, or present it
      """
    ) { try $0.unwind(Unwind<HomeController>("home:")) },
    RefusedRequest(
      "Feed",
      """
      cannot unwind 'home:': expected 'HomeController' around or behind the source; found no \
      controllers; the target must be around the source, below it on a stack, or present it
      """
    ) { try $0.unwind(Unwind<HomeController>("home:")) },
    RefusedRequest(
      """
      cannot unwind 'home:': 'home:' is declined by Declining; its target must be an UnwindReceiver \
      that returns true from canUnwind, or a TypedUnwindReceiver whose enum has the action
      """,
      in: {
        let stack: [any Controller] = [DecliningController(), screen("Post")]
        return try ControllerGraph(root: NavigationController(stack: stack))
      }
    ) { try $0.unwind(Unwind<DecliningController>("home:")) },
  ])
  func `a presentation says what it cannot do`(_ row: RefusedRequest) throws { try row.expect() }

  @Test(arguments: [
    PresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom,
  ])
  func `only sheets and popovers are swiped away`(style: PresentationStyle) throws {
    let graph = try ControllerGraph("regular: Feed")
    try graph.present(screen("Post"), style: style)
    expectRefusal(
      .presentation(.notSwipedAway("Post", style: style)),
      in: graph,
      saying: """
        cannot swipe down: Post is presented with the style '\(style.rawValue)', and only sheets \
        and popovers can be swiped away; dismiss it from code
          in regular: Feed > \(style.rawValue) Post
        """
    ) { try graph.swipeDown() }
  }

  @Test(arguments: [
    RefusedRequest(
      """
      cannot pop: transition 'push' is active; wait for its end, or let the graph's policy queue \
      requests
      """,
      in: { try makeBusyGraph(.refuse) }
    ) { try $0.pop() },
    RefusedRequest(
      """
      cannot push Post: the same source requested it already, and transition 'push' is active; \
      the graph's policy drops repeats
      """,
      in: { try makeBusyGraph(.dropRepeats) }
    ) { try $0.push(screen("Post")) },
    RefusedRequest(
      """
      cannot cancel a transition: transition 'push' was not begun by a swipe; only a swipe can \
      be cancelled
      """,
      in: { try makeBusyGraph(.refuse) }
    ) { try $0.cancelTransition() },
    RefusedRequest(
      "nav(Feed)",
      """
      cannot finish a transition: no transition is active; a swipe begins one, and with the \
      timing untilFinished every request does
      """
    ) { try $0.finishTransition() },
    RefusedRequest(
      "nav(Feed)",
      """
      cannot cancel a transition: no transition is active; a swipe begins one, and with the \
      timing untilFinished every request does
      """
    ) { try $0.cancelTransition() },
  ])
  func `a transition says what it cannot do`(_ row: RefusedRequest) throws { try row.expect() }

  @Test func `a repeated move to a destination is dropped`() throws {
    var registry = SegueRegistry()
    try registry.register(.pick, kind: .show) { ColorController() }
    struct Pick: Destination { var route: Route { Route(.pick) } }
    let graph = try ControllerGraph("nav(Feed)", registry: registry)
    let feed = try graph["Feed"]
    graph.timing = .untilFinished
    graph.policy = .dropRepeats
    try graph.go(to: Pick(), from: feed)
    expectRefusal(.transition(.repeated("push")), in: graph) {
      try graph.go(to: Pick(), from: feed)
    }
    expectRefusal(.transition(.queued(behind: "push")), in: graph) { try graph.go(to: Pick()) }
    try graph.finishTransition()
    try graph.finishTransition()
    let color = ColorController()
    try graph.present(color) { _ in }
    expectRefusal(.transition(.repeated("present")), in: graph) {
      try graph.present(color) { _ in }
    }
  }

  @Test(arguments: [(Transition.Policy.dropRepeats, "Post"), (.queue, "Author")])
  func `only a queued request is carried out later`(
    policy: Transition.Policy,
    next: String
  ) throws {
    let graph = try makeBusyGraph(policy)
    let refusal = #expect(throws: Refusal.self) { try graph.push(screen(next)) }
    try graph.finishTransition()
    if policy == .dropRepeats {
      try graph.expect("nav(Feed, Post)")
    } else {
      #expect(
        refusal?.description == """
          cannot push Author: it is queued, and runs when transition 'push' has ended
            in nav(Feed, Post)
          """
      )
      try graph.expect("nav(Feed, Post, Author)")
    }
  }

  @Test func `a chain of transitions without an end is cut off`() throws {
    let graph = try ControllerGraph("Feed")
    try graph.present(EndlessController(graph))
    #expect(graph.refusals.map(\.reason) == [.transition(.endless(after: 32))])
    #expect(
      graph.refusals.first.map { "\($0.reason)" } == """
        32 transitions each led to the next, which looks endless; stop at some point in the lifecycle \
        call or observer that requests them
        """
    )
    #expect(graph.count == 33)
  }

  @Test func `the last thousand refusals and warnings are kept`() throws {
    let graph = try ControllerGraph("nav(Feed)")
    let navigator = try graph.navigator(for: Place.self, from: graph["Feed"])
    for _ in 1...1_001 {
      navigator.go(to: .post)
      try graph.push(TabBarController([screen("Tab")]))
      try graph.pop()
    }
    #expect(graph.refusals.count == 1_000 && graph.warnings.count == 1_000)
  }

  @Test func `an error of the app is a refusal with its text`() throws {
    var registry = SegueRegistry()
    try registry.register(.showPost, kind: .show) { screen("Post") }
    let graph = try ControllerGraph("nav(Feed)", registry: registry)
    try graph.navigator(for: Place.self, from: graph["Feed"]).go(to: .post)
    #expect(graph.refusals.map(\.reason) == [.transition(.failed("the post is gone"))])
    #expect(
      graph.refusals.map(\.description) == [
        """
        cannot go to post: the post is gone
          in nav(Feed)
        """
      ]
    )
    try graph.expect("nav(Feed)")
  }
}
