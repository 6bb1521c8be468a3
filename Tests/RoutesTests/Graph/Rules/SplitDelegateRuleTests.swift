import RoutesTesting
import Testing

private final class Delegate: SplitViewController.Delegate {
  var calls: [String] = []
  var hidden: Set<SplitViewController.Column>?
  var detail: (any Controller)?
  var show: ((any Controller) throws -> Void)?
  var compactPrimary: (any Controller)?
  var regularPrimary: (any Controller)?

  func primaryForCollapsing(_ splitViewController: SplitViewController) -> (any Controller)? {
    compactPrimary
  }
  func primaryForExpanding(_ splitViewController: SplitViewController) -> (any Controller)? {
    regularPrimary
  }
  func separateSecondary(
    from primary: any Controller,
    in splitViewController: SplitViewController
  ) -> (any Controller)? { detail }
  func hiddenColumnsForExpanding(
    _ splitViewController: SplitViewController,
    proposed: Set<SplitViewController.Column>
  ) -> Set<SplitViewController.Column> { hidden ?? proposed }
  func show(_ controller: any Controller, in splitViewController: SplitViewController) -> Bool {
    calls.append("show")
    return handle(controller)
  }
  func showDetail(
    _ controller: any Controller,
    in splitViewController: SplitViewController
  ) -> Bool {
    calls.append("showDetail")
    return handle(controller)
  }
  private func handle(_ controller: any Controller) -> Bool {
    guard let show else { return false }
    do { try show(controller) } catch { calls.append("\(error)") }
    return true
  }
  func willShow(
    _ column: SplitViewController.Column,
    of splitViewController: SplitViewController
  ) { calls.append("willShow \(column)") }
  func willHide(
    _ column: SplitViewController.Column,
    of splitViewController: SplitViewController
  ) { calls.append("willHide \(column)") }
  func didCollapse(_ splitViewController: SplitViewController) {
    calls.append("didCollapse \(splitViewController.holderWidth)")
  }
  func didExpand(_ splitViewController: SplitViewController) {
    calls.append("didExpand \(splitViewController.holderWidth)")
  }
}

extension SplitViewController {
  /// The number of children, which differs between the widths.
  fileprivate var holderWidth: Int { childControllers.count }
}

/// Rule 39: what the delegate of a split controller decides, and what it is informed of.
@Suite struct SplitDelegateRuleTests {
  private let delegate = Delegate()

  private func makeGraph(
    _ style: SplitViewController.Style = .columns,
    isTriple: Bool = false,
    timing: Transition.Timing = .immediate
  ) throws -> ControllerGraph {
    let split = SplitViewController(
      style: style,
      primary: NavigationController(root: screen("Menu")),
      supplementary: isTriple ? NavigationController(root: screen("List")) : nil,
      detail: NavigationController(root: screen("Item"))
    )
    split.delegate = delegate
    let graph = try ControllerGraph(root: split, width: .regular)
    graph.timing = timing
    return graph
  }

