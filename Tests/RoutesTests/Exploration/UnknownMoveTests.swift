import Routes
import Testing

@testable import RoutesExploration

/// Moves whose result is not known, and what is then not concluded.
@Suite struct UnknownMoveTests {
  @Test func `a segue whose class is not known may do anything`() throws {
    let exploration = try Exploration.of(
      "s: feed custom post identifier=Fancy customClass=FancySegue"
    )
    #expect(exploration.results == ["Feed: perform 'Fancy', unknown"])
    #expect(exploration.certainDeadEnds().isEmpty)
    #expect(exploration.cuts == [.unknown])
    #expect(try exploration.answer(to: "reach Post") == "undecided, unknown s: ")
    #expect(try exploration.answer(to: "refused \"Fancy\"") == "undecided, unknown s: ")
  }

  @Test func `what an embedded controller presents is not followed`() throws {
    let exploration = try Exploration.of(
      """
      e: feed embed map
      scene id=map customClass=MapController definesPresentationContext=true
      s: map presentation pin identifier=Pin presentationStyle=currentContext
      """
    )
    #expect(exploration.results == ["Map: perform 'Pin', unknown"])
    #expect(exploration.cuts == [.sideBySide])
    #expect(exploration.certainDeadEnds().isEmpty)
  }

  @Test(arguments: [
    (ControllerGraph.SizeClass.compact, "performed"), (.regular, "unknown"),
  ])
  func `a column beside a presentation stays in reach`(
    width: ControllerGraph.SizeClass,
    result: String
  ) throws {
    let exploration = try Exploration.of(
      """
      split = split(list, detail)
      list = nav(feed)
      scene id=detail customClass=DetailController definesPresentationContext=true
      s: detail presentation share identifier=Share presentationStyle=currentContext
      """,
      within: .init(width: width)
    )
    #expect(exploration.results.contains("Detail: perform 'Share', \(result)"))
  }

  /// Screens in a sheet, one of which goes back by an action that the feed may declare.
  private static let unwinding: AppSketch = """
    s1: feed presentation share identifier=Share
    u1: share unwind x identifier=Home unwindAction=home:
    s2: share presentation end identifier=End presentationStyle=fullScreen
    u2: end unwind x identifier=Leave unwindAction=home:
    scene id=lost customClass=LostController
    """

  /// What is known of the class that declares the action, and what the unwind of the sheet does.
  @Test(arguments: [
    (nil, "Share: perform 'Home', unknown, possible"),
    ("feed", "Share: perform 'Home', performed"), ("lost", "Share: perform 'Home', refused"),
  ])
  func `an unwind is certain if a known class declares its action`(
    scene: String?,
    result: String
  ) throws {
    var facts = Exploration.Facts()
    if let scene { facts.scenes[.main(ExactString(scene))] = .init(unwindActions: ["home:"]) }
    let exploration = try Exploration.of(Self.unwinding, facts)
    #expect(exploration.results.contains(result), "\(exploration.results)")
    #expect(exploration.cuts.contains(.unknown) == (scene == nil))
  }

  @Test func `nothing is concluded about what code opens somewhere`() throws {
    let facts = Exploration.Facts(
      scenes: [.main("feed"): .init(unwindActions: ["home:"])],
      openScenes: [.main("share")]
    )
    var app = Self.unwinding
    app.storyboard.scenes[0].segues = []
    let exploration = try Exploration.of(app, facts)
    // The unwinds may find their target below, and the sheet may be left by what is there.
    #expect(exploration.results.contains("Share: perform 'Home', unknown, possible"))
    #expect(exploration.results.contains("End: perform 'Leave', unknown, possible"))
    #expect(exploration.screens.map(\.name) == ["Feed", "Share", "End"])
    app.storyboard.scenes[2].segues = []
    #expect(try Exploration.of(app, facts).certainDeadEnds().isEmpty)
  }

  @Test func `code opens a scene at a place that is not known`() throws {
    var app = Self.unwinding
    app.storyboard.scenes[0].segues = []
    let facts = Exploration.Facts(
      scenes: [.main("feed"): .init(unwindActions: ["home:"], codeMoves: [.open(.main("share"))])]
    )
    let exploration = try Exploration.of(app, facts)
    #expect(
      exploration.results.first
        == "Feed: open scene share, in the code of Feed, performed, possible"
    )
    #expect(exploration.results.contains("Share: perform 'Home', unknown, possible"))
    #expect(exploration.certainDeadEnds().isEmpty)
  }

  @Test func `classes of the app take unwinds, and decline them`() throws {
    final class FeedController: UnwindReceiver {
      func canUnwind(_ action: String, from source: any Controller) -> Bool { action == "home:" }
    }
    final class ShareController: SegueSource {
      func shouldPerform(_ identifier: String, sender: Any?) -> Bool { identifier != "Stay" }
    }
    let app: AppSketch = """
      s1: feed presentation share identifier=Share
      u1: share unwind x identifier=Home unwindAction=home: trigger=control element=button
      u2: share unwind x identifier=Stay unwindAction=home: trigger=control element=button
      u3: share unwind x identifier=home:
      u4: share unwind x identifier=lost:
      """
    var classes = SceneClasses()
    try classes.register { FeedController() }
    try classes.register { ShareController() }
    let exploration = try Exploration.of(app, classes: classes)
    #expect(
      exploration.results.filter { $0.hasPrefix("Share: perform") } == [
        "Share: perform 'Home', performed", "Share: perform 'Stay', refused",
        "Share: perform 'home:', performed", "Share: perform 'lost:', unknown, possible",
      ]
    )
  }
}
