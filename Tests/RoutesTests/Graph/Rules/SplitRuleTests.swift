import RoutesTesting
import Testing

private final class Delegate: SplitViewController.Delegate {
  var top: SplitViewController.Column?
  var isHandled = false
  var proposals: [SplitViewController.Column] = []

  func topColumnForCollapsing(
    _ splitViewController: SplitViewController,
    proposed: SplitViewController.Column
  ) -> SplitViewController.Column {
    proposals.append(proposed)
    return top ?? proposed
  }

  func collapseSecondary(
    _ detail: any Controller,
    onto primary: any Controller,
    in splitViewController: SplitViewController
  ) -> Bool { isHandled }
}

/// Where a split controller can be when it is added.
private enum Place: CaseIterable {
  case root, tab, presented, embedded

  func add(_ split: SplitViewController, to graph: ControllerGraph) throws {
    switch self {
    case .root: try graph.setRoot(split)
    case .tab: try graph.setRoot(TabBarController([split]))
    case .presented: try graph.present(split)
    case .embedded: try graph.embed(split, in: #require(graph.root))
    }
  }
}

@Suite struct SplitRuleTests {
  private let delegate = Delegate()

  private func makeSplit(
    _ primary: (any Controller)? = nil,
    ofStacks: Bool = false
  ) -> SplitViewController {
    func column(_ name: String) -> any Controller {
      if ofStacks { NavigationController(root: screen(name)) } else { screen(name) }
    }
    let split = SplitViewController(
      style: ofStacks ? .columns : .unspecified,
      primary: primary ?? NavigationController(root: screen("Menu")),
      supplementary: column("List"),
      detail: column("Item")
    )
    split.delegate = delegate
    return split
  }

  @Test(arguments: Place.allCases)
  private func inCompactWidthTheColumnsAreStackedFromTheStart(_ place: Place) throws {
    let graph = try ControllerGraph(root: screen("Home"))
    try place.add(makeSplit(), to: graph)
    #expect(graph.snapshot.description.contains("split(nav(Menu, List, Item))"))
    #expect(delegate.proposals == [.detail])
    #expect(graph.visible === (try graph["Item"]) || place == .embedded)
  }

  @Test func inRegularWidthTheyStayApart() throws {
    let graph = try ControllerGraph(root: makeSplit(), width: .regular)
    try graph.expect("regular: split(nav(Menu), List, Item)")
    #expect(delegate.proposals.isEmpty)
  }

  @Test func aRefusedRequestCollapsesNothing() throws {
    let graph = try ControllerGraph("nav(Feed)")
    let split = makeSplit()
    #expect(throws: Refusal.self) { try graph.push(split) }
    #expect(throws: Refusal.self) {
      try graph.setRoot(TabBarController([split, NavigationController(root: split)]))
    }
    let twice = screen("Twice")
    let tabs = try ControllerGraph("tab(*A)")
    #expect(throws: Refusal.self) { try tabs.setTabs([split, twice, twice]) }
    #expect(split.childControllers.count == 3)
    try graph.present(screen("Sheet"))
    try tabs.present(screen("Sheet"))
    #expect(split.childControllers.count == 3 && delegate.proposals.isEmpty)
  }

