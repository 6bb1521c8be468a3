extension ControllerGraph {
  /// Selects a tab from code. The delegate is neither asked nor informed.
  ///
  /// ```swift
  /// try graph.select(tab: 1)
  /// ```
  ///
  /// - Parameters:
  ///   - index: The tab, counted from 0.
  ///   - source: The tab controller, or a controller inside it; by default the visible controller.
  /// - Throws: ``Refusal`` when there is no tab controller, or no such tab.
  public func select(tab index: Int, from source: (any Controller)? = nil) throws {
    try request(
      "select tab",
      "\(index)",
      changing: container(TabBarController.self, around: source)
    ) { graph in
      let start = try graph.source(source)
      let tab = try graph.tabController(around: start, withTab: index)
      try graph.select(index, in: tab, source: start)
    }
  }

  /// Selects a tab from code by its controller, like `selectedViewController`.
  ///
  /// ```swift
  /// try graph.select(tab: profile)
  /// ```
  ///
  /// - Parameter tab: A child of a tab controller.
  /// - Throws: ``Refusal`` when the controller is not a tab.
  public func select(tab: any Controller) throws {
    try request("select tab", ControllerName.of(tab), changing: node(of: tab)?.parent?.controller) {
      graph in
      let (node, index, tabs) = try graph.place(ofTab: tab)
      try graph.select(index, in: tabs, source: node)
    }
  }

  /// Sets the tabs around a source. The delegate is neither asked nor informed.
  ///
  /// The selected controller stays selected. If it is no longer a tab, the tab at its index is
  /// selected, or else the first one.
  ///
  /// - Parameters:
  ///   - tabs: The controllers, in the order of their tabs. Old ones may stay, and children of other
  ///     containers leave these.
  ///   - source: The tab controller, or a controller inside it; by default the visible controller.
  /// - Throws: ``Refusal`` when there is no tab controller, when a controller occurs twice, and when
  ///   one is the root or presented.
  /// - Complexity: O(*n*) in the number of tabs.
  public func setTabs(_ tabs: [any Controller], from source: (any Controller)? = nil) throws {
    try request(
      "set tabs",
      "\(tabs.count)",
      changing: container(TabBarController.self, around: source)
    ) { graph in
      let tab = try graph.tabController(around: graph.source(source))
      try graph.arrange(tabs, content: tab.position(ofSelectedIn: tabs), in: tab, .tabs)
    }
  }

  /// Selects a tab as a user's tap does: the delegate is asked before, and informed afterwards.
  ///
  /// A tap on the selected tab informs the delegate again, and pops the tab's stack to its root. A
  /// controller with an only child passes it on to that.
  ///
  /// - Parameters:
  ///   - index: The tab, counted from 0.
  ///   - source: The tab controller, or a controller inside it, also one presented in a context there; by
  ///     default the visible controller.
  /// - Throws: ``Refusal`` when there is no such tab, when the tab bar is hidden or below a presentation,
  ///   or when the delegate declines.
  public func tap(tab index: Int, from source: (any Controller)? = nil) throws {
    try tap(tab: index, from: source, needsBar: true)
  }

  /// - Parameter needsBar: Whether a hidden tab bar keeps a user from tapping.
  package func tap(tab index: Int, from source: (any Controller)?, needsBar: Bool) throws {
    try request("tap tab", "\(index)") { graph in
      try graph.refuseInWindow()
      var start = try graph.source(source)
      // The bar stays in reach behind a presentation in a context.
      while graph.nearest(TabBarController.self, around: start) == nil,
        start.presentationRoot.style.isInContext, let presenter = start.presentationRoot.presenter
      {
        start = presenter
      }
      let tab = try graph.tabController(around: start, withTab: index)
      try graph.askAndTap(index, in: tab, needsBar: needsBar)
    }
  }

  /// Selects a tab as a user's tap does, by its controller.
  ///
  /// - Parameter tab: A child of a tab controller.
  /// - Throws: ``Refusal`` when the controller is not a tab, when the tab bar is hidden or below a
  ///   presentation, or when the delegate declines.
  public func tap(tab: any Controller) throws {
    try request("tap tab", ControllerName.of(tab)) { graph in
      try graph.refuseInWindow()
      let (_, index, tabs) = try graph.place(ofTab: tab)
      try graph.askAndTap(index, in: tabs)
    }
  }

  /// Asks the delegate, and taps the tab if it agrees.
  private func askAndTap(_ index: Int, in tab: TabBarController, needsBar: Bool = true) throws {
    let node = try require(tab.controller)
    try checkReach(of: node)
    if needsBar, let objection = objection(toTapIn: node) { throw objection }
    if width == .compact, tab.tabs.count > 5, index > 3 {
      warn(.tabUnderMore(index: index, count: tab.tabs.count))
    }
    guard let delegate = tab.delegate else { return try tap(index, in: tab) }
    let asked = tab.tabs[index]
    try asking("tap tab", "\(index)") {
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

  private func tap(_ index: Int, in tab: TabBarController) throws {
    let node = try require(tab.controller)
    if index != tab.selectedIndex {
      try select(index, in: tab, source: node)
    } else if let navigation = stack(inOnlyChildrenOf: tab.tabs[index]) {
      try pop(navigation.stack.count - 1, from: navigation, source: node)
    }
    followingUp { tab.delegate?.didSelect(index, in: tab) }
  }

  private func select(_ index: Int, in tab: TabBarController, source: Node) throws {
    guard index != tab.selectedIndex else { return }
    try carryOut(
      [.select(index: index, in: tab.controller)],
      TransitionContext(
        kind: .select,
        source: source,
        destination: tab.tabs[index]
      )
    )
  }

  private func place(
    ofTab controller: any Controller
  ) throws(Refusal.Reason) -> (node: Node, index: Int, tabs: TabBarController) {
    let node = try require(controller)
    guard let tabs = node.parent?.tabs,
      let index = tabs.tabs.firstIndex(where: { $0 === node.controller })
    else { throw .container(.notATab(ControllerName.described(controller))) }
    return (node, index, tabs)
  }

  /// The stack of a tab, also inside controllers with an only child.
  private func stack(inOnlyChildrenOf tab: any Controller) -> NavigationController? {
    var current = node(of: tab)
    while let node = current {
      if let navigation = node.stack { return navigation }
      let children = node.children + node.embedded
      current = children.count == 1 ? self.node(of: children[0]) : nil
    }
    return nil
  }

  /// - Parameter index: The index of a tab that the tab controller must have.
  private func tabController(
    around node: Node,
    withTab index: Int? = nil
  ) throws(Refusal.Reason) -> TabBarController {
    guard let tab = nearest(TabBarController.self, around: node) else {
      throw .container(.missing(kind: .tab, source: node.name))
    }
    if tab.isFixed {
      throw .container(.tabsOfApp(container: ControllerName.described(tab.controller)))
    }
    if let index, !tab.tabs.indices.contains(index) {
      throw .container(.noSuchTab(index: index, count: tab.tabs.count))
    }
    return tab
  }
}
