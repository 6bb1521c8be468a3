import Routes
import RoutesExploration
import RoutesTesting
import Testing

/// Paths are made again on graphs before they are printed.
@Suite struct RehearsalTests {
  private let main: Storyboard = """
    storyboard name=Main initialScene=tabs
    scene id=tabs kind=tabBarController
    segue id=t1 kind=relationship destination=nav relationship=viewControllers
    segue id=t2 kind=relationship destination=settings relationship=viewControllers
    scene id=nav kind=navigationController
    segue id=r kind=relationship destination=feed relationship=rootViewController
    scene id=feed customClass=FeedController
    segue id=s1 kind=show destination=post
    scene id=post customClass=PostController
    segue id=s2 kind=presentation identifier=Share destination=share
    segue id=s4 kind=push identifier=Loop destination=nav
    scene id=share customClass=ShareController isModalInPresentation=true
    segue id=s3 kind=unwind unwindAction=home: destination=x
    scene id=settings customClass=SettingsController
    """

  private func graph() throws -> ControllerGraph {
    try ControllerGraph(
      exploring: [main],
      from: "tabs",
      of: "Main",
      unwindActions: ["FeedController": ["home:"]]
    )
  }

  @Test func `a graph without classes answers as the scenes say`() throws {
    let graph = try graph()
    try graph.make(.segue("s1", of: "feed", in: "Main"), from: "Feed")
    try graph.make(.segue("s2", of: "post", in: "Main"), from: "Post")
    try graph.expect("tab(*nav(Feed, Post), Settings) > sheet Share")
    #expect(throws: Refusal.self) { try graph.swipeDown() }
    try graph.make(.segue("s3", of: "share", in: "Main"), from: "Share")
    try graph.expect("tab(*nav(Feed), Settings)")
    try graph.make(.tab(1), from: "tab")
    try graph.expect("tab(nav(Feed), *Settings)")
    #expect(throws: Refusal.self) {
      try graph.make(.segue("s2", of: "post", in: "Main"), from: "Post")
    }
  }

  @Test func `a path that a graph makes is rehearsed, also with a tab that was left`() throws {
    let exploration = try graph().explore()
    let path = try #require(try exploration.path(to: "Settings"))
    let moved = try graph()
    try moved.make(.segue("s1", of: "feed", in: "Main"), from: "Feed")
    let back = try moved.explore()
    let steps = try exploration.rehearse(path, on: graph())
    #expect(steps.map { "\($0.state)" } == ["tab(nav(Feed), *Settings)"])
    #expect(steps.map(\.isFirst) == [true])
    let left = try #require(try back.path(to: "Settings"))
    let kept = try back.rehearse(left, on: moved)
    #expect(kept.map { "\($0.state)" } == ["tab(nav(Feed, Post), *Settings)"])
    #expect(left.end.description == "tab(nav(Feed), *Settings)")
  }

  @Test func `a path that a graph does not make is a mismatch`() throws {
    let exploration = try graph().explore()
    var path = try #require(try exploration.path(to: "Share"))
    let end = path.steps[1].state
    path.steps[1].state = path.start
    let wrong = #expect(throws: Exploration.Mismatch.self) {
      try exploration.rehearse(path, on: graph())
    }
    #expect(wrong?.expected == path.start && wrong?.found == end)
    path.steps.remove(at: 0)
    let refused = #expect(throws: Exploration.Mismatch.self) {
      try exploration.rehearse(path, on: graph())
    }
    #expect(refused?.found == nil && refused?.move.segue?.id == "s2")
  }

  @Test func `a refused move is refused again`() throws {
    let exploration = try graph().explore()
    let path = try #require(try exploration.path(to: "Post"))
    let moves = exploration.outcomes.map(\.move)
    let loop = try #require(moves.first { $0.segue?.id == "s4" })
    let share = try #require(moves.first { $0.segue?.id == "s2" })
    #expect(try exploration.rehearse(path, refused: loop, on: graph()).count == 2)
    #expect(throws: Exploration.Mismatch.self) {
      try exploration.rehearse(path, refused: share, on: graph())
    }
  }
}
