import Routes
import Testing

@Suite struct VisibleTests {
  @Test func theVisibleControllerComesAsTheTypeThatIsExpected() throws {
    let graph = try ControllerGraph(root: NavigationController(root: PlaceholderController("Feed")))
    #expect(try graph.visible(PlaceholderController.self).name == "Feed")
  }

  @Test func anotherTypeIsToldWithWhatIsInFront() throws {
    let graph = try ControllerGraph(root: NavigationController(root: PlaceholderController("Feed")))
    let error = #expect(throws: NotVisible.self) {
      try graph.visible(PageViewController.self, file: "T.swift", line: 7)
    }
    #expect(
      error?.description
        == "T.swift:7: expected 'PageViewController' in front, found 'Feed'; in nav(Feed)"
    )
  }

  @Test func aStandInForTheTypeIsSaidToBeOne() throws {
    let graph = try ControllerGraph(root: PlaceholderController("Login"))
    let error = #expect(throws: NotVisible.self) {
      try graph.visible(LoginController.self, file: "T.swift", line: 7)
    }
    #expect(
      error?.description == """
        T.swift:7: expected 'LoginController' in front, found a placeholder for it, because the \
        class is not registered; try classes.register(LoginController.init); in Login
        """
    )
  }

  @Test func thePlaceIsWhereItIsAskedFor() throws {
    let graph = try ControllerGraph(root: PlaceholderController("Feed"))
    let error = #expect(throws: NotVisible.self) { try graph.visible(PageViewController.self) }
    #expect(error?.callSite == CallSite(line: #line - 1))
  }
}

private final class LoginController: Controller {}
