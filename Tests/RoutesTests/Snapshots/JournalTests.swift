import Foundation
import RoutesTesting
import Testing

extension Segue<PlaceholderController> {
  fileprivate static var showItem: Self { .init("ShowItem") }
}

@Suite struct JournalTests {
  /// A storyboard with a stack, a screen that embeds another one, and a segue to it.
  static func makeGraph() throws -> ControllerGraph {
    let app: AppSketch = """
      nav = nav(list)
      2: list show item identifier=ShowItem
      3: item embed map
      """
    return try ControllerGraph(of: SegueRegistry(app.storyboard))
  }

  /// Performs every kind of transition.
  static func wander(_ graph: ControllerGraph) throws {
    try graph.perform(.showItem)
    try graph.push(screen("Map"))
    try graph.beginSwipeBack()
    try graph.cancelTransition()
    try graph.setStack([graph["List"], screen("Search")])
    try graph.present(
      TabBarController([screen("A"), NavigationController(root: screen("B"))]),
      style: .fullScreen
    )
    try graph.tap(tab: 1)
    try graph.push(screen("C"))
    try graph.tap(tab: 1)
    try graph.dismiss()
    try graph.embed(screen("Header"), in: graph["Search"])
    try graph.removeFromParent(graph["Header"])
    try graph.unwind(Unwind<NavigationController>("none:"))
    let split = SplitViewController(primary: NavigationController(root: screen("Menu")))
    try graph.present(split)
    try graph.resize(to: .regular)
    try graph.showDetail(screen("Detail"))
    try graph.resize(to: .compact)
    try graph.dismiss(split)
    let page = PageViewController(page: screen("One"))
    try graph.push(page)
    try graph.turn(page, to: [screen("Two")])
    let drawer = PlaceholderController.Container("Drawer")
    try graph.push(drawer)
    try graph.arrange([screen("Home"), screen("Menu")], content: 0, in: drawer)
    try graph.popToRoot()
    try graph.setRoot(screen("Login"))
  }

  @Test func `a replayed journal makes the stack of a column that gets a controller of the graph`()
    throws
  {
    let graph = try ControllerGraph("regular: split(nav:Menu(List, Item))")
    let list = try graph["List"]
    graph.startRecording()
    try graph.popToRoot(from: list)
    try graph.show(list, from: graph.root)
    #expect(graph.snapshot.description == "regular: split(nav(List))")
    try expectReplay(of: graph)
  }

  @Test func aReplayedJournalGivesTheSameGraphAndJournal() throws {
    let graph = try Self.makeGraph()
    graph.startRecording()
    try Self.wander(graph)
    let journal = try #require(graph.journal)
    let again = try ControllerGraph(replaying: journal)
    #expect(again.snapshot == graph.snapshot)
    #expect(again.journal?.start == journal.start)
    #expect(again.journal?.loaded == journal.loaded)
    for (position, entry) in journal.entries.enumerated() {
      let found = again.journal?.entries.dropFirst(position).first
      guard found != entry else { continue }
      Issue.record("entry \(position): \(entry) became \(String(describing: found))")
      return
    }
    #expect(again.journal == journal)
  }

  @Test func `a controller that had loaded before the journal is not loaded again`() throws {
    let graph = try ControllerGraph(recording: "tab(*A, B)")
    try graph.select(tab: 1)
    try graph.select(tab: 0)
    graph.startRecording()
    try graph.select(tab: 1)
    let journal = try #require(graph.journal)
    #expect(journal.loaded == [0, 1, 2])
    #expect(try ControllerGraph(replaying: journal).journal == journal)
  }

  @Test func aJournalIsTheSameAfterCoding() throws {
    let graph = try Self.makeGraph()
    graph.startRecording()
    try Self.wander(graph)
    let journal = try #require(graph.journal)
    let data = try JSONEncoder().encode(journal)
    #expect(try JSONDecoder().decode(Journal.self, from: data) == journal)
  }

  @Test func aSnapshotIsTheSameAfterCoding() throws {
    let snapshot = try Snapshot("regular: split(nav:Main(A), _, *B)[C] > popover D")
    let data = try JSONEncoder().encode(snapshot)
    #expect(try JSONDecoder().decode(Snapshot.self, from: data) == snapshot)
  }

  @Test func aJournalRecordsTransitionsAndLifecycleCalls() throws {
    let graph = try ControllerGraph(recording: "nav(Feed)")
    try graph.push(screen("Post"))
    let journal = try #require(graph.journal)
    #expect(journal.start == (try Snapshot("nav(Feed)")))
    #expect(journal.loaded == [0, 1])
    let push = Transition(
      kind: .push,
      source: "Feed",
      destination: "Post",
      changes: [.init(.push(.new(try Snapshot("Post")), onto: 0))]
    )
    #expect(
      journal.entries == [
        .began(push), .called(.willMoveToParent, 2), .called(.didLoad, 2),
        .called(.willDisappear, 1), .called(.willAppear, 2), .called(.isAppearing, 2), .finished,
        .called(.didDisappear, 1), .called(.didAppear, 2), .called(.didMoveToParent, 2),
      ]
    )
  }

  @Test func aRefusedRequestIsNotRecorded() throws {
    let graph = try ControllerGraph(recording: "nav(Feed)")
    #expect(throws: Refusal.self) { try graph.push(NavigationController()) }
    #expect(graph.journal?.entries.isEmpty == true)
  }
}
