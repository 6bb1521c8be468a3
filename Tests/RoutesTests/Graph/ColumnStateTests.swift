import RoutesTesting
import Testing

@testable import Routes

private final class Reader: PageViewController.DataSource, PageViewController.Delegate {
  var next: (any Controller)?
  var willTurn: () -> Void = {}

  func page(after page: any Controller, in pageViewController: PageViewController) -> (
    any Controller
  )? { next }
  func willTurn(to pages: [any Controller], in pageViewController: PageViewController) {
    willTurn()
  }
}

/// States of collapsed columns that random walks have found.
@Suite struct ColumnStateTests {
  @Test func aCollapsedColumnCanTakeAControllerFromElsewhereOnTheStack() throws {
    let item = screen("Item")
    let split = SplitViewController(
      style: .unspecified,
      primary: NavigationController(root: screen("Menu")),
      supplementary: screen("List"),
      detail: item
    )
    let graph = try ControllerGraph(root: split)
    try graph.expect("split(nav(Menu, List, Item))")
    try graph.setColumn(.supplementary, to: item)
    try graph.expect("split(nav(Menu, Item))")
    #expect(split.controller(in: .supplementary) === item)
  }

  @Test func aColumnThatLeavesWithTheStackReturns() throws {
    let graph = try ControllerGraph("regular: split(nav(Menu), Item)")
    let split = try #require(graph.root as? SplitViewController)
    try graph.removeFromParent(graph["Menu"])
    try graph.resize(to: .compact)
    try graph.expect("split(nav(Item))")
    try graph.removeFromParent(#require(split.primary))
    try graph.expect("split(_)")
    try graph.resize(to: .regular)
    try graph.expect("regular: split(_, Item)")
  }

  @Test func `a split controller that has left its graph is described with its columns`() throws {
    let graph = try ControllerGraph("regular: split(nav(Menu), Item)")
    let split = try #require(graph.root)
    try graph.resize(to: .compact)
    try graph.tapBack()
    try graph.setRoot(screen("Login"))
    let columns = Snapshot(of: split).screens[0].columns
    #expect(columns?.map(\.column) == [.detail] && columns?.map(\.position) == [nil])
  }

  @Test(arguments: [(0, nil), (1, "nav"), (2, "Menu"), (3, nil)] as [(Int, String?)])
  func `a column of a snapshot keeps a controller after the split controller`(
    position: Int,
    name: String?
  ) throws {
    var snapshot = try Snapshot("split(nav:nav(Menu))")
    snapshot.screens[0].columns = [.init(column: .detail, position: position, snapshot: nil)]
    let split = try #require(ControllerGraph(restoring: snapshot).root as? SplitViewController)
    #expect(split.collapsed[.detail].map { ControllerName.of($0) } == name)
  }

  @Test func aDetailReturnsIfTheStepsThatReplacedItAreUndone() throws {
    let graph = try ControllerGraph("regular: split(nav(Menu), Item)")
    try graph.resize(to: .compact)
    try graph.tapBack()
    #expect(throws: CancellationError.self) {
      try graph.atomically {
        try graph.showDetail(screen("Post"))
        throw CancellationError()
      }
    }
    try graph.expect("split(nav(Menu))")
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(Menu), Item)")
  }

  @Test func whatAColumnKeepsIsNotRetainedByTheApp() throws {
    let inner = SplitViewController(primary: screen("List"), detail: screen("Item"))
    let graph = try ControllerGraph(
      root: SplitViewController(primary: screen("Menu"), detail: TabBarController([inner]))
    )
    try graph.tapBack()
    try graph.expect("split(nav(Menu, nav(tab(*split(nav(List))))))")
    try graph.tapBack()
    try graph.expect("split(nav(Menu))")
    #expect(graph.retainedControllers().isEmpty)
  }

  @Test func aRequestThatIsRefusedMeanwhileLeavesColumnsToCollapse() throws {
    let (reader, page) = (Reader(), PageViewController(pages: [screen("Cover")]))
    (page.dataSource, page.delegate) = (reader, reader)
    let graph = try ControllerGraph(root: page)
    reader.next = SplitViewController(primary: screen("Menu"), detail: screen("Item"))
    reader.willTurn = { [unowned graph] in
      #expect(throws: Refusal.self) { try graph.present(screen("Help")) }
    }
    try graph.swipe(.forward, in: page)
    try graph.expect("page(split(nav(Menu, nav(Item))))")
  }
}
