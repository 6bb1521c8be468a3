import Routes
import Testing

@testable import RoutesExploration

/// What moves start from: controls, code, containers, and one of several controllers of a name.
@Suite struct MoveSourceTests {
  @Test func `a control without an identifier asks the source, too`() throws {
    final class FeedController: SegueSource {
      func shouldPerform(_ identifier: String, sender: Any?) -> Bool { false }
    }
    let main: AppSketch = "s1: feed presentation post"
    var classes = SceneClasses()
    try classes.register { FeedController() }
    let graph = try ControllerGraph(of: SegueRegistry(main.storyboard, classes: classes))
    #expect(graph.moves.map(\.refusal) == [.segue(.declined(identifier: "", source: "Feed"))])
  }

  /// UIKit gives the identifier to `shouldPerformSegue` and `prepare`, whichever control it is.
  @Test func `controls that share an identifier name it to the source`() throws {
    final class FeedController: SegueSource {
      var asked: [String] = []
      func shouldPerform(_ identifier: String, sender: Any?) -> Bool {
        asked.append("should \(identifier)")
        return true
      }
      func prepare(for segue: PerformedSegue) { asked.append("prepare \(segue.identifier)") }
    }
    let main: AppSketch = """
      s1: feed presentation post identifier=Open trigger=control element=button
      s2: feed presentation post identifier=Open trigger=control element=button
      """
    var classes = SceneClasses()
    try classes.register { FeedController() }
    for number in [0, 1] {
      let graph = try ControllerGraph(of: SegueRegistry(main.storyboard, classes: classes))
      try graph.make(graph.moves[number])
      let feed = try #require(graph.root as? FeedController)
      #expect(feed.asked == ["should Open", "prepare Open"])
    }
  }

  @Test func `segues that were registered in code start once from where they can`() throws {
    final class PostController: Controller {}
    var classes = SceneClasses()
    try classes.register { PostController() }
    var registry = try SegueRegistry(MoveCertaintyTests.main.storyboard, classes: classes)
    try registry.register(Segue<PlaceholderController>("Help"), kind: .presentation) {
      PlaceholderController("Help")
    }
    try registry.register(
      Segue<PlaceholderController>.From<PostController>("Rate"),
      kind: .presentation
    ) {
      PlaceholderController("Rate")
    }
    let graph = try ControllerGraph(of: registry)
    func codeMoves() -> [String] {
      graph.moves.filter { $0.segue == nil && "\($0)".hasPrefix("perform") }.map {
        "\($0.source): \($0)"
      }
    }
    #expect(codeMoves() == ["Feed: perform 'Help'"])
    try graph.trigger("Open")
    #expect(codeMoves() == ["Post: perform 'Help'", "Post: perform 'Rate'"])
    let exploration = try graph.explore()
    #expect(try exploration.answer(to: "reach Rate within 1 tap") == "holds")
    #expect(Set(exploration.screens.map(\.name)).isSuperset(of: ["Help", "Rate"]))
    // A screen that code makes counts as one of a scene does.
    #expect(exploration.cuts == [.copies])
    #expect(try exploration.properties(in: "refused \"Help\"").count == 1)
  }

  /// A container without a class that a swipe does not dismiss, and the state in which it is presented.
  @Test(arguments: [
    ("navigationController", "box = nav(post)", "nav(Post)"),
    ("tabBarController", "box = tab(post)", "tab(*Post)"),
    ("splitViewController", "box = split(post)", "split(Post)"),
    ("viewController", "", "box"),
  ])
  func `a container answers as its scene says`(
    kind: String,
    container: String,
    state: String
  ) throws {
    let exploration = try Exploration.of(
      """
      s1: feed presentation box identifier=Open
      scene id=box kind=\(kind) isModalInPresentation=true
      \(container)
      """
    )
    #expect(exploration.stateNames == ["Feed", "Feed > sheet \(state)"])
    #expect(exploration.results.last?.hasSuffix(": swipe down, refused") == true)
  }

  @Test func `a container takes unwinds that its class declares`() throws {
    let exploration = try Exploration.of(
      """
      scene id=nav kind=navigationController customClass=StackController
      nav = nav(feed)
      s1: feed presentation post identifier=Open
      u: post unwind x identifier=Home unwindAction=home:
      """,
      .init(scenes: [.main("nav"): .init(unwindActions: ["home:"])])
    )
    #expect(exploration.results.contains("Post: perform 'Home', performed"))
  }

  @Test func `a move is described by what is done`() {
    let feed = Storyboard.SceneObject.main("feed")
    let actions: [Move.Action] = [
      .segue(.main("feed", "s1"), identifier: nil), .segue(.main("feed", "s1"), identifier: "Open"),
      .registered(identifier: "Help"), .back, .swipeDown, .tab(1), .dismiss, .pop, .popToRoot,
      .root(feed, isInStack: false), .open(feed),
    ]
    #expect(
      actions.map { "\(Move($0, source: "Feed", position: 0))" } == [
        "tap the control of segue s1 in Feed", "perform 'Open'", "perform 'Help'", "go back",
        "swipe down", "tap tab 1", "dismiss, in the code of Feed", "pop, in the code of Feed",
        "pop to the root, in the code of Feed", "set the root to scene feed, in the code of Feed",
        "open scene feed, in the code of Feed",
      ]
    )
  }

  /// Tabs in both columns of a split controller.
  private static let columns: AppSketch = """
    split = split(left, right)
    left = tab(a, b)
    right = tab(c, d)
    """

  @Test(arguments: [("B", true), ("D", false)])
  func `a path tells whether a move is that of the first controller with its name`(
    screen: String,
    isFirst: Bool
  ) throws {
    func graph() throws -> ControllerGraph {
      try ControllerGraph(of: SegueRegistry(Self.columns.storyboard), width: .regular)
    }
    let exploration = try graph().explore()
    let path = try #require(try exploration.path(to: screen))
    #expect(path.steps.count == 1)
    #expect(try graph().isFirst(path.steps[0].move) == isFirst)
  }

  @Test func `a segue starts from its own scene, also with another one of its class on screen`()
    throws
  {
    let app: AppSketch = """
      split = split(one, two)
      scene id=one customClass=PageController
      scene id=two customClass=PageController
      s: two presentation sheet
      """
    func graph() throws -> ControllerGraph {
      try ControllerGraph(of: SegueRegistry(app.storyboard), width: .regular)
    }
    let moved = try graph()
    try moved.make(.segue("s", of: "two", in: "Main"), from: "Page")
    #expect(moved.snapshot.description == "regular: split(Page, Page) > sheet Sheet")
    let exploration = try graph().explore()
    let path = try #require(try exploration.path(to: "Sheet"))
    #expect(try path.steps.map { try graph().isFirst($0.move) } == [true])
  }
}
