import RoutesTesting
import Testing

/// Where controllers can be added to a graph.
private enum Entrance: CaseIterable {
  case root, push, stack, present, tab, column, page, embedded, arranged

  /// Adds a controller there.
  func add(_ controller: any Controller) throws -> ControllerGraph {
    let graph = try ControllerGraph("regular: tab(*split:Split(nav:Stack(Feed)), page:Pages(Post))")
    let drawer = PlaceholderController.Container("Drawer")
    switch self {
    case .root: try graph.setRoot(controller)
    case .push: try graph.push(controller, from: graph["Feed"])
    case .stack: try graph.setStack([controller], from: graph["Feed"])
    case .present: try graph.present(controller)
    case .tab: try graph.setRoot(TabBarController([controller]))
    case .column: try graph.setColumn(.detail, to: controller, from: graph["Feed"])
    case .page:
      let pages = try #require(try graph["Pages"] as? PageViewController)
      try graph.turn(pages, to: [controller])
    case .embedded: try graph.embed(controller, in: graph["Feed"])
    case .arranged:
      try graph.present(drawer)
      try graph.arrange([controller], content: 0, in: drawer)
    }
    return graph
  }
}

@Suite struct ContainmentRuleTests {
  /// How a container enters the graph `nav(Feed)`, and leaves it.
  private static let exits: [@Sendable (ControllerGraph, TabBarController) throws -> Void] = [
    { graph, tabs in
      try graph.push(tabs)
      try graph.popToRoot(from: graph.root)
    },
    { graph, tabs in
      try graph.present(NavigationController(root: tabs))
      try graph.dismiss()
    },
    { graph, tabs in
      try graph.push(tabs)
      try graph.setRoot(screen("Login"))
    },
    { graph, tabs in
      let pages = PageViewController(page: screen("Post"))
      let book = PageSource { _ in tabs }
      pages.dataSource = book
      try graph.push(pages)
      try graph.beginSwipe(.forward, in: pages)
      try graph.cancelTransition()
    },
    { graph, tabs in
      try graph.atomically {
        try graph.push(tabs)
        throw Failure()
      }
    },
    { graph, tabs in
      try graph.atomically {
        try graph.push(tabs)
        try graph.popToRoot(from: graph.root)
        throw Failure()
      }
    },
    { graph, tabs in
      try graph.atomically {
        try? graph.atomically {
          try graph.push(tabs)
          throw Failure()
        }
      }
    },
  ]

  @Test(arguments: exits.indices)
  func aContainerThatHasLeftAGraphCanEnterAnother(index: Int) throws {
    let tabs = TabBarController([NavigationController(root: screen("Item"))])
    let graph = try ControllerGraph("nav(Feed)")
    do { try Self.exits[index](graph, tabs) } catch is Failure {}
    #expect(try ControllerGraph(root: tabs).snapshot.description == "tab(*nav(Item))")
  }

  private static let steps: [@Sendable (ControllerGraph) throws -> Void] = [
    { try $0.popToRoot(from: $0.root) },
    { try $0.setRoot(NavigationController(root: $0["Feed"])) },
    { try $0.setRoot(NavigationController(root: $0["Post"])) },
  ]

