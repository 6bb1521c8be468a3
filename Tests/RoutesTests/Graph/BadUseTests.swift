import RoutesTesting
import Testing

@testable import Routes

/// Every misuse has a defined outcome: a refusal that changes nothing.
@Suite struct BadUseTests {
  @Test func `a source in another graph is refused`() throws {
    let graph = try ControllerGraph("nav(Feed)")
    let other = try ControllerGraph("nav(Feed)")
    let stranger = try other["Feed"]
    let new = screen("New")
    let requests: [() throws -> Void] = [
      { try graph.push(new, from: stranger) },
      { try graph.show(new, from: stranger) },
      { try graph.showDetail(new, from: stranger) },
      { try graph.present(new, from: stranger) },
      { try graph.setStack([new], from: stranger) },
      { try graph.pop(from: stranger) },
      { try graph.popToRoot(from: stranger) },
      { try graph.dismiss(stranger) },
      { try graph.select(tab: 0, from: stranger) },
      { try graph.tap(tab: 0, from: stranger) },
      { try graph.embed(new, in: stranger) },
      { try graph.removeFromParent(stranger) },
      { try graph.setColumn(.detail, to: new, from: stranger) },
      { try graph.unwind(Unwind<NavigationController>("back"), from: stranger) },
      { try graph.trigger("Show", from: stranger) },
      { try graph.perform(Segue<PlaceholderController>("Show"), from: stranger) },
      { try graph.turn(PageViewController(), to: [new]) },
    ]
    for (position, request) in requests.enumerated() {
      let isPages = position == requests.count - 1
      expectRefusal(.controller(.notInGraph(isPages ? "Page" : "Feed")), in: graph, request)
    }
    expectRefusal(.stack(.notOnStack("Feed")), in: graph) { try graph.pop(to: stranger) }
    try other.expect("nav(Feed)")
  }

  @Test func `an app's own container that another graph holds is refused`() throws {
    let own = PlaceholderController.Container("Own")
    own.arrange([screen("Child")], content: nil)
    let other = try ControllerGraph(root: NavigationController(root: own))
    #expect(own.graph === other)
    let graph = try ControllerGraph("nav(Feed)")
    for request in graph.additions(of: own) {
      expectRefusal(.controller(.inAnotherGraph("Own")), in: graph, request)
    }
    try other.setRoot(screen("Empty"))
    #expect(own.graph == nil)
    try graph.push(own)
    try graph.arrange([screen("Next")], content: 0, in: own)
    try graph.expect("nav(Feed, Own(*Next))")
  }

  @Test func `a container that another graph holds is refused`() throws {
    let graph = try ControllerGraph("nav(Feed)")
    let other = try ControllerGraph("tab(*nav(Settings))")
    let stack = try #require(try other.parent(of: other["Settings"]))
    expectRefusal(.controller(.inAnotherGraph("Navigation")), in: graph) {
      try graph.present(stack)
    }
    expectRefusal(.controller(.inAnotherGraph("Navigation")), in: graph) {
      try graph.present(TabBarController([stack]))
    }
    expectRefusal(.controller(.inAnotherGraph("Navigation")), in: graph) {
      try graph.setRoot(stack)
    }
    #expect(throws: Refusal.self) { try ControllerGraph(root: stack) }
    try other.setRoot(screen("Empty"))
    try graph.present(stack)
    try graph.expect("nav(Feed) > sheet nav(Settings)")
  }

  @Test func `a container is free again when its graph is gone`() throws {
    let stack = NavigationController(root: screen("Feed"))
    do { try ControllerGraph(root: stack).push(screen("First")) }
    let graph = try ControllerGraph(root: stack)
    try graph.expect("nav(Feed, First)")
  }

  @Test func `an instance has one place only`() throws {
    let graph = try ControllerGraph("nav(Feed, Detail)")
    let feed = try graph["Feed"]
    let twice = screen("Twice")
    expectRefusal(.stack(.alreadyOnStack("Feed")), in: graph) { try graph.push(feed) }
    expectRefusal(.controller(.alreadyInGraph("Feed")), in: graph) { try graph.present(feed) }
    expectRefusal(.controller(.alreadyInGraph("Feed")), in: graph) {
      try graph.embed(feed, in: feed)
    }
    expectRefusal(.controller(.repeated("Twice")), in: graph) {
      try graph.setStack([twice, twice])
    }
    expectRefusal(.controller(.repeated("Twice")), in: graph) {
      try graph.present(TabBarController([twice, NavigationController(root: twice)]))
    }
    #expect(throws: Refusal.self) { try ControllerGraph(root: TabBarController([twice, twice])) }
  }

