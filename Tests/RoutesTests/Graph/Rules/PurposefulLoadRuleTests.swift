import RoutesTesting
import Testing

@testable import Routes

/// Controllers that code loads before they appear.
@Suite struct PurposefulLoadRuleTests {
  private let log = CallLog()

  @Test func aLoadedControllerIsNotLoadedAgain() throws {
    let graph = try ControllerGraph("nav(Feed)")
    let detail = LoggedController("detail", log)
    try graph.load(detail)
    try graph.load(detail)
    #expect(log.take() == ["detail didLoad"])
    try graph.push(detail)
    #expect(!log.take().contains("detail didLoad"))
    try graph.pop()
    try graph.load(detail)
    try graph.push(detail)
    #expect(!log.take().contains("detail didLoad"))
    #expect(graph.retainedControllers().isEmpty)
  }

  @Test func aTabIsLoadedBeforeItIsSelected() throws {
    let second = LoggedController("second", log)
    let graph = try ControllerGraph(recordingFrom: TabBarController([screen("First"), second]))
    try graph.load(second)
    #expect(log.take() == ["second didLoad"])
    try graph.select(tab: 1)
    #expect(!log.take().contains("second didLoad"))
    let journal = try #require(graph.journal)
    #expect(try ControllerGraph(replaying: journal).journal == journal)
  }

  @Test func aPrepareClosureLoadsItsDestination() throws {
    var registry = SegueRegistry()
    let segue = Segue<LoggedController>("ShowDetail")
    try registry.register(segue, kind: .show) { [log] in LoggedController("detail", log) }
    let graph = try ControllerGraph(
      root: NavigationController(root: screen("Feed")),
      registry: registry
    )
    try graph.perform(segue) { [log] detail in
      try graph.load(detail)
      log.add("prepared")
    }
    #expect(Array(log.take().prefix(3)) == ["detail didLoad", "prepared", "detail willMove"])
  }

  /// The controller changes its children while it loads, as when it appears.
  @Test func aLoadedControllerBuildsItself() throws {
    final class Building: LoggedController {
      weak var graph: ControllerGraph?
      override func didLoad() {
        super.didLoad()
        try? graph?.embed(LoggedController("child", log), in: self)
      }
    }
    let building = Building("parent", log)
    let graph = try ControllerGraph(root: TabBarController([screen("First"), building]))
    building.graph = graph
    graph.startRecording()
    try graph.load(building)
    log.expect(["parent didLoad", "child willMove", "child didMove", "child didLoad"])
    #expect(graph.contradictions.isEmpty)
    try expectReplay(of: graph)
  }

  @Test func aControllerOfTheGraphIsNotLoadedDuringATransition() throws {
    let second = LoggedController("second", log)
    let graph = try ControllerGraph(
      root: TabBarController([NavigationController(root: screen("First")), second])
    )
    graph.timing = .untilFinished
    try graph.push(screen("Next"))
    expectRefusal(.transition(.active("push")), in: graph) { try graph.load(second) }
    #expect(log.take().isEmpty)
  }
}
