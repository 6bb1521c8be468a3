import RoutesTesting
import Testing

@testable import Routes

private final class StayingController: DismissalResponder {
  let isModalInPresentation: Bool
  init(isModalInPresentation: Bool) { self.isModalInPresentation = isModalInPresentation }
  func shouldDismiss() -> Bool { false }
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

private struct Failure: Error, CustomStringConvertible {
  let description: String
}

extension Segue<PlaceholderController> {
  fileprivate static var showPost: Self { .init("ShowPost") }
}

private enum Place: Destination {
  case post
  var route: Route { Route(.showPost) { _ in throw Failure(description: "the post is gone") } }
}

@Suite struct TransitionRefusalTests {
  /// A graph with an active push.
  private func makeBusyGraph(_ policy: Transition.Policy) throws -> ControllerGraph {
    let graph = try ControllerGraph("nav(Feed)")
    graph.timing = .untilFinished
    graph.policy = policy
    try graph.push(screen("Post"))
    return graph
  }

  @Test func alreadyPresenting() throws {
    let graph = try ControllerGraph("nav(Feed) > sheet nav(Share)")
    let feed = try graph["Feed"]
    expectRefusal(
      .presentation(.alreadyPresenting(presenter: "nav(Feed)", presented: "nav(Share)")),
      in: graph,
      saying: """
        cannot present Login: nav(Feed) already presents nav(Share), and presents one controller \
        at most; dismiss that first, or present from nav(Share)
          in nav(Feed) > sheet nav(Share)
        """
    ) { try graph.present(screen("Login"), from: feed) }
  }

  @Test func notOnScreen() throws {
    let graph = try ControllerGraph("tab(*Feed, nav(Settings))")
    let settings = try graph["Settings"]
    expectRefusal(
      .presentation(.notOnScreen(source: "Settings")),
      in: graph,
      saying: """
        cannot present Login: Settings is not on screen; present from a controller that is
          in tab(*Feed, nav(Settings))
        """
    ) {
      try graph.present(screen("Login"), from: settings)
    }
  }

  @Test func nothingToDismiss() throws {
    let graph = try ControllerGraph("nav(Feed, Post)")
    expectRefusal(
      .presentation(.nothingToDismiss("Post")),
      in: graph,
      saying: """
        cannot dismiss: neither Post nor a container around it presents or is presented; pop a \
        pushed controller instead
          in nav(Feed, Post)
        """
    ) { try graph.dismiss() }
    expectRefusal(
      .presentation(.nothingToDismiss("Post")),
      in: graph,
      saying: """
        cannot swipe down: neither Post nor a container around it presents or is presented; pop a \
        pushed controller instead
          in nav(Feed, Post)
        """
    ) { try graph.swipeDown() }
  }

  @Test(arguments: [
    PresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom,
  ])
  func notSwipedAway(style: PresentationStyle) throws {
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
    ) {
      try graph.swipeDown()
    }
  }

  @Test func modalInPresentation() throws {
    let graph = try ControllerGraph("Feed")
    try graph.present(StayingController(isModalInPresentation: true))
    expectRefusal(
      .presentation(.modalInPresentation("Staying")),
      in: graph,
      saying: """
        cannot swipe down: Staying is modal in its presentation, and was informed of the attempt; \
        dismiss it from code
          in Feed > sheet Staying
        """
    ) {
      try graph.swipeDown()
    }
  }

  @Test func dismissalDeclined() throws {
    let graph = try ControllerGraph("Feed")
    try graph.present(StayingController(isModalInPresentation: false))
    expectRefusal(
      .presentation(.declined("Staying")),
      in: graph,
      saying: """
        cannot swipe down: Staying returned false from shouldDismiss; return true there, or \
        dismiss it from code
          in Feed > sheet Staying
        """
    ) {
      try graph.beginSwipeDown()
    }
  }

  @Test func noUnwindTarget() throws {
    let graph = try ControllerGraph("nav(Feed, Post)")
    expectRefusal(
      .unwind(.noTarget(expected: "HomeController", asked: ["Feed", "Navigation"])),
      in: graph,
      saying: """
        cannot unwind 'home:': expected 'HomeController' around or behind the source; found only \
        Feed, Navigation; the target must be around the source, below it on a stack, or present it
          in nav(Feed, Post)
        """
    ) { try graph.unwind(Unwind<HomeController>("home:")) }
  }

