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

  @Test func aStandInForTheTypeIsSaidToBeOne() throws {
    let graph = try ControllerGraph(root: StandInController("Login"))
    let error = #expect(throws: NotVisible.self) {
      try graph.visible(LoginController.self, file: "T.swift", line: 7)
    }
    #expect(
      error?.description == """
        T.swift:7: expected 'LoginController' in front, found a stand-in for it, because nobody \
        registered the class: try classes.register(LoginController.init); in Login
        """
    )
  }

  @Test func thePlaceIsWhereItIsAskedFor() throws {
    let graph = try ControllerGraph(root: StandInController("Feed"))
    let error = #expect(throws: NotVisible.self) { try graph.visible(PageViewController.self) }
    #expect(error?.location == FileLocation(file: #filePath, line: #line - 1))
  }
}

private final class LoginController: Controller {}
