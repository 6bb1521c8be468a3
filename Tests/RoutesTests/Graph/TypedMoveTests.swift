import RoutesTesting
import Testing

private final class FeedController: Controller {}
private final class ThreadController: Controller {}
private protocol ColorScreen: ResultController where Output == String {
  var suggestion: String { get set }
}
extension ColorController: ColorScreen {}

extension Segue<ThreadController> {
  fileprivate static var thread: Self { .init("Thread") }
}
extension Segue<ColorController> {
  fileprivate static var color: Self { .init("Color") }
}

extension Segue<ThreadController>.From<FeedController> {
  fileprivate static var threadOfFeed: Self { .init("Thread") }
}
extension Segue<ColorController>.From<FeedController> {
  fileprivate static var colorOfFeed: Self { .init("Color") }
}
extension Segue<any ColorScreen>.From<FeedController> {
  fileprivate static var anyColorOfFeed: Self { .init("AnyColor") }
}

/// A destination with a route that a test makes.
private struct Custom: Destination { var route: Route }
private struct CustomResult: ResultDestination { var resultRoute: Route.Returning<String> }

extension Segue<any ColorScreen> {
  fileprivate static var anyColor: Self { .init("AnyColor") }
}

/// A destination whose screen is a protocol.
private struct PickAnyColor: ResultDestination {
  var resultRoute: Route.Returning<String> {
    Route.Returning(.anyColor, output: { $0.outputType }) { $0.suggestion = "red" }
  }
}

/// A destination that only the feed goes to.
private enum FeedDestination: Destination {
  typealias Source = FeedController
  case thread

  var route: Route { Route(.thread) }
}

private struct PickColor: ResultDestination {
  var suggestion: String
  var resultRoute: Route.Returning<String> {
    Route.Returning(.color) { $0.suggestion = suggestion }
  }
}

@Suite struct TypedMoveTests {
  private let feed = FeedController()
  private let graph: ControllerGraph

  init() throws {
    var registry = SegueRegistry()
    try registry.register(.thread, kind: .show) { ThreadController() }
    try registry.register(.color, kind: .presentation) { ColorController() }
    try registry.register(.anyColor, kind: .presentation) { ColorController() }
    graph = try ControllerGraph(root: NavigationController(root: feed), registry: registry)
  }

  @Test func aDestinationThatNamesItsSourceStartsThere() throws {
    try graph.go(to: FeedDestination.thread, from: feed)
    try graph.expect("nav(Feed, Thread)")
    try graph.pop()
    // The visible controller is of the source type.
    try graph.go(to: FeedDestination.thread)
    try graph.expect("nav(Feed, Thread)")
  }

  @Test func `a route of a segue with a source leads to its screen`() throws {
    let (thread, color) = (ThreadController(), ColorController())
    var prepared: [any Controller] = []
    let routes: [(route: Route, made: (any Controller)?)] = [
      (Route(.threadOfFeed), nil),
      (Route(.threadOfFeed, prepare: { prepared.append($0) }), nil),
      (Route(.threadOfFeed, instantiate: { thread }), thread),
    ]
    for (route, made) in routes {
      let found = try graph.go(to: Custom(route: route), from: feed)
      #expect(found is ThreadController && (made == nil || made === found))
      try graph.pop()
    }
    let results: [(route: Route.Returning<String>, made: (any Controller)?)] = [
      (Route.Returning(.colorOfFeed), nil),
      (Route.Returning(.colorOfFeed, prepare: { prepared.append($0) }), nil),
      (Route.Returning(.colorOfFeed, instantiate: { color }), color),
      (Route.Returning(.color, instantiate: { color }), color),
      (Route.Returning(.anyColorOfFeed, output: { $0.outputType }), nil),
      (Route.Returning(.anyColor, output: { $0.outputType }), nil),
    ]
    for (route, made) in results {
      let found = try graph.go(to: CustomResult(resultRoute: route), from: feed)
      #expect(found is ColorController && (made == nil || made === found))
      try graph.dismiss()
    }
    #expect(prepared.count == 2 && color.outputType == String.self)
  }