  @Test func noUnwindTargetForASingleController() throws {
    let graph = try ControllerGraph("Feed")
    expectRefusal(
      .unwind(.noTarget(expected: "HomeController", asked: [])),
      in: graph,
      saying: """
        cannot unwind 'home:': expected 'HomeController' around or behind the source; found no \
        controllers; the target must be around the source, below it on a stack, or present it
          in Feed
        """
    ) {
      try graph.unwind(Unwind<HomeController>("home:"))
    }
  }

  @Test func transitionActive() throws {
    let graph = try makeBusyGraph(.refuse)
    expectRefusal(
      .transition(.active("push")),
      in: graph,
      saying: """
        cannot pop: transition 'push' is active; wait for its end, or let the graph's policy queue \
        requests
          in nav(Feed, Post)
        """
    ) { try graph.pop() }
  }

  @Test func transitionActiveInAPrepareClosure() throws {
    var registry = SegueRegistry()
    try registry.register(.showPost, kind: .show) { screen("Post") }
    let graph = try ControllerGraph("nav(Feed)", registry: registry)
    try graph.perform(.showPost) { _ in
      expectRefusal(
        .transition(.active("ShowPost")),
        in: graph,
        saying: """
          cannot pop: transition 'ShowPost' is active; wait for its end, or let the graph's policy \
          queue requests
            in nav(Feed)
          """
      ) { try graph.pop() }
    }
    try graph.expect("nav(Feed, Post)")
  }

  @Test func repeatedRequest() throws {
    let graph = try makeBusyGraph(.dropRepeats)
    expectRefusal(
      .transition(.repeated("push")),
      in: graph,
      saying: """
        cannot push Post: the same source requested it already, and transition 'push' is active; \
        the graph's policy drops repeats
          in nav(Feed, Post)
        """
    ) {
      try graph.push(screen("Post"))
    }
    try graph.finishTransition()
    try graph.expect("nav(Feed, Post)")
  }

  @Test func queued() throws {
    let graph = try makeBusyGraph(.queue)
    expectRefusal(
      .transition(.queued(behind: "push")),
      in: graph,
      saying: """
        cannot push Author: it is queued, and runs when transition 'push' has ended
          in nav(Feed, Post)
        """
    ) {
      try graph.push(screen("Author"))
    }
    try graph.finishTransition()
    try graph.expect("nav(Feed, Post, Author)")
  }

  @Test func queuedInAPrepareClosure() throws {
    var registry = SegueRegistry()
    try registry.register(.showPost, kind: .show) { screen("Post") }
    let graph = try ControllerGraph("nav(Feed)", registry: registry)
    graph.policy = .queue
    try graph.perform(.showPost) { _ in
      expectRefusal(.transition(.queued(behind: "ShowPost")), in: graph) {
        try graph.push(screen("Author"))
      }
    }
    try graph.expect("nav(Feed, Post, Author)")
  }

  @Test func noTransitionActive() throws {
    let graph = try ControllerGraph("nav(Feed)")
    expectRefusal(
      .transition(.noneActive),
      in: graph,
      saying: """
        cannot finish a transition: no transition is active; a swipe begins one, and with the \
        timing untilFinished every request does
          in nav(Feed)
        """
    ) { try graph.finishTransition() }
    expectRefusal(
      .transition(.noneActive),
      in: graph,
      saying: """
        cannot cancel a transition: no transition is active; a swipe begins one, and with the \
        timing untilFinished every request does
          in nav(Feed)
        """
    ) { try graph.cancelTransition() }
  }

  @Test func notInteractive() throws {
    let graph = try makeBusyGraph(.refuse)
    expectRefusal(
      .transition(.notInteractive("push")),
      in: graph,
      saying: """
        cannot cancel a transition: transition 'push' was not begun by a swipe; only a swipe can \
        be cancelled
          in nav(Feed, Post)
        """
    ) { try graph.cancelTransition() }
  }

  @Test func endless() throws {
    let graph = try ControllerGraph("Feed")
    try graph.present(EndlessController(graph))
    #expect(graph.refusals.map(\.reason) == [.transition(.endless(after: 32))])
    #expect(
      graph.refusals.first.map { "\($0.reason)" } == """
        32 transitions followed from each other, which looks endless; let the lifecycle call or \
        observer that requests the next one stop at some point
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

  @Test func failed() throws {
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
