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

  @Test func anEmptyGraphShowsNothing() async throws {
    let failure = await failure { _ = try ControllerGraph().visible(LoginController.self) }
    #expect(
      failure?.problem.description
        == "expected 'LoginController' to be visible, found nothing; in an empty graph"
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
