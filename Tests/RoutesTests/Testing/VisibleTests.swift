import Routes
import Testing

@Suite struct VisibleTests {
  @Test func theVisibleControllerComesAsTheTypeThatIsExpected() throws {
    let graph = try ControllerGraph(root: NavigationController(root: StandInController("Feed")))
    #expect(try graph.visible(StandInController.self).name == "Feed")
  }

  @Test func anotherTypeIsToldWithWhatIsInFront() throws {
    let graph = try ControllerGraph(root: NavigationController(root: StandInController("Feed")))
    let error = #expect(throws: NotVisible.self) {
      try graph.visible(PageViewController.self, file: "T.swift", line: 7)
    }
    #expect(
      error?.description
        == "T.swift:7: expected 'PageViewController' in front, found 'Feed'; in nav(Feed)"
    )
  }

  @Test func thePlaceIsWhereItIsAskedFor() throws {
    let graph = try ControllerGraph(root: StandInController("Feed"))
    let error = #expect(throws: NotVisible.self) { try graph.visible(PageViewController.self) }
    #expect(error?.callSite == CallSite(line: #line - 1))
  }
}
