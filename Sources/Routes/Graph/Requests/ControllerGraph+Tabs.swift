extension ControllerGraph {
  /// Selects a tab from code; nobody is asked or told.
  ///
  /// - Parameters:
  ///   - index: The tab, from 0.
  ///   - source: A controller inside the tab controller, or that itself; by default the visible one.
  /// - Throws: ``Refusal`` when there is no tab controller, or no such tab.
  public func select(_ index: Int, from source: (any Controller)? = nil) throws {
    try attempt("select tab \(index)") {
      try gate(later: { graph in try graph.select(index, from: source) })
      let start = try self.source(source)
      try select(index, in: tabController(around: start), Cause(source: start.controller))
    }
  }

  func select(_ index: Int, in tab: TabBarController, _ cause: Cause) throws {
    guard tab.tabs.indices.contains(index) else {
      throw Refusal.Reason.noSuchTab(index: index, count: tab.tabs.count)
    }
    guard index != tab.selectedIndex else { return }
    try carryOut(
      [.select(index, old: tab.selectedIndex, in: tab)],
      TransitionContext(
        kind: .select,
        cause: cause,
        destination: tab.tabs[index],
        order: .selection
      )
    )
  }

  func tabController(around node: Node) throws(Refusal.Reason) -> TabBarController {
    if let tab = nearest(TabBarController.self, around: node) { return tab }
    throw .noContainer(kind: .tab, source: ControllerName.of(node.controller))
  }

  /// Does what a tap on a tab does: asks, selects and reports.
  ///
  /// A tap on the selected tab reports again, and pops a stack in it to its root.
  ///
  /// - Parameters:
  ///   - index: The tab, from 0.
  ///   - source: A controller inside the tab controller, or that itself; by default the visible one.
  /// - Throws: ``Refusal`` when there is no such tab, or when the delegate says no.
  public func tap(tab index: Int, from source: (any Controller)? = nil) throws {
    try attempt("tap tab \(index)") {
      try gate(later: { graph in try graph.tap(tab: index, from: source) })
      let start = try self.source(source)
      let tab = try tabController(around: start)
      guard tab.tabs.indices.contains(index) else {
        throw Refusal.Reason.noSuchTab(index: index, count: tab.tabs.count)
      }
      let isWanted = holding("tap") { tab.delegate?.shouldSelect(index, in: tab) ?? true }
      guard isWanted else { throw Refusal.Reason.selectionNotWanted(index: index) }
      let cause = Cause(source: start.controller)
      if index != tab.selectedIndex {
        try select(index, in: tab, cause)
      } else if let navigation = tab.tabs[index] as? NavigationController {
        try pop(navigation.stack.count - 1, from: navigation, cause)
      }
      tab.delegate?.didSelect(index, in: tab)
    }
  }
}
