import Routes
import RoutesTesting
import Testing

@Suite struct SplitViewControllerTests {
  @Test func theColumnsAreThoseThatItIsMadeOf() {
    let (list, sidebar, item) = (screen("List"), screen("Sidebar"), screen("Item"))
    let split = SplitViewController(primary: list, supplementary: sidebar, detail: item)
    #expect(split.primary === list && split.supplementary === sidebar && split.detail === item)
    #expect(split.childControllers.elementsEqual([list, sidebar, item], by: ===))
  }

  @Test(arguments: [
    (["List"], "split(List)"), (["List", "Item"], "split(List, Item)"),
    (["List", "Sidebar", "Item"], "split(List, Sidebar, Item)"),
  ])
  func aHierarchyOfCodeHasItsFirstAndLastColumns(names: [String], notation: String) throws {
    let split = RepresentedContainer.split(names.map { screen($0) }, name: nil).container
    #expect(Snapshot(of: split).description == notation)
  }

  @Test func theOnlyControllerOfThePrimaryStackStaysThere() throws {
    let graph = try ControllerGraph("split(nav(List))")
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(List))")
  }
}
