import Foundation
import RoutesTesting
import Testing

@Suite struct DestinationPathTests {
  private final class HomeController: Controller {}
  private final class ListController: Controller {}
  private final class DetailController: Controller {}

  private enum Target: Codable, Destination, Equatable {
    case list
    case detail(id: Int)

    var route: Route {
      switch self {
      case .list: return Route(Segue<ListController>("ShowList"))
      case .detail: return Route(Segue<DetailController>("ShowDetail"))
      }
    }
  }

  /// The enum of an older version of the app.
  private enum OldTarget: Codable, Destination {
    case list
    case detail(id: Int)
    case help(page: String)

    var route: Route { Route(Segue<ListController>("ShowList")) }
  }

  private func graph() throws -> ControllerGraph {
    var registry = SegueRegistry()
    try registry.register(
      Segue<ListController>.From<HomeController>("ShowList"),
      kind: .presentation,
      in: .navigation
    ) { ListController() }
    try registry.register(Segue<DetailController>.From<ListController>("ShowDetail"), kind: .show) {
      DetailController()
    }
    let tabs = TabBarController([HomeController(), NavigationController(root: ListController())])
    return try ControllerGraph(root: tabs, registry: registry)
  }

  @Test func theDestinationsOfScreensAreRemembered() throws {
    let graph = try graph()
    #expect(graph.destinations.isEmpty)
    try graph.open(Target.list)
    try graph.open(Target.detail(id: 1))
    try graph.expect("tab(*Home, nav(List)) > sheet nav(List, Detail)")
    #expect(graph.destinations(of: Target.self).destinations == [.list, .detail(id: 1)])
    try graph.pop()
    #expect(graph.destinations(of: Target.self).destinations == [.list])
    try graph.dismiss()
    #expect(graph.destinations.isEmpty)
  }

  @Test func `the destinations of the selected tab are the last`() throws {
    let stacks = [
      NavigationController(root: ListController()), NavigationController(root: ListController()),
    ]
    let graph = try ControllerGraph(root: TabBarController(stacks), registry: graph().registry)
    try graph.go(to: Target.detail(id: 1))
    try graph.select(tab: 1)
    try graph.go(to: Target.detail(id: 2))
    #expect(
      graph.destinations(of: Target.self).destinations == [.detail(id: 1), .detail(id: 2)]
    )
    try graph.select(tab: 0)
    #expect(
      graph.destinations(of: Target.self).destinations == [.detail(id: 2), .detail(id: 1)]
    )
  }

  @Test func aListIsWrittenAndRestored() throws {
    let first = try graph()
    try first.open([Target.list, .detail(id: 1)])
    let data = try JSONEncoder().encode(first.destinations(of: Target.self))
    let path = try JSONDecoder().decode(DestinationPath<Target>.self, from: data)
    let second = try graph()
    let restored = second.restore(path)
    #expect(restored == DestinationPath([.list, .detail(id: 1)]))
    #expect(second.snapshot == first.snapshot)
  }

  @Test func anUnknownCaseCutsTheList() throws {
    let old = DestinationPath([OldTarget.list, .help(page: "a"), .detail(id: 1)])
    let data = try JSONEncoder().encode(old)
    let path = try JSONDecoder().decode(DestinationPath<Target>.self, from: data)
    #expect(path.destinations == [.list])
    #expect(path.cut?.count == 2)
    guard case .unreadable? = path.cut?.reason else {
      Issue.record("\(String(describing: path.cut))")
      return
    }
    let graph = try graph()
    #expect(graph.restore(path) == path)
    try graph.expect("tab(*Home, nav(List)) > sheet nav(List)")
    #expect(try JSONEncoder().encode(path) == Data(#"[{"list":{}}]"#.utf8))
  }

  @Test func theLastDestinationIsCutOffAlone() throws {
    let data = try JSONEncoder().encode(DestinationPath([OldTarget.list, .help(page: "a")]))
    let path = try JSONDecoder().decode(DestinationPath<Target>.self, from: data)
    #expect(path.destinations == [.list])
    #expect(path.cut?.count == 1)
  }

  @Test func aRefusedDestinationCutsTheList() throws {
    final class LoneController: Controller {}
    let graph = try ControllerGraph(root: LoneController(), registry: graph().registry)
    let restored = graph.restore(DestinationPath([Target.list, .detail(id: 1)]))
    #expect(restored.destinations.isEmpty)
    #expect(restored.cut?.count == 2)
    #expect(
      restored.cut?.description.hasPrefix("2 destinations were cut off: cannot open list") == true
    )
    try graph.expect("Lone")
    let gone = DestinationPath<Target>.Cut(count: 2, reason: .unreadable("gone"))
    #expect(graph.restore(DestinationPath([Target.list], cut: gone)).cut?.count == 3)
  }

  @Test func `a list is restored up to 500 destinations`() throws {
    let graph = try graph()
    try graph.select(tab: 1)
    let restored = graph.restore(DestinationPath((0..<503).map { Target.detail(id: $0) }))
    #expect(restored.destinations.count == 500)
    #expect(
      restored.cut?.description
        == "3 destinations were cut off: a list has at most 500 destinations"
    )
    #expect(graph.destinations(of: Target.self).destinations == [.detail(id: 499)])
  }

  @Test func aListIsOneLink() throws {
    let path = DestinationPath([
      LinkedPlace.start, .conversation(id: 7), .user(Name(text: "a;b/c")),
    ])
    let link = try path.link
    #expect(link == "/;/status/7;/users/a%3Bb%2Fc")
    #expect(try DestinationPath(link: link) == path)
    #expect(try DestinationPath<LinkedPlace>(link: "").destinations.isEmpty)
    let cut = try DestinationPath<LinkedPlace>(link: "/status/7;/gone/1;/status/8")
    #expect(cut.destinations == [.conversation(id: 7)])
    #expect(
      cut.cut?.description
        == "2 destinations were cut off, because the first cannot be read: "
        + "no pattern matches '/gone/1'"
    )
  }
}
