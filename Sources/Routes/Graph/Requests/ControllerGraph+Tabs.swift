extension ControllerGraph {
  /// Selects a tab from code. The delegate is neither asked nor informed.
  ///
  /// - Parameters:
  ///   - index: The tab, counted from 0.
  ///   - source: The tab controller, or a controller inside it; by default the visible controller.
  /// - Throws: ``Refusal`` when there is no tab controller, or no such tab.
  public func select(_ index: Int, from source: (any Controller)? = nil) throws {
    try request("select tab", "\(index)") { graph in
      let start = try graph.source(source)
      let tab = try graph.tabController(around: start, withTab: index)
      try graph.select(index, in: tab, source: start)
    }
  }

  /// Selects a tab as a user's tap does: the delegate is asked before, and informed afterwards.
  ///
  /// A tap on the selected tab informs the delegate again, and pops the tab's stack to its root.
  ///
  /// - Parameters:
  ///   - index: The tab, counted from 0.
  ///   - source: The tab controller, or a controller inside it; by default the visible controller.
  /// - Throws: ``Refusal`` when there is no such tab, when a presentation covers the tab bar, or when
  ///   the delegate declines.
  public func tap(tab index: Int, from source: (any Controller)? = nil) throws {
    try request("tap tab", "\(index)") { graph in
      try graph.refuseInWindow()
      let start = try graph.source(source)
      let tab = try graph.tabController(around: start, withTab: index)
      try graph.checkReach(of: graph.require(tab.controller))
      guard let delegate = tab.delegate else { return try graph.tap(index, in: tab) }
      let asked = tab.tabs[index]
      return try graph.asking("tap tab", "\(index)") {
        guard delegate.shouldSelect(index, in: tab) else {
          throw Refusal.Reason.container(.selectionDeclined(index: index))
        }
      } then: { graph in
        _ = try graph.require(tab.controller)
        guard let index = tab.tabs.firstIndex(where: { $0 === asked }) else {
          throw Refusal.Reason.container(.noSuchTab(index: index, count: tab.tabs.count))
        }
        try graph.tap(index, in: tab)
      }
    }
  }

  private func tap(_ index: Int, in tab: TabBarController) throws {
    let node = try require(tab.controller)
    if index != tab.selectedIndex {
      try select(index, in: tab, source: node)
    } else if let navigation = self.node(of: tab.tabs[index])?.container as? NavigationController {
      try pop(navigation.stack.count - 1, from: navigation, source: node)
    }
    followingUp { tab.delegate?.didSelect(index, in: tab) }
  }

  private func select(_ index: Int, in tab: TabBarController, source: Node) throws {
    guard index != tab.selectedIndex else { return }
    try carryOut(
      HierarchyChanges(.select(index, old: tab.selectedIndex, in: tab)),
      TransitionContext(
        kind: .select,
        source: source,
        destination: tab.tabs[index],
        order: .selection
      )
    )
  }

  /// The nearest tab controller, which must have a tab with the index.
  private func tabController(
    around node: Node,
    withTab index: Int
  ) throws(Refusal.Reason) -> TabBarController {
    guard let tab = nearest(TabBarController.self, around: node) else {
      throw .container(.missing(kind: .tab, source: ControllerName.of(node.controller)))
    }
    guard tab.tabs.indices.contains(index) else {
      throw .container(.noSuchTab(index: index, count: tab.tabs.count))
    }
    return tab
  }
}
