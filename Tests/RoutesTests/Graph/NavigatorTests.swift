import RoutesTesting
import Testing

private final class PostController: Controller { var number = 0 }
private final class ReceivingController: DestinationReceiver {
  private(set) var received: [String] = []
  var failure: (any Error)?
  func receive(_ destination: Place) throws {
    if let failure { throw failure }
    received.append("\(destination)")
  }
}
private final class ListController: NavigatingController {
  var navigator: Navigator<Place>?
}

extension Segue<PostController> {
  fileprivate static var post: Self { .init("ShowPost") }
}
extension Segue<ReceivingController> {
  fileprivate static var settings: Self { .init("ShowSettings") }
}

private enum Place: Destination {
  case post(Int)
  case settings
  case preparedSettings
  case unknown

  var route: Route {
    switch self {
    case .post(let number): return Route(.post) { $0.number = number }
    case .settings: return Route(.settings)
    case .preparedSettings: return Route(.settings) { _ in }
    case .unknown: return Route(Segue<PostController>("ShowNothing"))
    }
  }
}

@Suite struct NavigatorTests {
  private let list = ListController()
  private let receiver = ReceivingController()
  private let graph: ControllerGraph

  init() throws { graph = try Self.makeGraph(list, receiver) }

  private static func makeGraph(
    _ list: ListController = ListController(),
    _ receiver: ReceivingController = ReceivingController()
  ) throws -> ControllerGraph {
    var registry = SegueRegistry()
    try registry.register(.post, kind: .show) { PostController() }
    try registry.register(.settings, kind: .presentation, in: .navigation) { receiver }
    return try ControllerGraph(root: NavigationController(root: list), registry: registry)
  }

  @Test func aNavigatingControllerGetsItsNavigator() throws {
    list.navigator?.go(to: .post(1))
    #expect((graph.visible as? PostController)?.number == 1)
    list.navigator?.pop()
    list.navigator?.push(.settings)
    list.navigator?.present(.post(2))
    #expect(graph.refusals.map(\.reason) == [.stack(.notPushable("nav(Receiving)"))])
    try graph.expect("nav(List) > sheet Post")
    list.navigator?.dismiss()
    try graph.expect("nav(List)")
  }

  @Test func aNavigatorWithoutASourceMovesFromTheVisibleController() throws {
    let navigator = graph.navigator(for: Place.self)
    navigator.go(to: .post(1))
    // The list is covered, and could not present.
    navigator.go(to: .settings)
    try graph.expect("nav(List, Post) > sheet nav(Receiving)")
    navigator.dismiss()
    navigator.pop()
    try graph.expect("nav(List)")
    #expect(graph.refusals.isEmpty)
  }

  @Test func aNavigatorWithoutASourceIsRefusedInAnEmptyGraph() throws {
    let graph = try ControllerGraph()
    graph.navigator(for: Place.self).go(to: .post(1))
    #expect(graph.refusals.map(\.reason) == [.controller(.noRoot)])
  }

  @Test func aNavigatorPopsToTheRootAndToAType() throws {
    let navigator = graph.navigator(for: Place.self, from: list)
    navigator.push(.post(1))
    try graph.push(PlaceholderController("Details"))
    navigator.pop(to: PostController.self)
    try graph.expect("nav(List, Post)")
    navigator.pop(to: PostController.self)
    navigator.popToRoot()
    navigator.popToRoot()
    try graph.expect("nav(List)")
    #expect(graph.refusals.map(\.reason) == [.stack(.notOnStack("Post"))])
  }

  @Test func aNavigatorSetsAStackOfDestinations() throws {
    let navigator = graph.navigator(for: Place.self, from: list)
    navigator.setStack([.post(1), .post(2)])
    try graph.expect("nav(Post, Post)")
    #expect((graph.visible as? PostController)?.number == 2)
    #expect(graph.destinations.map { "\($0)" } == ["post(1)", "post(2)"])
    graph.navigator(for: Place.self, from: graph.visible).setStack([.settings])
    #expect(graph.refusals.map(\.reason) == [.stack(.notPushable("nav(Receiving)"))])
    try graph.expect("nav(Post, Post)")
  }

