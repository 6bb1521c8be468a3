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
      Plan(kind: .select, cause: cause, destination: tab.tabs[index], order: .selection)
    )
  }

  func tabController(around node: Node) throws(Refusal.Reason) -> TabBarController {
    for case .tab(let tab) in ancestors(of: node).lazy.map(\.role) { return tab }
    throw .noContainer(kind: .tab, source: ControllerName.of(node.controller))
  }

  /// Turns a page controller to other pages.
  ///
  /// - Parameters:
  ///   - page: The page controller.
  ///   - pages: The pages that are in front from now on.
  /// - Throws: ``Refusal`` when a page stands elsewhere in the graph, or twice.
  public func turn(_ page: PageViewController, to pages: [any Controller]) throws {
    try attempt("turn \(ControllerName.of(page))") {
      try gate(later: { graph in try graph.turn(page, to: pages) })
      _ = try require(page)
      try check(pages, in: page, replacing: page.pages) { child throws(Refusal.Reason) in
        try checkNewcomer(child)
      }
      try carryOut(
        [.pages(old: page.pages, new: pages, of: page)],
        Plan(kind: .turn, destination: pages.first)
      )
    }
  }

  /// Sets the children of an own container, and which of them is in front.
  ///
  /// - Parameters:
  ///   - children: The children, in the container's order.
  ///   - content: The position of the one in front; `nil` for none.
  ///   - container: The container.
  /// - Throws: ``Refusal`` when a child stands elsewhere in the graph, or twice, or when there is no
  ///   such position.
  public func arrange(
    _ children: [any Controller],
    content: Int?,
    in container: any ArrangeableContainer
  ) throws {
    try attempt("arrange \(ControllerName.of(container))") {
      try gate(later: { graph in try graph.arrange(children, content: content, in: container)
      })
      _ = try require(container)
      if let content, !children.indices.contains(content) {
        throw Refusal.Reason.noSuchChild(index: content, count: children.count)
      }
      try check(children, in: container, replacing: container.children) {
        child throws(Refusal.Reason) in try checkNewcomer(child)
      }
      let old = Edit.Arrangement(children: container.children, content: container.content)
      let new = Edit.Arrangement(children: children, content: content.map { children[$0] })
      try carryOut(
        [.arrange(old: old, new: new, of: container)],
        Plan(kind: .arrange, destination: new.content)
      )
    }
  }

  /// Embeds a child in a controller, as a container view does.
  ///
  /// - Parameters:
  ///   - child: The controller to embed; it must not be in the graph.
  ///   - parent: The controller that embeds it.
  /// - Throws: ``Refusal`` when the child is in the graph already.
  public func embed(_ child: any Controller, in parent: any Controller) throws {
    try attempt("embed \(ControllerName.of(child))") {
      try gate(later: { graph in try graph.embed(child, in: parent) })
      _ = try require(parent)
      try checkNewcomer(child)
      try carryOut([.embed(child, in: parent)], Plan(kind: .embed, destination: child))
    }
  }

  /// Takes an embedded child out of its parent, which tells it only afterwards.
  ///
  /// - Throws: ``Refusal`` when the controller is not embedded.
  public func removeFromParent(_ child: any Controller) throws {
    try attempt("remove \(ControllerName.of(child)) from its parent") {
      try gate(later: { graph in try graph.removeFromParent(child) })
      guard let parent = parent(of: child), let node = node(of: parent),
        node.embedded.contains(where: { $0 === child })
      else { throw Refusal.Reason.notInGraph(ControllerName.of(child)) }
      try carryOut([.unembed(child, from: parent)], Plan(kind: .embed, destination: child))
    }
  }
}
