import RoutesTesting
import Testing

@Suite struct ShowRuleTests {
  @Test func showPushesOnTheNearestStack() throws {
    let graph = try ControllerGraph(recording: "tab(*nav(Feed, Post), Settings)")
    try graph.show(screen("Profile"), from: graph["Feed"])
    try graph.expect("tab(*nav(Feed, Post, Profile), Settings)")
    try expectRecordedJournal(of: graph)
  }

  @Test func showInANavigationControllerItselfPushes() throws {
    let graph = try ControllerGraph(recording: "nav:Main(Feed)")
    try graph.show(screen("Post"), from: graph["Main"])
    try graph.expect("nav:Main(Feed, Post)")
    try expectRecordedJournal(of: graph)
  }

  @Test func showInASplitControllerSetsThePrimaryColumn() throws {
    let graph = try ControllerGraph(recording: "regular: split(Menu, Detail)")
    try graph.show(screen("Search"), from: graph["Detail"])
    try graph.expect("regular: split(Search, Detail)")
    try expectRecordedJournal(of: graph)
  }

  @Test func showInACollapsedSplitControllerPresents() throws {
    let graph = try ControllerGraph("split(Menu)")
    try graph.show(screen("Search"), from: graph["Menu"])
    try graph.expect("split(Menu) > sheet Search")
  }

  @Test func showPresentsIfNoContainerHandlesIt() throws {
    let graph = try ControllerGraph(recording: "tab(*Feed, Settings)")
    try graph.show(screen("Post"))
    try graph.expect("tab(*Feed, Settings) > sheet Post")
    try expectRecordedJournal(of: graph)
  }

  @Test func showDetailSetsTheDetailColumnInRegularWidth() throws {
    let graph = try ControllerGraph(recording: "regular: split(nav(List), Empty)")
    try graph.showDetail(screen("Item"), from: graph["List"])
    try graph.expect("regular: split(nav(List), Item)")
    try expectRecordedJournal(of: graph)
  }

  @Test func showDetailPushesOnThePrimaryStackInCompactWidth() throws {
    let graph = try ControllerGraph(recording: "split(nav(List))")
    try graph.showDetail(screen("Item"))
    try graph.expect("split(nav(List, Item))")
    try expectRecordedJournal(of: graph)
  }

  @Test func showDetailPresentsWithoutASplitController() throws {
    let graph = try ControllerGraph(recording: "nav(List)")
    try graph.showDetail(screen("Item"))
    try graph.expect("nav(List) > sheet Item")
    try expectRecordedJournal(of: graph)
  }

  @Test func bothColumnsAreOnScreenInRegularWidth() throws {
    let graph = try ControllerGraph("regular: split(nav(List), Item)")
    #expect(try graph.isOnScreen(graph["List"]) && graph.isOnScreen(graph["Item"]))
    try graph.resize(to: .compact)
    #expect(try !graph.isOnScreen(graph["List"]) && graph.isOnScreen(graph["Item"]))
  }

  @Test func showOfANavigationControllerOnAStackPresentsIt() throws {
    let graph = try ControllerGraph(recording: "nav(Feed)")
    try graph.show(NavigationController(root: screen("Post")))
    try graph.expect("nav(Feed) > sheet nav(Post)")
    try expectRecordedJournal(of: graph)
  }

  @Test func aContainerOfTheAppShowsByItself() throws {
    let drawer = ShowingContainer(screen("Feed"))
    let graph = try ControllerGraph(root: NavigationController(root: drawer))
    drawer.show = { try graph.present($0, from: $1) }
    let feed = try #require(drawer.content)
    try graph.show(screen("Post"), from: feed)
    try graph.expect("nav(ShowingContainer(*Feed)) > sheet Post")
    try graph.dismiss()
    try graph.showDetail(screen("Item"), from: feed)
    try graph.expect("nav(ShowingContainer(*Feed)) > sheet Item")
    #expect(drawer.calls == ["show Post from Feed", "showDetail Item from Feed"])
  }

  @Test func aContainerThatShowsNothingLeavesItToThoseAroundIt() throws {
    let inner = ShowingContainer(screen("Feed"))
    let outer = ShowingContainer(inner)
    let split = SplitViewController(
      style: .unspecified,
      primary: NavigationController(root: outer),
      detail: screen("Empty")
    )
    let graph = try ControllerGraph(root: split, width: .regular)
    let feed = try #require(inner.content)
    try graph.show(screen("Post"), from: feed)
    try graph.showDetail(screen("Item"), from: feed)
    try graph.expect("regular: split(nav(ShowingContainer(*ShowingContainer(*Feed)), Post), Item)")
    #expect(inner.calls == ["show Post from Feed", "showDetail Item from Feed"])
    #expect(outer.calls == inner.calls)
  }

  @Test func aSplitControllerInsideAContainerComesFirst() throws {
    let drawer = ShowingContainer(
      SplitViewController(style: .unspecified, primary: screen("List"), detail: screen("Empty"))
    )
    let graph = try ControllerGraph(root: drawer, width: .regular)
    try graph.showDetail(screen("Item"), from: graph["List"])
    try graph.expect("regular: ShowingContainer(*split(List, Item))")
    #expect(drawer.calls.isEmpty)
  }

  @Test func showPresentsIfNoContainerOfTheAppHandlesIt() throws {
    let drawer = ShowingContainer(screen("Feed"))
    let graph = try ControllerGraph(root: drawer)
    try graph.showDetail(screen("Item"))
    try graph.show(screen("Post"))
    try graph.expect("ShowingContainer(*Feed) > sheet Item > sheet Post")
    #expect(drawer.calls == ["showDetail Item from Feed"])
  }
}

private final class ShowingContainer: ContainerController {
  let childControllers: [any Controller]
  private(set) var calls: [String] = []
  var show: ((any Controller, any Controller) throws -> Void)?
  var content: (any Controller)? { childControllers.first }

  init(_ child: any Controller) { childControllers = [child] }

  func show(_ controller: any Controller, from source: any Controller) -> Bool {
    handle("show", controller, source)
  }
  func showDetail(_ controller: any Controller, from source: any Controller) -> Bool {
    handle("showDetail", controller, source)
  }

  private func handle(_ call: String, _ controller: any Controller, _ source: any Controller)
    -> Bool
  {
    calls.append("\(call) \(ControllerName.of(controller)) from \(ControllerName.of(source))")
    guard let show else { return false }
    #expect(throws: Never.self) { try show(controller, source) }
    return true
  }
}