  @Test func `new siblings have no child in common`() throws {
    let (one, other) = (Ring(), Ring())
    for ring in [one, other] { ring.childControllers = [screen("Own")] }
    let graph = try ControllerGraph("nav(Feed)")
    other.childControllers += one.childControllers
    expectRefusal(.controller(.repeated("Own")), in: graph) { try graph.setStack([one, other]) }
    other.childControllers.removeLast()
    try graph.setStack([one, other])
  }

  @Test func `a container inside itself is refused`() throws {
    let ring = Ring()
    let outer = Ring()
    let inner = Ring()
    outer.childControllers = [inner]
    inner.childControllers = [screen("Leaf"), outer]
    let graph = try ControllerGraph("nav(Feed)[Page]")
    for ring in [ring, outer, inner] {
      for request in graph.additions(of: ring) {
        expectRefusal(.controller(.repeated("Ring")), in: graph, request)
      }
      #expect(throws: Refusal.self) { try ControllerGraph(root: ring) }
      #expect(throws: UnwrappingError.self) { try unwrap(ring, as: NavigationController.self) }
    }
    for ring in [ring, outer, inner] { ring.childControllers = [] }
  }

  @Test func `a prepare closure finds no end of a container inside itself`() throws {
    var registry = SegueRegistry()
    let ring = Ring()
    try registry.registerHierarchy(Segue<NavigationController>("Ring"), kind: .show) { ring }
    let graph = try ControllerGraph("nav(Feed)", registry: registry)
    #expect(throws: Refusal.self) { try graph.perform(Segue<NavigationController>("Ring")) }
    try graph.expect("nav(Feed)")
    ring.childControllers = []
  }

  @Test func `a graph without a root refuses everything but a root`() throws {
    let graph = try ControllerGraph()
    let new = screen("New")
    let requests: [() throws -> Void] = [
      { try graph.push(new) }, { try graph.show(new) }, { try graph.showDetail(new) },
      { try graph.present(new) }, { try graph.setStack([new]) }, { try graph.pop() },
      { try graph.popToRoot() }, { try graph.dismiss() }, { try graph.select(tab: 0) },
      { try graph.tap(tab: 0) }, { try graph.tapBack() }, { try graph.beginSwipeBack() },
      { try graph.swipeDown() }, { try graph.beginSwipeDown() },
      { try graph.setColumn(.detail, to: nil) },
      { try graph.unwind(Unwind<NavigationController>("back")) },
      { try graph.trigger("Show") },
      { try graph.perform(Segue<PlaceholderController>("Show")) },
    ]
    for request in requests { expectRefusal(.controller(.noRoot), in: graph, request) }
    #expect(graph.visible == nil && graph.count == 0 && graph.snapshot.description.isEmpty)
    try graph.resize(to: .regular)
    try graph.setRoot(new)
    try graph.expect("regular: New")
  }

  @Test func `a new root may not contain a presenter and its presentation`() throws {
    let graph = try ControllerGraph("Feed > sheet Share")
    let (feed, share) = try (graph["Feed"], graph["Share"])
    expectRefusal(.controller(.repeated("Share")), in: graph) {
      try graph.setRoot(TabBarController([feed, share]))
    }
    expectRefusal(.controller(.repeated("Share")), in: graph) {
      try graph.setRoot(TabBarController([share, feed]))
    }
    try graph.setRoot(TabBarController([share]))
    try graph.expect("tab(*Share)")
  }

  @Test func `a new root may not contain a controller and the child that it embeds`() throws {
    let graph = try ControllerGraph("Feed[Map]")
    let (feed, map) = try (graph["Feed"], graph["Map"])
    expectRefusal(.controller(.repeated("Map")), in: graph) {
      try graph.setRoot(TabBarController([feed, map]))
    }
    try graph.setRoot(NavigationController(root: feed))
    try graph.expect("nav(Feed[Map])")
  }
}

/// A container of the app that contains itself by default.
private final class Ring: ContainerController {
  lazy var childControllers: [any Controller] = [self]
  var content: (any Controller)? { childControllers.first }
}
