import Foundation
import Routes
import RoutesTesting
import Testing

extension Segue<PlaceholderController> {
  fileprivate static var showItem: Self { .init("ShowItem") }
}

@Suite struct JournalTests {
  /// A storyboard with a stack, a screen that embeds another one, and a segue to it.
  private func makeGraph() throws -> ControllerGraph {
    let storyboard = Storyboard(
      name: "Main",
      initialScene: "nav",
      scenes: [
        .init(
          id: "nav",
          kind: .navigationController,
          segues: [
            .init(
              id: "1",
              kind: .relationship,
              destination: "list",
              relationship: "rootViewController"
            )
          ]
        ),
        .init(
          id: "list",
          customClass: "ListController",
          segues: [.init(id: "2", kind: .show, identifier: "ShowItem", destination: "item")]
        ),
        .init(
          id: "item",
          customClass: "ItemController",
          segues: [.init(id: "3", kind: .embed, destination: "map")]
        ),
        .init(id: "map", customClass: "MapController"),
      ]
    )
    return try ControllerGraph(of: SegueRegistry(storyboard))
  }

  /// Performs every kind of transition.
  private func wander(_ graph: ControllerGraph) throws {
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

  @Test func aReplayedJournalGivesTheSameGraphAndJournal() throws {
    let graph = try makeGraph()
    graph.startRecording()
    try wander(graph)
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

  @Test func aJournalIsTheSameAfterCoding() throws {
    let graph = try makeGraph()
    graph.startRecording()
    try wander(graph)
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
    let graph = try ControllerGraph("nav(Feed)")
    graph.startRecording()
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
    let graph = try ControllerGraph("nav(Feed)")
    graph.startRecording()
    #expect(throws: Refusal.self) { try graph.push(NavigationController()) }
    #expect(graph.journal?.entries.isEmpty == true)
  }

  @Test(arguments: [
    [Transition.RecordedChange.Form.push(.kept(0), onto: 0)],
    [.push(.kept(1), onto: 0)],
    [.push(.kept(7), onto: 0)],
    [.push(.new(Snapshot()), onto: 0)],
    [.push(.new(Snapshot(screens: [.init(name: "A", placement: .child(of: 3))])), onto: 0)],
    [.push(.kept(1), onto: 1)],
    [.pop(count: -1, from: 0)],
    [.pop(count: 0, from: 0)],
    [.pop(count: 5, from: 0)],
    [.stack([.kept(1), .kept(1)], of: 0)],
    [.stack([.kept(0)], of: 0)],
    [.present(.kept(0), by: 1, style: .pageSheet)],
    [.dismiss(by: 0)],
    [.select(index: 9, in: 0)],
    [.column(.detail, nil, of: 0)],
    [
      .root(.new(Snapshot(screens: [.init(name: "Login", placement: .root)]))),
      .push(.kept(1), onto: 0),
    ],
    [.unembed(0)],
    [.unembed(1)],
    [
      .root(.new(Snapshot(screens: [.init(name: "Login", placement: .root)]))),
      .root(.new(Snapshot(screens: [.init(name: "Start", placement: .root)]))),
    ],
    [.root(.kept(1)), .root(.kept(0))],
  ])
  func anInconsistentJournalIsAnError(_ changes: [Transition.RecordedChange.Form]) throws {
    let journal = Journal(
      start: try Snapshot("nav(Feed)"),
      entries: [.began(Transition(kind: .custom, changes: changes.map { .init($0) })), .finished]
    )
    #expect(throws: Snapshot.RestorationError.self) { try ControllerGraph(replaying: journal) }
  }

  @Test func anUnknownSelectionOrContentIsAnError() throws {
    let starts: [(String, Transition.RecordedChange.Form)] = [
      ("tab(*A, B)", .select(index: 2, in: 0)), ("tab(*A, B)", .select(index: -1, in: 0)),
      ("D(*A)", .arrange([.kept(1)], content: 1, of: 0)),
      ("D(*A)", .arrange([.kept(1)], content: -1, of: 0)),
    ]
    for (start, step) in starts {
      let journal = Journal(
        start: try Snapshot(start),
        entries: [.began(Transition(kind: .custom, changes: [.init(step)])), .finished]
      )
      #expect(throws: Snapshot.RestorationError.self) { try ControllerGraph(replaying: journal) }
    }
  }

  @Test(arguments: [
    [Journal.Entry.finished], [.cancelled], [.began(.init(kind: .pop, changes: []))],
  ])
  func aJournalThatEndsAnUnknownTransitionIsAnError(_ entries: [Journal.Entry]) throws {
    let journal = Journal(start: try Snapshot("nav(Feed)"), entries: entries + entries)
    #expect(throws: (any Error).self) { try ControllerGraph(replaying: journal) }
  }

  @Test func `a changed journal that presents twice from one controller is refused`() throws {
    let graph = try ControllerGraph("nav(Feed)")
    graph.startRecording()
    try graph.present(screen("Share"))
    let journal = try #require(graph.journal)
    var repeated = journal
    repeated.entries += journal.entries
    #expect(throws: Snapshot.RestorationError.self) { try ControllerGraph(replaying: repeated) }
    var doubled = journal
    doubled.entries = journal.entries.map { entry in
      guard case .began(var transition) = entry else { return entry }
      transition.changes += transition.changes
      return .began(transition)
    }
    #expect(throws: Snapshot.RestorationError.self) { try ControllerGraph(replaying: doubled) }
  }

  @Test func `a changed journal that removes a controller twice is refused`() throws {
    for remove in [{ try $0.pop(from: $0.root) }, { try $0.dismiss() }]
      as [(ControllerGraph) throws -> Any?]
    {
      let graph = try ControllerGraph("nav(Feed, Post) > sheet Share")
      graph.startRecording()
      _ = try remove(graph)
      var journal = try #require(graph.journal)
      journal.entries = journal.entries.map { entry in
        guard case .began(var transition) = entry else { return entry }
        transition.changes += transition.changes
        return .began(transition)
      }
      #expect(throws: Snapshot.RestorationError.self) { try ControllerGraph(replaying: journal) }
    }
  }
}