  @Test func theDelegateLearnsOfShownAndHiddenColumns() throws {
    let graph = try makeGraph(isTriple: true)
    try graph.hide(.supplementary)
    try graph.show(.supplementary)
    try graph.show(.supplementary)
    try graph.show(.primary)
    #expect(
      delegate.calls == [
        "willHide primary", "willHide supplementary", "willShow supplementary", "willShow primary",
      ]
    )
  }

  @Test func theDelegateLearnsOfTheNewWidthAtTheEnd() throws {
    let graph = try makeGraph(timing: .untilFinished)
    try graph.resize(to: .compact)
    #expect(delegate.calls.isEmpty)
    try graph.finishTransition()
    #expect(delegate.calls == ["didCollapse 1"])
    try graph.resize(to: .regular)
    try graph.finishTransition()
    #expect(delegate.calls == ["didCollapse 1", "didExpand 2"])
  }

  @Test func theDelegateChoosesTheColumnsThatAreHidden() throws {
    let graph = try makeGraph(isTriple: true)
    let split = try #require(graph.root as? SplitViewController)
    delegate.hidden = [.primary]
    try graph.resize(to: .compact)
    try graph.resize(to: .regular)
    #expect(split.hiddenColumns == [.primary])
    #expect(try !graph.isOnScreen(graph["Menu"]) && graph.isOnScreen(graph["List"]))
    delegate.hidden = [.supplementary, .detail]
    try graph.resize(to: .compact)
    try graph.resize(to: .regular)
    #expect(split.hiddenColumns == [.primary, .supplementary])
  }

  @Test func theDelegateSeparatesTheDetail() throws {
    let graph = try makeGraph(.unspecified)
    delegate.detail = NavigationController(root: screen("Empty"))
    try graph.resize(to: .compact)
    try graph.tapBack()
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(Menu), nav(Empty))")
    let other = try ControllerGraph(root: NavigationController(root: screen("Elsewhere")))
    try graph.resize(to: .compact)
    try graph.tapBack()
    delegate.detail = other.root
    expectRefusal(.controller(.inAnotherGraph("Navigation")), in: graph) {
      try graph.resize(to: .regular)
    }
    let columns = try makeGraph()
    delegate.detail = screen("Ignored")
    try columns.resize(to: .compact)
    try columns.resize(to: .regular)
    try columns.expect("regular: split(nav(Menu), nav(Item))")
  }

  @Test func theDelegateSeparatesADetailFromTheMiddleOfTheStack() throws {
    let graph = try makeGraph(.unspecified)
    try graph.resize(to: .compact)
    delegate.detail = try graph.parent(of: graph["Item"])
    try graph.push(screen("List"), from: graph["Menu"])
    try graph.expect("split(nav(Menu, nav(Item), List))")
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(Menu, List), nav(Item))")
    // Neither the stack nor its root is a detail, so the stack separates its top.
    for detail in try [graph["Menu"], graph.parent(of: graph["Menu"])] {
      try graph.resize(to: .compact)
      delegate.detail = detail
      try graph.resize(to: .regular)
      try graph.expect("regular: split(nav(Menu, List), nav(Item))")
    }
  }

  @Test func theDelegateReplacesThePrimaryController() throws {
    let graph = try makeGraph(.unspecified)
    let split = try #require(graph.root as? SplitViewController)
    delegate.regularPrimary = split.primary
    delegate.compactPrimary = screen("Overview")
    try graph.resize(to: .compact)
    try graph.expect("split(Overview)")
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(Menu), nav(Item))")
    let columns = try makeGraph()
    try columns.resize(to: .compact)
    try columns.expect("split(nav(Menu, nav(Item)))")
  }

  @Test func aControllerOfAnotherPlaceDoesNotBecomeThePrimaryOne() throws {
    for isWide in [true, false] {
      let split = SplitViewController(
        style: .unspecified,
        primary: NavigationController(root: screen("Menu")),
        detail: NavigationController(root: screen("Item"))
      )
      split.delegate = delegate
      let menu = (split.primary as? NavigationController)?.stack[0]
      let others: [any Controller] = isWide ? [] : [screen("New")]
      for other in [split, menu].compactMap(\.self) + others {
        delegate.compactPrimary = nil
        let graph = try ControllerGraph(root: screen("Start"), width: isWide ? .regular : .compact)
        if isWide { try graph.setRoot(split) }
        delegate.compactPrimary = other
        delegate.regularPrimary = other
        if isWide { try graph.resize(to: .compact) } else { try graph.setRoot(split) }
        try graph.expect("split(nav(Menu, nav(Item)))")
        try graph.resize(to: .regular)
        try graph.setRoot(screen("Start"))
      }
    }
  }

  @Test func aPrimaryControllerAroundTheSplitControllerIsRefused() throws {
    let graph = try makeGraph(.unspecified)
    let split = try #require(graph.root)
    delegate.compactPrimary = NavigationController(root: split)
    #expect(throws: Refusal.self) { try graph.resize(to: .compact) }
    try graph.expect("regular: split(nav(Menu), nav(Item))")
  }

  @Test func theDetailBecomesThePrimaryController() throws {
    let graph = try makeGraph(.unspecified)
    let split = try #require(graph.root as? SplitViewController)
    delegate.regularPrimary = split.primary
    delegate.compactPrimary = split.detail
    delegate.detail = split.detail
    try graph.resize(to: .compact)
    try graph.expect("split(nav(Item))")
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(Menu), nav(Item))")
    delegate.regularPrimary = nil
    delegate.detail = nil
    try graph.resize(to: .compact)
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(Item))")
  }

  @Test func theDetailCollapsesOntoTheNewPrimaryController() throws {
    let graph = try makeGraph(.unspecified)
    delegate.compactPrimary = NavigationController(root: screen("Overview"))
    try graph.resize(to: .compact)
    try graph.expect("split(nav(Overview, nav(Item)))")
    let list = NavigationController(stack: [screen("Menu"), screen("Post")])
    delegate.regularPrimary = list
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(Menu), Post)")
  }

  @Test func inCompactWidthTheDetailBecomesThePrimaryControllerAtTheStart() throws {
    let split = SplitViewController(
      style: .unspecified,
      primary: NavigationController(root: screen("Menu")),
      detail: NavigationController(root: screen("Item"))
    )
    split.delegate = delegate
    delegate.compactPrimary = split.detail
    let graph = try ControllerGraph(root: split)
    try graph.expect("split(nav(Item))")
  }

  @Test(arguments: ControllerGraph.SizeClass.allCases)
  func theDelegateCanShowADetailItself(_ width: ControllerGraph.SizeClass) throws {
    let graph = try makeGraph(.unspecified)
    try graph.resize(to: width)
    delegate.calls = []
    delegate.show = { try graph.present($0) }
    try graph.showDetail(screen("Post"))
    let state =
      width == .regular ? "regular: split(nav(Menu), nav(Item))" : "split(nav(Menu, nav(Item)))"
    try graph.expect("\(state) > sheet Post")
    try graph.dismiss()
    delegate.show = nil
    try graph.showDetail(screen("Note"))
    #expect(graph.visible === (try graph["Note"]))
    #expect(delegate.calls == ["showDetail", "showDetail"])
  }

  @Test func theDelegateCanShowAControllerItself() throws {
    let graph = try makeGraph(.unspecified, timing: .untilFinished)
    delegate.show = { try graph.present($0) }
    let split = graph.root
    try graph.show(screen("Post"), from: split)
    try graph.finishTransition()
    try graph.expect("regular: split(nav(Menu), nav(Item)) > sheet Post")
    try graph.dismiss()
    try graph.finishTransition()
    delegate.show = nil
    try graph.show(screen("Home"), from: split)
    try graph.finishTransition()
    try graph.expect("regular: split(Home, nav(Item))")
    #expect(delegate.calls == ["show", "show"])
    try graph.show(screen("Post"), from: graph["Item"])
    #expect(delegate.calls.count == 2, "the stack shows it")
  }

  /// UISplitViewControllerDelegate: "only applies to classic split view interfaces".
  @Test func withColumnStyleTheDelegateShowsNothingItself() throws {
    let graph = try makeGraph()
    delegate.show = { try graph.present($0) }
    try graph.showDetail(screen("Post"))
    try graph.show(screen("Home"), from: graph.root)
    try graph.expect("regular: split(nav(Home), nav(Post))")
    #expect(delegate.calls.isEmpty)
  }
}