  @Test func aNavigatorShowsADetailAndEmbeds() throws {
    let navigator = graph.navigator(for: Place.self, from: list)
    navigator.embed(.post(3))
    try graph.expect("nav(List[Post])")
    let split = SplitViewController(primary: graph.root)
    try graph.setRoot(split)
    try graph.resize(to: .regular)
    navigator.showDetail(.post(4))
    try graph.expect("regular: split(nav(List[Post]), nav(Post))")
    #expect((split.controller(in: .detail) as? PostController)?.number == 4)
    #expect(graph.refusals.isEmpty)
  }

  @Test func aNavigatorSelectsATab() throws {
    try graph.setRoot(TabBarController([try #require(graph.root), PlaceholderController("Me")]))
    let navigator = graph.navigator(for: Place.self, from: list)
    navigator.select(tab: 1)
    navigator.select(tab: 2)
    try graph.expect("tab(nav(List), *Me)")
    #expect(graph.refusals.map(\.reason) == [.container(.noSuchTab(index: 2, count: 2))])
    let stack = try #require((graph.root as? TabBarController)?.tabs.first)
    navigator.select(tab: stack)
    try graph.expect("tab(*nav(List), Me)")
    navigator.select(tab: list)
    #expect(graph.refusals.last?.reason == .container(.notATab("List")))
  }

  @Test func aNavigatorUnwindsAndDismissesToAType() throws {
    try graph.present(PlaceholderController("Sheet"))
    try graph.present(NavigationController(root: receiver))
    let last = PostController()
    try graph.present(last)
    let navigator = graph.navigator(for: Place.self, from: last)
    navigator.dismiss(to: PostController.self)
    #expect(
      graph.refusals.map(\.reason) == [
        .presentation(.nothingToDismissTo(expected: "Post", source: "Post"))
      ]
    )
    navigator.dismiss(to: ReceivingController.self)
    try graph.expect("nav(List) > sheet Sheet > sheet nav(Receiving)")
    graph.navigator(for: Place.self, from: receiver).dismiss(to: NavigationController.self)
    try graph.expect("nav(List)")
    try graph.push(last)
    navigator.unwind(Unwind<ListController>("home"))
    try graph.expect("nav(List)")
    #expect(graph.refusals.count == 1)
  }

  @Test func aRefusalIsStoredAndReported() throws {
    var handed: [Refusal] = []
    graph.onRefusal = { handed.append($0) }
    list.navigator?.go(to: .unknown)
    list.navigator?.dismiss()
    #expect(
      graph.refusals.map(\.reason) == [
        .segue(
          .unknown(
            identifier: "ShowNothing",
            source: "List",
            available: ["ShowPost", "ShowSettings"]
          )
        ),
        .presentation(.nothingToDismiss("List")),
      ]
    )
    #expect(handed == graph.refusals)
  }

  @Test func anObserverWhoseRequestsAreRefusedEndsAfter32() throws {
    var count = 0
    graph.onRefusal = { [list] _ in
      count += 1
      list.navigator?.go(to: .unknown)
    }
    list.navigator?.go(to: .unknown)
    #expect(count == 32)
    #expect(graph.refusals.count == 33)
  }

  @Test func aNavigatorOfAReleasedGraphDoesNothing() throws {
    let list = ListController()
    var graph: ControllerGraph? = try Self.makeGraph(list)
    weak let gone = graph
    let navigators = [
      try #require(graph?.navigator(for: Place.self, from: list)),
      try #require(graph?.navigator(for: Place.self)),
    ]
    graph = nil
    #expect(gone == nil)
    for navigator in navigators {
      navigator.go(to: .post(1))
      #expect(navigator.reasonWithoutGraph.contains("graph was released"))
    }
    list.navigator?.present(.post(1))
  }

  @Test func `a move by a navigator of a released controller is refused`() throws {
    let navigator: Navigator<Place>
    do {
      let post = PostController()
      navigator = graph.navigator(for: Place.self, from: post)
    }
    navigator.go(to: .post(1))
    #expect(graph.refusals.map(\.reason) == [.controller(.released("Post"))])
    try graph.expect("nav(List)")
    #expect(
      graph.refusals.first?.description == """
        cannot go to post(1): Post, whose navigator this is, was released; make a navigator from a \
        controller that is in the graph
          in nav(List)
        """
    )
  }