  @Test func withoutAControllerOfTheSourceTypeTheMoveIsRefused() throws {
    try graph.push(PlaceholderController("Other"))
    expectReason(
      .segue(
        .noSource(destination: "thread", expected: "FeedController", found: "Other")
      )
    ) { try graph.go(to: FeedDestination.thread) }
    try graph.expect("nav(Feed, Other)")
  }

  @Test func aNavigatorOfAnotherControllerIsRefused() throws {
    let navigator = graph.navigator(for: FeedDestination.self, from: feed)
    navigator.go(to: .thread)
    try graph.expect("nav(Feed, Thread)")
    #expect(graph.refusals.isEmpty)
  }

  @Test func aResultIsTypedByItsDestination() throws {
    var outcomes: [Outcome<String>] = []
    let screen = try graph.go(to: PickColor(suggestion: "red")) { outcomes.append($0) }
    let color = try #require(screen as? ColorController)
    #expect(color.suggestion == "red")
    try graph.finish(color, with: "blue")
    #expect(outcomes == [.finished("blue")])
    try graph.expect("nav(Feed)")
  }

  @Test func aScreenThatIsAProtocolHasATypedResult() throws {
    var outcomes: [Outcome<String>] = []
    let screen = try graph.go(to: PickAnyColor()) { outcomes.append($0) }
    let color = try #require(screen as? any ColorScreen)
    #expect(color.suggestion == "red")
    try graph.finish(color, with: "blue")
    #expect(outcomes == [.finished("blue")])
  }

  @Test func aNavigatorDeliversTheResultOfADestination() throws {
    var outcomes: [Outcome<String>] = []
    let navigator = graph.navigator(for: PickColor.self, from: feed)
    navigator.go(to: PickColor(suggestion: "")) { outcomes.append($0) }
    try graph.expect("nav(Feed) > sheet Color")
    try graph.swipeDown()
    #expect(outcomes == [.left(.swiped)])
    // Refused while something is presented, and without an outcome.
    try graph.present(PlaceholderController("Other"))
    navigator.go(to: PickColor(suggestion: "")) { outcomes.append($0) }
    #expect(outcomes.count == 1)
    #expect(graph.refusals.count == 1)
  }

  @Test func aDestinationMovesByTheChosenKind() throws {
    try graph.push(FeedDestination.thread, from: feed)
    try graph.expect("nav(Feed, Thread)")
    try graph.pop()
    try graph.present(FeedDestination.thread)
    try graph.expect("nav(Feed) > sheet Thread")
    try graph.dismiss()
    let embedded = try graph.embed(FeedDestination.thread, in: feed)
    try graph.expect("nav(Feed[Thread])")
    try graph.removeFromParent(embedded)
    try graph.setStack([FeedDestination.thread, .thread])
    try graph.expect("nav(Thread, Thread)")
    let split = SplitViewController(primary: NavigationController(root: feed))
    try graph.setRoot(split)
    try graph.resize(to: .regular)
    let detail = try graph.showDetail(FeedDestination.thread, from: feed)
    try graph.expect("regular: split(nav(Feed), nav(Thread))")
    #expect(split.controller(in: .detail) === detail)
  }

  @Test func allPresentationsAreDismissedAtOnce() throws {
    let graph = try ControllerGraph("nav(Feed) > sheet nav(Login, Pin) > sheet Help")
    var completions = 0
    try graph.dismissAll { completions += 1 }
    try graph.expect("nav(Feed)")
    #expect(completions == 1)
    #expect(throws: Refusal.self) { try graph.dismissAll() }
    try graph.present(PlaceholderController("Help"))
    let front = try #require(graph.visible)
    graph.navigator(for: FeedDestination.self, from: feed).dismissAll()
    try graph.expect("nav(Feed)")
    #expect(graph.refusals.isEmpty)
    _ = front
  }
}