  @Test(
    arguments: ["nav(Feed, Post[Map])", "nav(Feed, Post > overCurrentContext nav(Help))"],
    steps.indices
  )
  func whatAFailedSegueHasRemovedReturnsAsItWas(notation: String, index: Int) throws {
    let graph = try ControllerGraph(notation)
    #expect(throws: Failure.self) {
      try graph.atomically {
        try Self.steps[index](graph)
        throw Failure()
      }
    }
    try graph.expect(notation)
  }

  @Test func aContainerThatReturnsStaysInItsGraph() throws {
    let tabs = TabBarController([NavigationController(root: screen("Item"))])
    let graph = try ControllerGraph(root: NavigationController(stack: [screen("Feed"), tabs]))
    #expect(throws: Failure.self) {
      try graph.atomically {
        try graph.popToRoot(from: graph.root)
        throw Failure()
      }
    }
    try graph.expect("nav(Feed, tab(*nav(Item)))")
    #expect(throws: Refusal.self) { try ControllerGraph(root: tabs) }
  }

  private static let invalid: [@Sendable () -> any Controller] = [
    { NavigationController(root: NavigationController(root: screen("Post"))) },
    {
      NavigationController(stack: [screen("Feed"), SplitViewController(primary: screen("List"))])
    },
    { PageViewController(pages: [screen("A"), screen("B"), screen("C")]) },
    { PageViewController(pages: [screen("A")], spineLocation: .mid) },
    { PageViewController(pages: [screen("A"), screen("B")], spineLocation: .min) },
  ]

  private static let reasons: [Refusal.Reason] = [
    .stack(.notPushable("nav(Post)")), .stack(.notPushable("split(nav(List))")),
    .container(.pageCount(expected: 2, found: 3)), .container(.pageCount(expected: 2, found: 1)),
    .container(.pageCount(expected: 1, found: 2)),
  ]

  /// Each invalid container is inside a tab bar controller, so that a stack accepts it.
  @Test(arguments: Entrance.allCases, Self.invalid.indices)
  private func whatAContainerHoldsIsCheckedWhereverItComesIn(
    _ entrance: Entrance,
    _ index: Int
  ) throws {
    expectReason(Self.reasons[index]) {
      try entrance.add(TabBarController([screen("Home"), Self.invalid[index]()]))
    }
  }

  @Test(arguments: Entrance.allCases)
  private func anEmptyContainerComesInEverywhere(_ entrance: Entrance) throws {
    _ = try entrance.add(TabBarController([PageViewController(), SplitViewController()]))
  }

  @Test func aStoryboardsContainersAreChecked() throws {
    let app: AppSketch = """
      outer = nav(inner)
      inner = nav()
      """
    expectReason(.stack(.notPushable("nav()"))) {
      try ControllerGraph(of: SegueRegistry(app.storyboard))
    }
  }

  @Test func aSplitControllerIsNotOnAStack() throws {
    let graph = try ControllerGraph("nav(Feed)")
    expectRefusal(.stack(.notPushable("split(nav(List))")), in: graph) {
      try graph.push(SplitViewController(primary: screen("List")))
    }
    #expect(throws: Snapshot.RestorationError.self) { try ControllerGraph("nav(split(List))") }
    #expect(throws: Snapshot.RestorationError.self) { try ControllerGraph("tab(*nav(nav(List)))") }
    try ControllerGraph("split(nav(List, nav(Item)))").expect("split(nav(List, nav(Item)))")
  }

  @Test(arguments: [
    "split(nav(nav(Item)))", "split(nav(List), nav(Item, nav(Post)))",
    "split(nav(List), nav(nav(Item)))", "split(nav(List), nav(Menu, nav(Item)), Post)",
  ])
  func aStackIsOnAStackOnlyAboveTheRootOfACollapsingColumn(_ notation: String) throws {
    #expect(throws: Snapshot.RestorationError.self) { try ControllerGraph(notation) }
    let graph = try ControllerGraph(root: screen("Home"))
    let list = NavigationController(root: screen("List"))
    let inner = NavigationController(stack: [NavigationController(root: screen("Item"))])
    for split in [
      SplitViewController(primary: inner), SplitViewController(primary: list, detail: inner),
    ] {
      expectRefusal(.stack(.notPushable("nav(Item)")), in: graph) { try graph.setRoot(split) }
    }
  }

  @Test func aCollapsedColumnDoesNotBecomeTheRoot() throws {
    let graph = try ControllerGraph("split(nav(List, nav(Item), Post))")
    let item = try #require(try graph.parent(of: graph["Item"]))
    let reason = Refusal.Reason.stack(.notPushable("nav(Item)"))
    expectRefusal(reason, in: graph) { try graph.removeFromParent(graph["List"]) }
    expectRefusal(reason, in: graph) { try graph.setStack([item], from: graph["List"]) }
    expectRefusal(reason, in: graph) { try graph.embed(graph["List"], in: graph["Post"]) }
    let settings = try graph["List"]
    try graph.setStack([settings, item], from: settings)
    try graph.expect("split(nav(List, nav(Item)))")
  }

  @Test func onAnEmptyStackNoStackCollapses() throws {
    let graph = try ControllerGraph(
      root: SplitViewController(
        primary: NavigationController(),
        detail: NavigationController(root: screen("Item"))
      )
    )
    try graph.expect("split(nav(), nav(Item))")
    try graph.resize(to: .regular)
    try graph.resize(to: .compact)
    try graph.expect("split(nav(), nav(Item))")
    expectRefusal(.stack(.notPushable("nav(Post)")), in: graph) {
      try graph.showDetail(NavigationController(root: screen("Post")))
    }
  }

  @Test func aPageControllerTurnsToAsManyPagesAsItsSpineNeeds() throws {
    let one = PageViewController(page: screen("A"))
    let two = PageViewController(pages: [screen("B"), screen("C")])
    let graph = try ControllerGraph(root: TabBarController([one, two]))
    try graph.turn(one, to: [screen("D")])
    try graph.turn(two, to: [screen("E"), screen("F")])
    try graph.expect("tab(*page(D), page(E, F))")
    expectRefusal(.container(.pageCount(expected: 1, found: 2)), in: graph) {
      try graph.turn(one, to: [screen("G"), screen("H")])
    }
    expectRefusal(.container(.pageCount(expected: 2, found: 0)), in: graph) {
      try graph.turn(two, to: [])
    }
    #expect(throws: Snapshot.RestorationError.self) { try ControllerGraph("page(A, B, C)") }
    #expect(throws: Snapshot.RestorationError.self) { try ControllerGraph("search(A, B)") }
  }

  @Test func theRootOfAStackOutsideTheGraphIsFoundWhenTheStackComesIn() throws {
    let graph = try ControllerGraph("Feed")
    let login = screen("Login")
    let stack = NavigationController(root: login)
    try graph.present(login)
    expectRefusal(.controller(.alreadyInGraph("Login")), in: graph) { try graph.present(stack) }
  }

  @Test(arguments: ["nav:P(Login)", "tab:P(*Login)", "page:P(Login)", "split:P(Login)", "P[Login]"])
  func aControllerWithAParentIsNotPresented(_ parent: String) throws {
    let graph = try ControllerGraph(parent)
    let login = try graph["Login"]
    expectRefusal(.controller(.alreadyInGraph("Login")), in: graph) {
      try graph.present(login)
    }
  }
}
