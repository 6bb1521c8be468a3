import Routes
import RoutesTesting

/// Prints what each expectation throws outside of a test.
@main
struct Program {
  static func main() throws {
    let graph = try ControllerGraph(root: NavigationController(root: FeedController()))
    let profile = ProfileController()
    try graph.push(profile)
    try graph.pop()
    report { try graph.expect("nav(Post)") }
    report { try graph.expect(Snapshot("Feed")) }
    report { try graph.expect("nav(Feed]") }
    report { _ = try graph.visible(ProfileController.self) }
    report { try graph.expectReleased() }
    try graph.expect("nav(Feed)")
    withExtendedLifetime(profile) {}
  }

  private static func report(_ expectation: () throws -> Void) {
    do {
      try expectation()
      print("no failure")
    } catch let failure as ExpectationFailure {
      print("\(failure.location.line):\(failure.location.column ?? 0): \(failure.problem)")
    } catch {
      print("another error: \(error)")
    }
  }
}

final class FeedController: Controller {}
final class ProfileController: Controller {}
