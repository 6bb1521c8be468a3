import RoutesTesting
import Testing

private final class FeedController: Controller {}
private final class PostController: Controller {}

/// A screen that logs how its segues are prepared, and whether it is asked about them.
private final class AskedController: SegueSource {
  let log: CallLog
  init(_ log: CallLog) { self.log = log }

  func shouldPerform(_ identifier: String, sender: Any?) -> Bool {
    log.add("shouldPerform \(identifier)")
    return true
  }
  func prepare(for segue: PerformedSegue) { log.add("prepare \(segue.identifier)") }
}

extension Segue<LoggedController> {
  fileprivate static var showPost: Self { .init("ShowPost") }
}

@Suite struct PerformingRuleTests {
  private let log = CallLog()

  /// A list that leads to a logged screen, inside a stack or alone.
  private func makeRegistry() throws -> SegueRegistry {
    var registry = SegueRegistry()
    try registry.register(.showPost, kind: .show) { [log] in LoggedController("post", log) }
    return registry
  }

  private var storyboard: Storyboard {
    """
    storyboard name=Main initialScene=nav
    scene id=nav kind=navigationController
    segue id=1 kind=relationship identifier=Root destination=list relationship=rootViewController
    scene id=list customClass=ListController
    segue id=2 kind=show identifier=ShowItem destination=item
    segue id=3 kind=embed identifier=EmbedHeader destination=header
    scene id=item customClass=ItemController
    segue id=4 kind=embed identifier=EmbedMap destination=map
    scene id=header customClass=HeaderController
    scene id=map customClass=MapController
    """
  }

  @Test func anIdentifierThatNoSegueHasIsAnError() throws {
    let graph = try ControllerGraph("nav(Feed)", registry: makeRegistry())
    expectRefusal(
      .segue(.unknown(identifier: "ShowPots", source: "Feed", available: ["ShowPost"])),
      in: graph
    ) {
      try graph.perform(Segue<LoggedController>("ShowPots"))
    }
  }

  @Test func anIdentifierThatOnlyAnotherSceneHasIsAnError() throws {
    let graph = try ControllerGraph(of: SegueRegistry(storyboard))
    try graph.perform(Segue<PlaceholderController>("ShowItem"))
    expectRefusal(
      .segue(.wrongSource(identifier: "ShowItem", expected: ["ListController"], found: "Item")),
      in: graph
    ) {
      try graph.perform(Segue<PlaceholderController>("ShowItem"))
    }
  }

  @Test func shouldPerformIsAskedForAUsersAction() throws {
    let source = AskedController(log)
    let graph = try ControllerGraph(root: source, registry: makeRegistry())
    try graph.trigger("ShowPost")
    #expect(log.take().prefix(2) == ["shouldPerform ShowPost", "prepare ShowPost"])
  }

  @Test func shouldPerformIsNotAskedForCode() throws {
    let source = AskedController(log)
    let graph = try ControllerGraph(root: source, registry: makeRegistry())
    try graph.perform(.showPost)
    #expect(log.take().first == "prepare ShowPost")
  }

  @Test func theSourceReceivesTheSenderOfASegueThatCodePerforms() throws {
    final class List: SegueSource {
      var senders: [Int?] = []
      func shouldPerform(_ identifier: String, sender: Any?) -> Bool { false }
      func prepare(for segue: PerformedSegue) { senders.append(segue.sender as? Int) }
    }
    let list = List()
    let root = NavigationController(root: list)
    let graph = try ControllerGraph(root: root, registry: makeRegistry())
    try graph.perform(.showPost, sender: 7)
    try graph.pop()
    try graph.perform(.showPost)
    #expect(list.senders == [7, nil])
  }

  @Test func theSourceReadsTheSenderWithItsType() throws {
    final class List: SegueSource {
      var sender: Int?
      func prepare(for segue: PerformedSegue) throws { sender = try segue.sender(as: Int.self) }
    }
    let list = List()
    let root = NavigationController(root: list)
    let graph = try ControllerGraph(root: root, registry: makeRegistry())
    for (sender, type) in [("7", "String"), (nil, nil)] as [(String?, String?)] {
      let error = UnwrappingError.otherSender(expected: "Int", sender: type, segue: "ShowPost")
      #expect(throws: error) { try graph.perform(.showPost, sender: sender as Any?) }
      #expect(root.stack.count == 1)
    }
    try graph.perform(.showPost, sender: 7)
    #expect(list.sender == 7)
  }

  @Test func prepareRunsBeforeTheDestinationLoads() throws {
    var registry = try makeRegistry()
    try registry.prepare(.showPost) { [log] _ in log.add("prepare in the registry") }
    let graph = try ControllerGraph(root: AskedController(log), registry: registry)
    try graph.perform(.showPost) { _ in log.add("prepare at the call site") }
    let prepared = [
      "prepare ShowPost", "prepare in the registry", "prepare at the call site", "post didLoad",
    ]
    #expect(log.take().prefix(4) == prepared[...])
  }

  @Test func prepareGetsTheControllerInsideAContainer() throws {
    var registry = SegueRegistry()
    try registry.register(.showPost, kind: .presentation, in: .navigation) {
      [log] in LoggedController("post", log)
    }
    let graph = try ControllerGraph("Feed", registry: registry)
    var prepared: LoggedController?
    let returned = try graph.perform(.showPost) { prepared = $0 }
    #expect(prepared === returned)
    #expect(returned.name == "post")
    try graph.expect("Feed > sheet nav(Logged)")
  }

  @Test func relationshipSeguesRunWhenTheirSourceIsMade() throws {
    let graph = try ControllerGraph(of: SegueRegistry(storyboard))
    try graph.expect("nav(List[Header])")
  }

  @Test func anEmbedSegueRunsWhenItsSourceLoads() throws {
    var registry = try SegueRegistry(storyboard)
    var embedded: [String] = []
    try registry.prepare(Segue<PlaceholderController>("EmbedMap")) { embedded.append($0.name) }
    let graph = try ControllerGraph(of: registry)
    #expect(embedded.isEmpty)
    try graph.perform(Segue<PlaceholderController>("ShowItem")) { _ in #expect(embedded.isEmpty) }
    #expect(embedded == ["Map"])
    try graph.expect("nav(List[Header], Item[Map])")
  }

  @Test(arguments: [("EmbedHeader", SegueKind.embed), ("Root", .relationship)])
  func embedAndRelationshipSeguesAreNotPerformedFromCode(
    _ identifier: String,
    _ kind: SegueKind
  ) throws {
    let graph = try ControllerGraph(of: SegueRegistry(storyboard))
    expectRefusal(
      .segue(.notPerformable(identifier: ExactString(identifier), kind: kind)),
      in: graph
    ) {
      try graph.perform(Segue<PlaceholderController>(identifier))
    }
  }

  @Test func aNewRootFromTheGraphKeepsItsEmbeddedChildren() throws {
    let graph = try ControllerGraph("nav(List, Feed[Header])")
    try graph.setRoot(graph["Feed"])
    try graph.expect("Feed[Header]")
    #expect(try graph.isOnScreen(graph["Header"]))
  }
}
