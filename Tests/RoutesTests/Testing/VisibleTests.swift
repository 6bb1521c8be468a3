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
      try graph.visible(PageViewController.self)
    }
    #expect(
      error?.description == "expected 'PageViewController' in front, found 'Feed'; in nav(Feed)"
    )
  }
}
