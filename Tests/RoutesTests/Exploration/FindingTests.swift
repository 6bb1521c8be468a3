import Routes
import Testing

@testable import RoutesExploration

/// What a search lists: dead ends, repeated screens, and the results of moves.
@Suite struct FindingTests {
  /// A share with an unwind, which a login and a feed present in the same way.
  private static let shared: AppSketch = """
    s1: login presentation share identifier=Share
    s2: login presentation feed identifier=Enter presentationStyle=fullScreen
    s3: login presentation nav identifier=Stack
    s4: feed presentation share identifier=Send
    nav = nav(share)
    u: share unwind x identifier=Home unwindAction=home:
    """

  @Test func `an unwind has a result for each that it has in states that show the same`() throws {
    let facts = Exploration.Facts(scenes: [.main("feed"): .init(unwindActions: ["home:"])])
    let exploration = try Exploration.of(Self.shared, facts)
    let unwinds = exploration.results.filter { $0.contains("Home") }
    #expect(
      unwinds == [
        "Share: perform 'Home', refused", "Share: perform 'Home', refused",
        "Share: perform 'Home', performed",
      ]
    )
    let performed = try #require(
      exploration.outcomes.first { $0.move.segue?.id == "u" && $0.kind == .performed }
    )
    #expect("\(exploration.path(making: performed).end)" == "Login > fullScreen Feed")
  }

  @Test func `repeated screens are in the order in which the search finds them`() throws {
    let exploration = try Exploration.of(
      """
      s1: feed presentation post identifier=Post
      s2: feed presentation share identifier=Share
      s3: post presentation post identifier=Next
      s4: post presentation feed identifier=Back
      s5: share presentation share identifier=More
      s6: share presentation feed identifier=Again
      """
    )
    let repeats = exploration.certainRepeats
    #expect(repeats.map(\.move.segue?.id) == ["s3", "s4", "s5", "s6"])
    #expect(
      repeats.map { "\(exploration.path(making: $0).end)" } == [
        "Feed > sheet Post > sheet Post", "Feed > sheet Post > sheet Feed",
        "Feed > sheet Share > sheet Share", "Feed > sheet Share > sheet Feed",
      ]
    )
  }

  @Test func `a screen that only code repeats is no certain repeat`() throws {
    let app: AppSketch = """
      s1: feed presentation post identifier=Post
      s2: post presentation post identifier=Next
      """
    for segue in [Storyboard.SegueObject.main("feed", "s1"), .main("post", "s2")] {
      let exploration = try Exploration.of(app, .init(segues: [segue: .possible]))
      #expect(exploration.certainRepeats.isEmpty)
    }
  }

  /// Two ways to an end in full screen.
  private static let ending: AppSketch = """
    s1: feed presentation end identifier=Stop presentationStyle=fullScreen
    s2: feed presentation post identifier=Post
    s3: post presentation end identifier=Finish presentationStyle=fullScreen
    """

  @Test func `the path to where a segue can be performed is shortest`() throws {
    let exploration = try Exploration.of(
      """
      s1: feed presentation post identifier=Post
      s2: feed push end identifier=Stop
      s3: post presentation share identifier=Share
      s4: share presentation end identifier=End
      scene id=end identifier=TheEnd
      scene id=lost identifier=Hidden
      """
    )
    func path(to segue: ExactString, of scene: ExactString) -> Exploration.Path? {
      exploration.path(performing: .main(scene, segue))
    }
    #expect(path(to: "s3", of: "post")?.steps.count == 2)
    #expect(path(to: "s1", of: "feed")?.steps.count == 1)
    #expect(path(to: "s2", of: "feed") == nil)
    // Each screen has the state that shows it first.
    for screen in exploration.screens {
      #expect(exploration.path(toState: screen.state).steps.count == screen.taps)
    }
    #expect(exploration.screens.map(\.state) == [0, 1, 2, 3])
    // A scene without a class is named by its identifier.
    #expect(try exploration.answer(to: "never TheEnd").hasPrefix("broken"))
    #expect(try exploration.answer(to: "never Hidden") == "holds")
  }

  @Test func `a dead end is listed once`() throws {
    let exploration = try Exploration.of(Self.ending)
    #expect(exploration.stateCount == 4)
    let ends = exploration.certainDeadEnds()
    #expect(ends.map(\.scenes) == [[.main("end")]])
    #expect(ends.map { "\(exploration.path(toState: $0.state).end)" } == ["Feed > fullScreen End"])
  }

  @Test func `an end that only code leads to is no certain dead end`() throws {
    let facts = Exploration.Facts(
      segues: [.main("feed", "s1"): .possible, .main("post", "s3"): .possible]
    )
    let exploration = try Exploration.of(Self.ending, facts)
    #expect(exploration.certainDeadEnds().isEmpty)
    #expect(
      exploration.screens.map(\.description) == [
        "Feed (0 taps)", "Post (1 tap)", "End (1 tap, possible)",
      ]
    )
    // A swipe from a screen that only code opens is not certain, though a user can make it.
    let results = exploration.results.filter { $0.hasPrefix("End") }
    #expect(results == ["End: swipe down, refused, possible"])
  }

  @Test func `an app of one screen is no dead end`() throws {
    let exploration = try Exploration.of("scene id=feed customClass=FeedController")
    #expect(exploration.certainDeadEnds().isEmpty)
    #expect(exploration.coverage(of: []).ratio == 1)
  }

  @Test func `a move to the same state leads nowhere`() throws {
    let exploration = try Exploration.of(
      """
      s1: feed presentation split identifier=Open presentationStyle=fullScreen
      split = split(list, post)
      s2: list showDetail post identifier=Post
      """,
      within: .init(width: .regular)
    )
    #expect(exploration.stateCount == 2)
    let end = try #require(exploration.certainDeadEnds().first)
    let state = exploration.path(toState: end.state).end
    #expect("\(state)" == "regular: Feed > fullScreen split(List, Post)")
  }

  @Test func `a container with a class is a screen, and each scene is one of its own`() throws {
    let exploration = try Exploration.of(
      """
      scene id=tabs kind=tabBarController customClass=TabsController
      tabs = tab(nav, two)
      nav = nav(one)
      scene id=one customClass=PageController
      scene id=two customClass=PageController
      """
    )
    #expect(
      exploration.screens.map(\.description) == ["Tabs (0 taps)", "Page (0 taps)", "Page (1 tap)"]
    )
    #expect(exploration.screens.map(\.scene?.id) == ["tabs", "one", "two"])
  }
}
