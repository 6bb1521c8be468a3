import RoutesTesting
import Testing

/// Where a graph can add a child.
private enum Parent: CaseIterable {
  case stack, wholeStack, tabs, column, page, container, embedding

  /// Adds a child there.
  func add(_ child: any Controller, to graph: ControllerGraph) throws {
    switch self {
    case .stack: try graph.push(child, from: graph["Top"])
    case .wholeStack: try graph.setStack([child], from: graph["Top"])
    case .tabs: try graph.setTabs([child], from: graph["Tabs"])
    case .column: try graph.setColumn(.primary, to: child, from: graph["Columns"])
    case .page:
      try graph.turn(#require(try graph["Pages"] as? PageViewController), to: [child])
    case .container:
      let own = try #require(try graph["Own"] as? PlaceholderController.Container)
      try graph.arrange([child], content: 0, in: own)
    case .embedding: try graph.embed(child, in: graph["Top"])
    }
  }
}

/// Where a controller on screen is before it moves.
private enum Former: CaseIterable {
  case stack, tab, container, embedded

  func makeGraph(with controller: any Controller) throws -> ControllerGraph {
    let home = screen("Home")
    let drawer = PlaceholderController.Container("Drawer")
    switch self {
    case .stack:
      let stack = NavigationController(stack: [home, controller])
      return try ControllerGraph(root: TabBarController([stack]))
    case .tab:
      let tabs = TabBarController([controller, home])
      return try ControllerGraph(root: TabBarController([tabs]))
    case .container:
      let graph = try ControllerGraph(root: TabBarController([drawer]))
      try graph.arrange([controller], content: 0, in: drawer)
      return graph
    case .embedded:
      let graph = try ControllerGraph(root: TabBarController([home]))
      try graph.embed(controller, in: home)
      return graph
    }
  }
}

@Suite struct MovingRuleTests {
  /// A child `X` in each kind of container, and the container without it.
  private static let containers = [
    ("nav:N(A, X)", "nav:N(A)"), ("nav:N(X)", "nav:N()"), ("tab:T(*X, B)", "tab:T(*B)"),
    ("split:S(A, X)", "split:S(A)"), ("C(*X, B)", "C(B)"), ("S[X]", "S"),
  ]

  /// The places to which children move, and how they look afterwards.
  private static let places =
    "Shell(nav(Top), tab:Tabs(*P), split:Columns(Q), page:Pages(R), Own(*T)"

  @Test(arguments: Self.containers, Parent.allCases)
  private func aChildThatIsAddedToASecondParentLeavesTheFirst(
    _ container: (with: String, without: String),
    _ parent: Parent
  ) throws {
    let graph = try ControllerGraph("\(Self.places), \(container.with))")
    let child = try graph["X"]
    let count = graph.count
    let former = try #require(graph.parent(of: child))
    try parent.add(child, to: graph)
    #expect(graph.parent(of: child) !== former)
    #expect(graph.snapshot.description.hasSuffix(", \(container.without))"))
    #expect(graph.snapshot.screens.count { $0.name == "X" } == 1)
    let replaced = [.wholeStack, .tabs, .column, .page, .container].contains(parent) ? 1 : 0
    #expect(graph.count == count - replaced)
  }

  @Test(arguments: ["page(X)", "page(X, B)"], Parent.allCases)
  private func aPageStaysWhereTheSpineNeedsIt(_ pages: String, _ parent: Parent) throws {
    let graph = try ControllerGraph("\(Self.places), \(pages))")
    let child = try graph["X"]
    let count = pages.contains("B") ? 2 : 1
    expectRefusal(.container(.pageCount(expected: count, found: count - 1)), in: graph) {
      try parent.add(child, to: graph)
    }
  }

  @Test(arguments: Parent.allCases)
  private func aControllerIsNotAddedToWhatIsInsideIt(_ parent: Parent) throws {
    let graph = try ControllerGraph("tab(*Outer(\(Self.places)), B))")
    let outer = try graph["Outer"]
    expectRefusal(.controller(.alreadyInGraph("Outer")), in: graph) {
      try parent.add(outer, to: graph)
    }
  }

