import RoutesTesting
import Testing

@Suite struct SplitViewControllerTests {
  @Test func `a split controller has the columns of its initializer`() throws {
    let (list, sidebar, item) = (screen("List"), screen("Sidebar"), screen("Item"))
    let split = SplitViewController(
      style: .unspecified,
      primary: list,
      supplementary: sidebar,
      detail: item
    )
    #expect(split.primary === list && split.supplementary === sidebar && split.detail === item)
    let graph = try ControllerGraph(root: split, width: .regular)
    try graph.expect("regular: split(List, Sidebar, Item)")
  }

  @Test func theOnlyControllerOfThePrimaryStackStaysThere() throws {
    let graph = try ControllerGraph("split(nav(List))")
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(List))")
  }
}
