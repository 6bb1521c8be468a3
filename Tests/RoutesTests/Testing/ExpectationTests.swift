import Foundation
import RoutesTesting
import TestSupport
import Testing

@Suite struct ExpectationTests {
  private final class ProfileController: Controller {}

  @Test func aMismatchIsRecordedAtItsCallAndTheTestContinues() throws {
    let graph = try ControllerGraph("nav(Feed, Profile)")
    var goesOn = false
    let line = #line + 2
    try withKnownIssue {
      try graph.expect("nav(Feed, Conversation)")
      goesOn = true
    } matching: { issue in
      issue.isRecorded(
        at: line,
        saying: """
          the graph is not as expected (- expected, + found)
            nav
              Feed
          -   Conversation
          +   Profile
          found: nav(Feed, Profile)
          """
      )
    }
    #expect(goesOn)
  }

  @Test func aMismatchEndsWithTheLastRefusalOfANavigator() throws {
    let profile = ProfileController()
    let graph = try ControllerGraph(root: NavigationController(root: profile))
    try graph.push(PlaceholderController("Other"))
    graph.navigator(for: Elsewhere.self, from: profile).go(to: Elsewhere())
    graph.navigator(for: Nowhere.self, from: profile).go(to: Nowhere())
    let refusal = """
      the last recorded refusal: cannot go to Nowhere() by 'Nowhere': no segue 'Nowhere' is registered; \
      Profile has no segues; register the segue, or add its storyboard to the registry
      """
    try withKnownIssue {
      try graph.expect("nav(Profile) > sheet Login")
      _ = try graph.visible(ProfileController.self)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(refusal) }
        || issue.error.map { "\($0)" }?.hasPrefix("the test cannot") == true
    }
  }

  private struct Nowhere: Destination {
    var route: Route { Route(Segue<ProfileController>("Nowhere")) }
  }

  private struct Elsewhere: Destination {
    var route: Route { Route(Segue<ProfileController>("Elsewhere")) }
  }

  @Test func aSnapshotIsExpectedLikeItsNotation() throws {
    let graph = try ControllerGraph("nav(Feed)")
    try graph.expect(graph.snapshot)
    let line = #line + 2
    try withKnownIssue {
      try graph.expect(Snapshot())
    } matching: { issue in
      issue.isRecorded(
        at: line,
        saying: """
          the graph is not as expected (- expected, + found)
          + nav
          +   Feed
          found: nav(Feed)
          """
      )
    }
  }

  @Test func aNotationThatCannotBeReadIsRecordedAtItsCall() throws {
    let graph = try ControllerGraph()
    let line = #line + 2
    try withKnownIssue {
      try graph.expect("Feed)")
    } matching: { issue in
      issue.isRecorded(
        at: line,
        saying: """
          column 5: expected '>' or the end, found ')'
            Feed)
                ^
          """
      )
    }
  }

  @Test func anotherVisibleTypeIsRecordedAtItsCallAndStopsTheTest() throws {
    let graph = try ControllerGraph("nav(Feed)")
    var goesOn = false
    let line = #line + 2
    try withKnownIssue {
      _ = try graph.visible(PageViewController.self)
      goesOn = true
    } matching: { issue in
      issue.isRecorded(
        at: line,
        saying: "expected 'PageViewController' to be visible, found 'Feed'; in nav(Feed)"
      ) || issue.error.map { "\($0)" } == "the test cannot continue after line \(line)"
    }
    #expect(!goesOn)
  }

  @Test func aRetainedControllerIsRecordedAtItsCall() throws {
    let graph = try ControllerGraph("nav(Feed)")
    let leaked = ProfileController()
    try graph.push(leaked)
    try graph.pop()
    let line = #line + 2
    try withKnownIssue {
      try graph.expectReleased()
    } matching: { issue in
      issue.isRecorded(
        at: line,
        saying: """
          removed controllers are still in memory:
            Profile (popped): not retained by the graph; look for a variable, a property or a closure \
          that retains it
          """
      )
    }
    withExtendedLifetime(leaked) {}
  }

  @Test func `a retained controller is explained by what retains it`() throws {
    let leaked = ProfileController()
    var registry = SegueRegistry()
    let segue = Segue<ProfileController>("ShowProfile")
    try registry.register(segue, kind: .show, file: "App/Segues.swift", line: 7) { leaked }
    let graph = try ControllerGraph("nav(Feed)", registry: registry)
    try graph.perform(segue)
    try graph.pop()
    let line = #line + 2
    try withKnownIssue {
      try graph.expectReleased()
    } matching: { issue in
      issue.isRecorded(
        at: line,
        saying: """
          removed controllers are still in memory:
            Profile (popped): look at the closures of segue 'ShowProfile', registered at \
          App/Segues.swift:7, and at the closures that the controller was given
          """
      )
    }
    let shared = ProfileController()
    try registry.register(Segue<ProfileController>("Replace"), kind: .custom) { shared }
    try registry.perform(Segue<ProfileController>("Replace")) { _, graph in
      try graph.present(leaked)
      try graph.dismiss()
      try graph.expectReleased()
    }
    let custom = try ControllerGraph("nav(Feed)", registry: registry)
    try withKnownIssue {
      try custom.perform(Segue<ProfileController>("Replace"))
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains(
          "Profile (dismissed): retained by the graph until the active transition ends"
        )
      }
    }
  }

  @Test func aProgramOutsideOfTestsThrowsFailures() throws {
    let run = try ChildProcess.run(Repository.products.appending(path: "FailingExpectations").path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == """
        12:30: the graph is not as expected (- expected, + found)
          nav
        -   Post
        +   Feed
        found: nav(Feed)
        13:30: the graph is not as expected (- expected, + found)
        - Feed
        + nav
        +   Feed
        found: nav(Feed)
        14:30: column 9: expected ',' or ')', found ']'
          nav(Feed]
                  ^
        15:35: expected 'ProfileController' to be visible, found 'Feed'; in nav(Feed)
        16:38: removed controllers are still in memory:
          Profile (popped): not retained by the graph; look for a variable, a property or a closure \
        that retains it

        """
    )
  }
}

extension Issue {
  /// Whether the issue was recorded at a line of this file, with a text.
  fileprivate func isRecorded(at line: Int, saying text: String) -> Bool {
    guard let location = sourceLocation else { return false }
    return location.fileID == #fileID && location.line == line
      && comments.map(\.rawValue) == [text]
  }
}