  @Test func aChildThatIsEmbeddedAgainStays() throws {
    let log = CallLog()
    let (first, second) = (LoggedController("first", log), LoggedController("second", log))
    let graph = try ControllerGraph(root: NavigationController(root: screen("Home")))
    let home = try graph["Home"]
    try graph.embed(first, in: home)
    try graph.embed(second, in: home)
    _ = log.take()
    var transitions = 0
    graph.onTransition = { _ in transitions += 1 }
    try graph.embed(first, in: home)
    #expect(log.take().isEmpty && transitions == 0)
    #expect(graph.parent(of: first) === home)
    // A child of another kind is in the graph already.
    expectRefusal(.controller(.alreadyInGraph("Home")), in: graph) {
      try graph.embed(home, in: #require(graph.root))
    }
  }

  @Test func aChildIsInformedOfItsSecondParent() throws {
    let log = CallLog()
    let child = LoggedController("child", log)
    let graph = try ControllerGraph(root: NavigationController(stack: [screen("Home"), child]))
    graph.startRecording()
    _ = log.take()
    try graph.embed(child, in: graph["Home"])
    try graph.expect("nav(Home[Logged])")
    log.expect([
      "child willMove(nil)", "child didMove(nil)", "child willMove", "child willDisappear",
      "child didDisappear", "child willAppear", "child isAppearing", "child didAppear",
      "child didMove",
    ])
  }

  @Test(arguments: Former.allCases)
  private func whatMovesOnScreenDisappearsFromItsFormerPlace(_ former: Former) throws {
    let log = CallLog()
    let (moved, inner) = (LoggedController("moved", log), LoggedController("inner", log))
    let graph = try former.makeGraph(with: moved)
    try graph.embed(inner, in: moved)
    _ = log.take()
    try graph.embed(moved, in: #require(graph.root))
    let leaving = ["willDisappear", "didDisappear"]
    let appearing = ["willAppear", "isAppearing", "didAppear"]
    #expect(
      log.take().filter { !$0.contains("Move") }
        == (leaving + appearing).flatMap { ["moved \($0)", "inner \($0)"] }
    )
  }

  @Test func aRootThatWasInsideTheOldOneDisappearsFirst() throws {
    let log = CallLog()
    let child = LoggedController("child", log)
    let graph = try ControllerGraph(root: NavigationController(root: child))
    _ = log.take()
    try graph.setRoot(child)
    log.expectAppearances([
      "child willDisappear", "child didDisappear", "child willAppear", "child didAppear",
    ])
    try graph.setRoot(child)
    #expect(log.take() == [])
  }

  @Test func severalChildrenLeaveOneParentTogether() throws {
    let graph = try ControllerGraph("tab(*nav:N(A, B, C), Own())")
    let own = try #require(try graph["Own"] as? PlaceholderController.Container)
    try graph.arrange([graph["C"], graph["A"]], content: nil, in: own)
    try graph.expect("tab(*nav:N(B), Own(C, A))")
  }

  @Test(arguments: Self.containers)
  private func removeFromParentTakesAChildOutOfEveryContainer(
    _ container: (with: String, without: String)
  ) throws {
    let graph = try ControllerGraph("tab(*Home, \(container.with))")
    try graph.removeFromParent(graph["X"])
    try graph.expect("tab(*Home, \(container.without))")
  }

  @Test func removeFromParentTakesTheTopOffAStack() throws {
    let log = CallLog()
    let top = LoggedController("top", log)
    let stack = [LoggedController("bottom", log), top]
    let graph = try ControllerGraph(root: NavigationController(stack: stack))
    _ = log.take()
    try graph.removeFromParent(top)
    try graph.expect("nav(Logged)")
    log.expect([
      "bottom didLoad", "top willDisappear", "bottom willAppear", "bottom isAppearing",
      "top didDisappear", "bottom didAppear", "top didMove(nil)",
    ])
  }

  @Test func whatHasNoParentIsNotRemovedFromOne() throws {
    let graph = try ControllerGraph("Feed > sheet Share")
    for name in ["Feed", "Share"] {
      let controller = try graph[name]
      expectRefusal(.controller(.noParent(name)), in: graph) {
        try graph.removeFromParent(controller)
      }
    }
  }

  @Test func anEmptyStackIsLegal() throws {
    let graph = try ControllerGraph("nav:N(Feed, Post)")
    try graph.setStack([])
    try graph.expect("nav:N()")
    #expect(graph.visible === graph.root)
    #expect(try graph.pop() == nil)
    #expect(try graph.popToRoot().isEmpty && graph.tapBack() == nil)
    try graph.push(screen("Feed"))
    try graph.expect("nav:N(Feed)")
  }

  @Test func aTurnedPageIsCalledFirst() throws {
    let log = CallLog()
    let pages = PageViewController(page: LoggedController("old", log))
    let graph = try ControllerGraph(recordingFrom: pages)
    _ = log.take()
    try graph.turn(pages, to: [LoggedController("new", log)])
    log.expectAppearances([
      "new willAppear", "old willDisappear", "new didAppear", "old didDisappear",
    ])
    try expectRecordedJournal(of: graph)
  }

  @Test func aPageThatCurlsAppearsLast() throws {
    let log = CallLog()
    let pages = PageViewController(pages: [LoggedController("old", log)], spineLocation: .min)
    let graph = try ControllerGraph(root: pages)
    _ = log.take()
    try graph.turn(pages, to: [LoggedController("new", log)])
    log.expectAppearances([
      "new willAppear", "old willDisappear", "old didDisappear", "new didAppear",
    ])
  }
}