  @Test(arguments: [
    (SplitViewController.Column.primary, "split(nav(Menu))"),
    (.supplementary, "split(nav(Menu, List))"),
    (.detail, "split(nav(Menu, List, Item))"),
  ])
  func theDelegateChoosesTheTopColumn(_ top: SplitViewController.Column, _ collapsed: String) throws
  {
    delegate.top = top
    let graph = try ControllerGraph(root: makeSplit())
    try graph.expect(collapsed)
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(Menu), List, Item)")
    try graph.resize(to: .compact)
    try graph.expect(collapsed)
  }

  @Test func theDelegateCanHandleTheDetail() throws {
    delegate.isHandled = true
    let graph = try ControllerGraph(root: makeSplit())
    try graph.expect("split(nav(Menu, List))")
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(Menu), List, Item)")
    // UISplitViewControllerDelegate: "only applies to classic split view interfaces".
    let columns = try ControllerGraph(root: makeSplit(ofStacks: true))
    try columns.expect("split(nav(Menu, nav(List), nav(Item)))")
  }

  @Test func expandingTakesTheColumnsApart() throws {
    let graph = try ControllerGraph(recordingFrom: makeSplit(ofStacks: true), width: .regular)
    try graph.resize(to: .compact)
    try graph.expect("split(nav(Menu, nav(List), nav(Item)))")
    try graph.push(screen("Note"))
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(Menu), nav(List), nav(Item, Note))")
    try graph.resize(to: .compact)
    try graph.showDetail(NavigationController(root: screen("Details")))
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(Menu, nav(Item, Note)), nav(List), nav(Details))")
    try graph.resize(to: .compact)
    try graph.popToRoot(from: graph["Menu"])
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(Menu), nav(List), nav(Details))")
    try expectRecordedJournal(of: graph)
  }

  @Test func `expanding makes the top of the stack the detail`() throws {
    let graph = try ControllerGraph(root: makeSplit(), width: .regular)
    try graph.resize(to: .compact)
    try graph.push(screen("Details"))
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(Menu, Item), List, Details)")
    try graph.resize(to: .compact)
    try graph.expect("split(nav(Menu, Item, List, Details))")
    try graph.popToRoot()
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(Menu), List, Details)")
  }

  @Test func aPoppedDetailReturns() throws {
    let graph = try ControllerGraph(recording: "regular: split(nav(Menu), Item)")
    try graph.resize(to: .compact)
    try graph.tapBack()
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(Menu), Item)")
    try graph.resize(to: .compact)
    try graph.tapBack()
    try graph.showDetail(screen("Post"))
    try graph.tapBack()
    try graph.expect("split(nav(Menu))")
    let replayed = try ControllerGraph(replaying: #require(graph.journal))
    for graph in [graph, replayed] {
      try graph.resize(to: .regular)
      try graph.expect("regular: split(nav(Menu), Post)")
    }
  }

  @Test func aColumnThatCannotBeStackedStays() throws {
    let split = SplitViewController(
      primary: NavigationController(root: screen("Menu")),
      detail: SplitViewController(primary: screen("Inner"))
    )
    let graph = try ControllerGraph(root: split)
    try graph.expect("split(nav(Menu), split(nav(Inner)))")
  }

  @Test func withoutAPrimaryStackTheOthersAreSetAside() throws {
    let graph = try ControllerGraph(root: makeSplit(screen("Menu")))
    try graph.expect("split(Menu)")
    #expect(graph.visible === (try graph["Menu"]))
    try graph.resize(to: .regular)
    try graph.expect("regular: split(Menu, List, Item)")
    try graph.resize(to: .compact)
    try graph.expect("split(Menu)")
    try graph.setColumn(.detail, to: screen("Post"))
    try graph.expect("split(Menu)")
    try graph.resize(to: .regular)
    try graph.expect("regular: split(Menu, List, Post)")
  }

  @Test func aSplitControllerInAColumnSetAsideStaysAsItIs() throws {
    let inner = makeSplit(NavigationController(root: screen("Inbox")))
    let outer = SplitViewController(style: .unspecified, primary: screen("Menu"), detail: inner)
    let graph = try ControllerGraph(root: outer, width: .regular)
    let delegate = SplitRecorder()
    (inner.delegate, outer.delegate) = (delegate, delegate)
    try graph.resize(to: .compact)
    try graph.expect("split(Menu)")
    #expect(delegate.collapsed == [ObjectIdentifier(outer)])
    try graph.resize(to: .regular)
    try graph.expect("regular: split(Menu, split(nav(Inbox), List, Item))")
  }

  @Test func anEmptyColumnWithoutAPrimaryStaysEmpty() throws {
    let split = SplitViewController(
      style: .unspecified,
      primary: screen("Menu"),
      detail: screen("Post")
    )
    let graph = try ControllerGraph(root: split)
    try graph.setColumn(.primary, to: nil)
    graph.timing = .untilFinished
    try graph.setColumn(.detail, to: nil, from: split)
    #expect(!graph.isTransitionUnderWay)
  }

  @Test func anOuterSplitControllerCollapsesFirst() throws {
    let inner = makeSplit(NavigationController(root: screen("Inbox")))
    let outer = SplitViewController(primary: screen("Menu"), detail: screen("Post"))
    let delegate = SplitRecorder()
    (inner.delegate, outer.delegate) = (delegate, delegate)
    let graph = try ControllerGraph(root: TabBarController([inner]), width: .regular)
    try graph.setRoot(outer)
    try graph.embed(inner, in: graph["Menu"])
    try graph.resize(to: .compact)
    #expect(delegate.collapsed == [ObjectIdentifier(outer), ObjectIdentifier(inner)])
  }

  @Test(arguments: [SplitViewController.Style.columns, .unspecified])
  func anEmptyStackIsSetAside(_ style: SplitViewController.Style) throws {
    let split = SplitViewController(
      style: style,
      primary: NavigationController(root: screen("Menu")),
      detail: NavigationController(stack: [])
    )
    let graph = try ControllerGraph(root: split)
    try graph.expect("split(nav(Menu))")
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(Menu), nav())")
  }

  @Test func aHiddenColumnIsNotOnScreenInRegularWidth() throws {
    let log = CallLog()
    let split = SplitViewController(
      style: .unspecified,
      primary: LoggedController("menu", log),
      detail: LoggedController("item", log)
    )
    let graph = try ControllerGraph(root: split, width: .regular)
    _ = log.take()
    try graph.hide(.primary)
    try graph.hide(.primary)
    #expect(split.hiddenColumns == [.primary])
    #expect(log.takeAppearances() == ["menu willDisappear", "menu didDisappear"])
    try graph.hide(.detail)
    #expect(log.takeAppearances().isEmpty, "the last column is always visible")
    try graph.show(.primary)
    #expect(log.takeAppearances() == ["menu willAppear", "menu didAppear"])
    #expect(split.hiddenColumns.isEmpty)
  }

  @Test func aHiddenColumnHidesThoseBeforeIt() throws {
    let split = makeSplit(screen("Menu"))
    let graph = try ControllerGraph(root: split, width: .regular)
    try graph.hide(.supplementary)
    #expect(split.hiddenColumns == [.primary, .supplementary])
    try graph.show(.supplementary)
    #expect(split.hiddenColumns == [.primary])
    try graph.hide(.supplementary)
    try graph.show(.primary)
    #expect(split.hiddenColumns.isEmpty)
    try graph.setColumn(.supplementary, to: nil)
    try graph.hide(.supplementary)
    #expect(split.hiddenColumns.isEmpty, "two columns have no supplementary one")
  }

  @Test func aColumnIsShownOnTheStackInCompactWidth() throws {
    delegate.top = .supplementary
    let graph = try ControllerGraph(root: makeSplit())
    try graph.show(.detail)
    try graph.expect("split(nav(Menu, List, Item))")
    try graph.show(.detail)
    try graph.expect("split(nav(Menu, List, Item))")
    try graph.show(.supplementary)
    try graph.expect("split(nav(Menu, List))")
    try graph.show(.primary)
    try graph.expect("split(nav(Menu))")
    let other = try ControllerGraph("Feed")
    expectRefusal(.container(.missing(kind: .split, source: "Feed")), in: other) {
      try other.hide(.primary)
    }
  }

  @Test func aCompactColumnIsTheOnlyOneInCompactWidth() throws {
    let split = makeSplit()
    let graph = try ControllerGraph(root: split)
    try graph.resize(to: .regular)
    try graph.setColumn(.compact, to: NavigationController(root: screen("Phone")))
    try graph.expect("regular: split(nav(Menu), List, Item, nav(Phone))")
    #expect(graph.visible === (try graph["Item"]))
    #expect(try !graph.isOnScreen(graph["Phone"]))
    try graph.resize(to: .compact)
    try graph.expect("split(nav(Menu), List, Item, nav(Phone))")
    #expect(graph.visible === (try graph["Phone"]))
    for name in ["Menu", "List", "Item"] { #expect(try !graph.isOnScreen(graph[name])) }
    try graph.showDetail(screen("Details"))
    try graph.expect("split(nav(Menu), List, Item, nav(Phone, Details))")
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(Menu), List, Item, nav(Phone, Details))")
  }

  @Test func withACompactColumnTheOthersDoNotCollapse() throws {
    let split = SplitViewController(
      style: .unspecified,
      primary: NavigationController(root: screen("Menu")),
      detail: screen("Item"),
      compact: screen("Phone")
    )
    let graph = try ControllerGraph(root: split)
    try graph.expect("split(nav(Menu), _, Item, Phone)")
    #expect(graph.visible === (try graph["Phone"]))
  }

  @Test(arguments: [SplitViewController.Column.compact, .primary])
  func theDelegateIsAskedWithACompactColumn(_ top: SplitViewController.Column) throws {
    delegate.top = top
    let split = SplitViewController(
      primary: screen("Menu"),
      detail: screen("Item"),
      compact: screen("Phone")
    )
    split.delegate = delegate
    let graph = try ControllerGraph(root: split)
    try graph.resize(to: .regular)
    try graph.resize(to: .compact)
    #expect(delegate.proposals == [.compact, .compact])
    try graph.expect("split(nav(Menu), _, nav(Item), Phone)")
    #expect(graph.visible === (try graph["Phone"]))
  }

  @Test(arguments: ["split(tab:P(*nav(List)))", "split(page:P(List))", "split(List)"])
  func showDetailPresentsIfThePrimaryHandlesNoShow(_ split: String) throws {
    let graph = try ControllerGraph(split)
    try graph.showDetail(screen("Item"), from: graph["List"])
    try graph.expect("\(split) > sheet Item")
  }
}

/// Records which split controllers have collapsed.
private final class SplitRecorder: SplitViewController.Delegate {
  var collapsed: [ObjectIdentifier] = []
  func didCollapse(_ splitViewController: SplitViewController) {
    collapsed.append(ObjectIdentifier(splitViewController))
  }
}
