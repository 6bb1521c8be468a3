import Routes
import RoutesTesting
import Testing

@Suite struct ShowRuleTests {
  @Test func showPushesOnTheNearestStack() throws {
    let graph = try ControllerGraph("tab(*nav(Feed, Post), Settings)")
    graph.startRecording()
    try graph.show(screen("Profile"), from: graph["Feed"])
    try graph.expect("tab(*nav(Feed, Post, Profile), Settings)")
    try expectRecordedJournal(of: graph)
  }

  @Test func showInANavigationControllerItselfPushes() throws {
    let graph = try ControllerGraph("nav:Main(Feed)")
    graph.startRecording()
    try graph.show(screen("Post"), from: graph["Main"])
    try graph.expect("nav:Main(Feed, Post)")
    try expectRecordedJournal(of: graph)
  }

  @Test func showInASplitControllerSetsThePrimaryColumn() throws {
    let graph = try ControllerGraph("regular: split(Menu, Detail)")
    graph.startRecording()
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
    let graph = try ControllerGraph("tab(*Feed, Settings)")
    graph.startRecording()
    try graph.show(screen("Post"))
    try graph.expect("tab(*Feed, Settings) > sheet Post")
    try expectRecordedJournal(of: graph)
  }

  @Test func showDetailSetsTheDetailColumnInRegularWidth() throws {
    let graph = try ControllerGraph("regular: split(nav(List), Empty)")
    graph.startRecording()
    try graph.showDetail(screen("Item"), from: graph["List"])
    try graph.expect("regular: split(nav(List), Item)")
    try expectRecordedJournal(of: graph)
  }

  @Test func showDetailPushesOnThePrimaryStackInCompactWidth() throws {
    let graph = try ControllerGraph("split(nav(List))")
    try graph.showDetail(screen("Item"))
    try graph.expect("split(nav(List, Item))")
  }

  @Test func showDetailShowsIfTheCollapsedPrimaryIsNotAStack() throws {
    let graph = try ControllerGraph("split(List)")
    try graph.showDetail(screen("Item"))
    try graph.expect("split(List) > sheet Item")
  }

  @Test func showDetailPresentsWithoutASplitController() throws {
    let graph = try ControllerGraph("nav(List)")
    graph.startRecording()
    try graph.showDetail(screen("Item"))
    try graph.expect("nav(List) > sheet Item")
    try expectRecordedJournal(of: graph)
  }

  @Test(arguments: [("regular: ", true), ("", false)])
  func bothColumnsAreOnScreenInRegularWidth(width: String, isPrimaryOnScreen: Bool) throws {
    let graph = try ControllerGraph("\(width)split(List, Item)")
    #expect(try graph.isOnScreen(graph["List"]) == isPrimaryOnScreen)
    #expect(try graph.isOnScreen(graph["Item"]))
  }

  @Test func aChangeOfWidthMovesTheDetailToThePrimaryStackAndBack() throws {
    let graph = try ControllerGraph("regular: split(nav(List), Item)")
    try graph.resize(to: .compact)
    try graph.expect("split(nav(List, Item))")
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(List), Item)")
  }

  @Test func showOfANavigationControllerOnAStackPresentsIt() throws {
    let graph = try ControllerGraph("nav(Feed)")
    graph.startRecording()
    try graph.show(NavigationController(root: screen("Post")))
    try graph.expect("nav(Feed) > sheet nav(Post)")
    try expectRecordedJournal(of: graph)
  }
}
