import Routes
import RoutesExploration
import RoutesTesting
import Testing

/// What a search finds in small apps.
@Suite struct ExploreTests {
  private let feed: AppSketch = """
    tabs = tab(nav, settings)
    nav = nav(feed)
    s1: feed show post identifier=ShowPost
    s2: post presentation share identifier=Share
    s3: share presentation nav2
    nav2 = nav(friends)
    scene id=lost customClass=LostController
    """

  @Test func `every screen that moves lead to is found, by the shortest path`() throws {
    let exploration = try Exploration.of(feed)
    #expect(
      exploration.screens.map(\.description) == [
        "Feed (0 taps)", "Settings (1 tap)", "Post (1 tap)", "Share (2 taps)", "Friends (3 taps)",
      ]
    )
    #expect(exploration.stateCount == 5)
    #expect(exploration.isComplete)
    let path = try #require(try exploration.path(to: "Friends"))
    #expect(
      path.description == """
        1. perform 'ShowPost'                    tab(*nav(Feed, Post), Settings)
        2. perform 'Share'                       tab(*nav(Feed, Post), Settings) > sheet Share
        3. tap the control of segue s3 in Share  tab(*nav(Feed, Post), Settings) > sheet Share > \
        sheet nav(Friends)
        """
    )
    #expect(try exploration.path(to: "Lost") == nil)
  }

  @Test func `a path can be followed`() throws {
    let graph = try ControllerGraph(of: SegueRegistry(feed.storyboard))
    let path = try #require(try graph.plan(to: "ShareController"))
    try graph.follow(path)
    #expect(graph.snapshot == path.end)
  }

  @Test func `a move of a control asks the source, and one of code does not`() throws {
    final class FeedController: SegueSource {
      var asked: [String] = []
      func shouldPerform(_ identifier: String, sender: Any?) -> Bool {
        asked.append(identifier)
        return false
      }
    }
    func segue(_ id: ExactString, _ trigger: Storyboard.Segue.Trigger?) -> Storyboard.Segue {
      .init(id: id, kind: .presentation, identifier: id, destination: "post", trigger: trigger)
    }
    let main = Storyboard(
      name: "Main",
      initialScene: "feed",
      scenes: [
        .init(
          id: "feed",
          customClass: "FeedController",
          segues: [segue("Control", .init(element: "button")), segue("Code", nil)]
        ),
        .init(id: "post", customClass: "PostController"),
      ]
    )
    var classes = SceneClasses()
    try classes.register { FeedController() }
    let graph = try ControllerGraph(of: SegueRegistry(main, classes: classes))
    let moves = graph.moves
    #expect(
      moves.map(\.refusal) == [.segue(.declined(identifier: "Control", source: "Feed")), nil]
    )
    let feed = try #require(graph.root as? FeedController)
    #expect(throws: Refusal.self) { try graph.make(moves[0]) }
    #expect(feed.asked == ["Control"])
    try graph.make(moves[1])
    #expect(feed.asked == ["Control"])
    #expect(graph.snapshot.description == "Feed > sheet Post")
  }

  @Test func `a tap on the selected tab of a sheet does nothing`() throws {
    let main: AppSketch = """
      s1: feed presentation tabs identifier=Present
      tabs = tab(post)
      """
    let exploration = try Exploration.of(main)
    let tap = exploration.outcomes.filter { $0.move.action == .tab(0) }
    #expect(tap.map(\.kind) == [.nothing])
  }

  @Test func `a misspelled screen is explained`() throws {
    let exploration = try Exploration.of(feed)
    expectError(
      """
      column 1: expected the name of a screen, found 'PotsController'; did you mean 'Post'?
        PotsController
        ^
      """
    ) {
      try exploration.path(to: "PotsController")
    }
  }

  @Test func `moves say what refuses them`() throws {
    let main: AppSketch = """
      s1: feed push post identifier=Push
      s2: feed presentation post identifier=Present presentationStyle=fullScreen
      """
    let graph = try ControllerGraph(of: SegueRegistry(main.storyboard))
    #expect(
      graph.moves.map { "\($0): \($0.refusal.map { "\($0)" } ?? "-")" } == [
        "perform 'Push': \(Refusal.Reason.stack(.noNavigationController(source: "Feed")))",
        "perform 'Present': -",
      ]
    )
    let present = try #require(graph.moves.last)
    try graph.make(present)
    #expect(graph.snapshot.description == "Feed > fullScreen Post")
    #expect(throws: Refusal.self) { try graph.make(present) }
    #expect(
      graph.moves.map { "\($0): \($0.refusal.map { "\($0)" } ?? "-")" } == [
        "swipe down: \(Refusal.Reason.presentation(.notSwipedAway("Post", style: .fullScreen)))"
      ]
    )
  }

  @Test func `the screens at the end of the bounds are found`() throws {
    let graph = try ControllerGraph(of: SegueRegistry(feed.storyboard))
    #expect(
      try graph.explore(within: .init(taps: 1)).screens.map(\.name) == ["Feed", "Settings", "Post"]
    )
    #expect(
      try graph.explore(within: .init(states: 3)).screens.map(\.name) == [
        "Feed", "Settings", "Post",
      ]
    )
  }

  @Test func `a tab that is left is in the state in which it began`() throws {
    let graph = try ControllerGraph(of: SegueRegistry(feed.storyboard))
    try graph.trigger("ShowPost")
    let path = try #require(try graph.plan(to: "Settings"))
    #expect(path.end.description == "tab(nav(Feed), *Settings)")
  }

  @Test func `a tab that is left forgets what it embeds, and embeds it again`() throws {
    let main: AppSketch = """
      tabs = tab(feed, settings)
      e1: feed embed map
      e2: settings embed about
      """
    let exploration = try Exploration.of(main)
    #expect(exploration.stateCount == 2)
    #expect(try exploration.path(to: "About")?.end.description == "tab(Feed, *Settings[About])")
  }

  @Test func `an unwind goes back through presentations`() throws {
    let main: AppSketch = """
      s1: feed presentation post
      s2: post presentation share
      u1: share unwind exit identifier=Home unwindAction=home:
      """
    let exploration = try Exploration.of(
      main,
      .init(scenes: [.main("feed"): .init(unwindActions: ["home:"])])
    )
    #expect(try exploration.answer(to: "back from Share within 1 tap") == "holds")
    #expect(exploration.isComplete)
  }

  @Test func `a graph of storyboards without classes has the unwind actions that it is given`()
    throws
  {
    let app: AppSketch = """
      s: feed presentation share identifier=Share
      u: share unwind exit identifier=Home unwindAction=home:
      """
    for (actions, width) in [
      (["FeedController": ["home:"]], ControllerGraph.SizeClass.compact), ([:], .regular),
    ] {
      let graph = try ControllerGraph(
        exploring: [app.storyboard],
        from: "feed",
        of: "Main",
        isInStack: true,
        unwindActions: actions,
        width: width
      )
      #expect(graph.width == width)
      try graph.trigger("Share")
      try graph.expect(
        width == .compact ? "nav(Feed) > sheet Share" : "regular: nav(Feed) > sheet Share"
      )
      if actions.isEmpty {
        #expect(throws: Refusal.self) { try graph.trigger("Home") }
      } else {
        try graph.trigger("Home")
        try graph.expect("nav(Feed)")
      }
    }
    let plain = try ControllerGraph(exploring: [app.storyboard], from: "feed", of: "Main")
    try plain.expect("Feed")
  }
}
