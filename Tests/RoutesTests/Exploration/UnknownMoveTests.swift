import Routes
import Testing

@testable import RoutesExploration

/// Moves whose result is not known, and what is then not concluded.
@Suite struct UnknownMoveTests {
  @Test func `a segue whose class is not known may do anything`() throws {
    let exploration = try Exploration.of(
      """
      storyboard name=Main initialScene=feed
      scene id=feed customClass=FeedController
      segue id=s kind=custom identifier=Fancy destination=post customClass=FancySegue
      scene id=post customClass=PostController
      """
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
      storyboard name=Main initialScene=feed
      scene id=feed customClass=FeedController
      segue id=e kind=embed destination=map
      scene id=map customClass=MapController definesPresentationContext=true
      segue id=s kind=presentation identifier=Pin destination=pin presentationStyle=currentContext
      scene id=pin customClass=PinController
      """
    )
    #expect(exploration.results == ["Map: perform 'Pin', unknown"])
    #expect(exploration.cuts == [.sideBySide])
    #expect(exploration.certainDeadEnds().isEmpty)
  }

  /// Screens in a sheet, one of which goes back by an action that the feed may declare.
  private static let unwinding: Storyboard = """
    storyboard name=Main initialScene=feed
    scene id=feed customClass=FeedController
    segue id=s1 kind=presentation identifier=Share destination=share
    scene id=share customClass=ShareController
    segue id=u1 kind=unwind identifier=Home destination=x unwindAction=home:
    segue id=s2 kind=presentation identifier=End destination=end presentationStyle=fullScreen
    scene id=end customClass=EndController
    segue id=u2 kind=unwind identifier=Leave destination=x unwindAction=home:
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
    var storyboard = Self.unwinding
    storyboard.scenes[0].segues = []
    let exploration = try Exploration.of(storyboard, facts)
    // The unwinds may find their target below, and the sheet may be left by what is there.
    #expect(exploration.results.contains("Share: perform 'Home', unknown, possible"))
    #expect(exploration.results.contains("End: perform 'Leave', unknown, possible"))
    #expect(exploration.screens.map(\.name) == ["Feed", "Share", "End"])
    storyboard.scenes[2].segues = []
    #expect(try Exploration.of(storyboard, facts).certainDeadEnds().isEmpty)
  }

  @Test func `code opens a scene at a place that is not known`() throws {
    var storyboard = Self.unwinding
    storyboard.scenes[0].segues = []
    let facts = Exploration.Facts(
      scenes: [.main("feed"): .init(unwindActions: ["home:"], codeMoves: [.open(.main("share"))])]
    )
    let exploration = try Exploration.of(storyboard, facts)
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
    let storyboard: Storyboard = """
      storyboard name=Main initialScene=feed
      scene id=feed customClass=FeedController
      segue id=s1 kind=presentation identifier=Share destination=share
      scene id=share customClass=ShareController
      segue id=u1 kind=unwind identifier=Home destination=x unwindAction=home: trigger=control element=button
      segue id=u2 kind=unwind identifier=Stay destination=x unwindAction=home: trigger=control element=button
      segue id=u3 kind=unwind identifier=home: destination=x
      segue id=u4 kind=unwind identifier=lost: destination=x
      """
    var classes = SceneClasses()
    try classes.register { FeedController() }
    try classes.register { ShareController() }
    let exploration = try Exploration.of(storyboard, classes: classes)
    #expect(
      exploration.results.filter { $0.hasPrefix("Share: perform") } == [
        "Share: perform 'Home', performed", "Share: perform 'Stay', refused",
        "Share: perform 'home:', performed", "Share: perform 'lost:', unknown, possible",
      ]
    )
  }
}
