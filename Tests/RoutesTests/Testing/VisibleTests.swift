import Routes
import RoutesTesting
import Testing

@Suite struct VisibleTests {
  @Test func theVisibleControllerIsReturnedAsTheExpectedType() throws {
    let graph = try ControllerGraph(root: NavigationController(root: PlaceholderController("Feed")))
    #expect(try graph.visible(PlaceholderController.self).name == "Feed")
  }

  @Test func aPlaceholderForTheTypeSaysHowToRegisterTheClass() async throws {
    let failure = await failure {
      let graph = try ControllerGraph(root: PlaceholderController("Login"))
      _ = try graph.visible(LoginController.self)
    }
    #expect(
      failure?.problem.description == """
        expected 'LoginController' to be visible, found a placeholder for it, because the \
        class is not registered; try classes.register(LoginController.init); in Login
        """
    )
  }

  @Test func aPlaceholderForAnotherTypeIsFoundByItsName() async throws {
    let failure = await failure {
      let graph = try ControllerGraph(root: PlaceholderController("Feed"))
      _ = try graph.visible(LoginController.self)
    }
    #expect(
      failure?.problem.description
        == "expected 'LoginController' to be visible, found 'Feed'; in Feed"
    )
  }

  @Test func inATestTheFailureIsRecordedBeforeTheTestEnds() throws {
    let graph = try ControllerGraph(root: PlaceholderController("Feed"))
    try withKnownIssue {
      try withKnownIssue {
        _ = try graph.visible(LoginController.self)
      } matching: { issue in
        issue.comments.contains {
          $0.rawValue.contains("expected 'LoginController' to be visible, found 'Feed'")
        }
      }
    } matching: { issue in
      issue.error.map { "\($0)".hasPrefix("the test cannot continue after line") } ?? false
    }
  }

  @Test func anEmptyGraphShowsNothing() async throws {
    let failure = await failure { _ = try ControllerGraph().visible(LoginController.self) }
    #expect(
      failure?.problem.description
        == "expected 'LoginController' to be visible, found nothing; in an empty graph"
    )
  }

  @Test func theFailureSaysWhereTheGraphHasTheController() async throws {
    func text(_ moves: @escaping @Sendable (ControllerGraph) throws -> Void) async -> String? {
      await failure {
        let stack = NavigationController(root: LoginController())
        let graph = try ControllerGraph(
          root: TabBarController([stack, PlaceholderController("Map")])
        )
        try moves(graph)
        _ = try graph.visible(LoginController.self)
      }?.problem.description
    }
    #expect(
      await text { try $0.select(tab: 1) } == """
        expected 'LoginController' to be visible, found 'Map'; it is in tab 0, which is not selected; in \
        tab(nav(Login), *Map)
        """
    )
    #expect(
      await text { try $0.present(PlaceholderController("Post")) } == """
        expected 'LoginController' to be visible, found 'Post'; it is covered by 'Post'; in \
        tab(*nav(Login), Map) > sheet Post
        """
    )
    #expect(
      await text {
        try $0.push(PlaceholderController("Post"))
        try $0.select(tab: 1)
        try $0.present(PlaceholderController("Post"), style: .fullScreen)
      } == """
        expected 'LoginController' to be visible, found 'Post'; it is behind 'Post' in nav, in tab 0, \
        which is not selected, covered by 'Post'; in tab(nav(Login, Post), *Map) > fullScreen Post
        """
    )
  }

  @Test func severalControllersBesideTheVisibleOneAreTold() async throws {
    let failure = await failure {
      let parent = PlaceholderController("Feed")
      let graph = try ControllerGraph(root: parent)
      try graph.embed(LoginController(), in: parent)
      try graph.embed(LoginController(), in: parent)
      _ = try graph.visible(LoginController.self)
    }
    #expect(
      failure?.problem.description == """
        expected 'LoginController' to be visible, found 'Feed'; 2 are on screen beside it; on screen beside \
        it; in Feed[Login, Login]
        """
    )
  }

  @Test func theLocationIsThatOfTheCall() async throws {
    let line = #line + 1
    let failure = await failure { _ = try ControllerGraph().visible(LoginController.self) }
    #expect(failure?.location.file == #filePath)
    #expect(failure?.location.line == line)
  }

  /// What an expectation throws in a task that belongs to no test.
  private func failure(
    _ expectation: @escaping @Sendable () throws -> Void
  ) async -> ExpectationFailure? {
    await Task.detached {
      do {
        try expectation()
        return nil
      } catch {
        return error as? ExpectationFailure
      }
    }.value
  }
}

private final class LoginController: Controller {}
