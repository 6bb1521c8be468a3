import RoutesTesting
import Testing

@Suite struct VisibleTests {
  /// The primary column of a split controller is beside the visible one.
  @Test func theOnlyControllerOfATypeBesideTheVisibleOneIsReturned() throws {
    let (list, detail) = (LoginController(), PlaceholderController("Detail"))
    let graph = try ControllerGraph(
      root: SplitViewController(primary: list, detail: detail),
      width: .regular
    )
    #expect(try graph.visible(PlaceholderController.self) === detail)
    #expect(try graph.visible(LoginController.self) === list)
  }

  @Test(arguments: [
    (
      "Login",
      """
      a placeholder for it, because the class is not registered; try \
      classes.register(LoginController.init); in Login
      """
    ),
    ("Feed", "'Feed'; in Feed"),
    (
      "Feed[Login, Login]",
      "'Feed'; 2 are on screen beside it; on screen beside it; in Feed[Login, Login]"
    ),
    (
      "tab(nav(Login), *Map)",
      "'Map'; it is in tab 0, which is not selected; in tab(nav(Login), *Map)"
    ),
    (
      "tab(*nav(Login), Map) > sheet Post",
      "'Post'; it is covered by 'Post'; in tab(*nav(Login), Map) > sheet Post"
    ),
    (
      "tab(nav(Login, Post), *Map) > fullScreen Post",
      """
      'Post'; it is behind 'Post' in nav, in tab 0, which is not selected, covered by 'Post'; in \
      tab(nav(Login, Post), *Map) > fullScreen Post
      """
    ),
  ])
  func `the failure says what is visible, and where the controller is`(
    notation: String,
    found: String
  ) async throws {
    let failure = await failure {
      var classes = SceneClasses()
      if notation != "Login" { try classes.register(LoginController.init) }
      let graph = try ControllerGraph(restoring: Snapshot(notation), classes: classes)
      _ = try graph.visible(LoginController.self)
    }
    #expect(
      failure?.problem.description
        == "expected 'LoginController' to be visible, found \(found)"
    )
  }

  @Test func anEmptyGraphShowsNothing() async throws {
    let failure = await failure { _ = try ControllerGraph().visible(LoginController.self) }
    #expect(
      failure?.problem.description
        == "expected 'LoginController' to be visible, found nothing; in an empty graph"
    )
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