  @Test func `the refusals of a navigator name its moves`() async throws {
    let navigator: Navigator<Place>
    do { navigator = graph.navigator(for: Place.self, from: PostController()) }
    struct Pick: ResultDestination {
      var resultRoute: Route.Returning<String> { Route.Returning(.pick) }
    }
    let moves: [(name: String, make: () -> Void)] = [
      ("go to post(1)", { navigator.go(to: .post(1)) }),
      ("go through post(1), settings", { navigator.go(through: [.post(1), .settings]) }),
      ("push settings", { navigator.push(.settings) }),
      ("present settings", { navigator.present(.settings) }),
      ("present Alert", { navigator.present(alert: AlertController(actions: [.init("OK")])) }),
      ("show the detail settings", { navigator.showDetail(.settings) }),
      ("embed settings", { navigator.embed(.settings) }),
      ("set a stack", { navigator.setStack([.settings]) }),
      ("pop", { navigator.pop() }),
      ("pop to the root", { navigator.popToRoot() }),
      ("pop to PostController", { navigator.pop(to: PostController.self) }),
      ("dismiss", { navigator.dismiss() }),
      ("dismiss all", { navigator.dismissAll() }),
      ("dismiss to PostController", { navigator.dismiss(to: PostController.self) }),
      ("unwind 'home'", { navigator.unwind(Unwind<ListController>("home")) }),
      ("select tab 1", { navigator.select(tab: 1) }),
      ("select tab List", { navigator.select(tab: list) }),
      ("go to Pick()", { navigator.go(to: Pick()) { _ in } }),
    ]
    for move in moves { move.make() }
    #expect(graph.refusals.map(\.request) == moves.map(\.name))
    let refusal = await #expect(throws: Refusal.self) { try await navigator.result(of: Pick()) }
    #expect(refusal?.request == "go to Pick()")
  }

  @Test func `a navigator presents an alert`() throws {
    list.navigator?.present(alert: AlertController(actions: [.init("OK")]))
    try graph.expect("nav(List) > custom Alert")
  }

  @Test func `a result that no graph can deliver is a cancellation`() async throws {
    struct Pick: ResultDestination {
      var resultRoute: Route.Returning<String> { Route.Returning(.pick) }
    }
    let navigator: Navigator<Place>
    do { navigator = try Self.makeGraph().navigator(for: Place.self) }
    await #expect(throws: CancellationError.self) { try await navigator.result(of: Pick()) }
  }

  @Test func aReceiverGetsTheDestinationThatLedToIt() throws {
    let prepared = try graph.go(to: Place.settings)
    #expect(prepared === receiver)
    #expect(receiver.received == ["settings"])
    try graph.expect("nav(List) > sheet nav(Receiving)")
  }

  @Test func aReceiverIsLeftAloneWhereTheRoutePrepares() throws {
    try graph.go(to: Place.preparedSettings)
    #expect(receiver.received.isEmpty)
  }

  @Test func anErrorOfAReceiverCancelsTheTransition() throws {
    receiver.failure = Failure()
    #expect(throws: Failure.self) { try graph.go(to: Place.settings) }
    try graph.expect("nav(List)")
  }
}
