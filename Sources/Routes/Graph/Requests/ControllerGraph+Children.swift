extension ControllerGraph {
  /// Sets the children of one of the app's containers, and the one in front.
  ///
  /// - Parameters:
  ///   - children: The children, in the container's order. Children of other containers leave them.
  ///   - content: The position of the child in front; `nil` for none.
  ///   - container: The container.
  /// - Throws: ``Refusal`` when a child is the root or presented, or occurs twice, or when there is no
  ///   such position.
  public func arrange(
    _ children: [any Controller],
    content: Int?,
    in container: any ArrangeableContainer
  ) throws {
    try request("arrange", ControllerName.of(container), changing: container) { graph in
      let node = try graph.require(container)
      guard let arranged = node.container as? ArrangedCustomContainer else {
        throw Refusal.Reason.controller(.notInGraph(ControllerName.of(container)))
      }
      guard container.childControllers.elementsEqual(arranged.children, by: { $0 === $1 }) else {
        throw Refusal.Reason.container(.unstableChildren(container: arranged.name))
      }
      if let content, !children.indices.contains(content) {
        throw Refusal.Reason.container(.noSuchChild(index: content, count: children.count))
      }
      try graph.arrange(children, content: content, in: arranged, .arrange)
    }
  }

  /// Sets the children of a container of the graph, and the position of the child in front.
  func arrange(
    _ new: [any Controller],
    content: Int?,
    in container: any ArrangedContainer,
    _ kind: Transition.Kind,
    isInteractive: Bool = false,
    before: () -> Void = {},
    completion: ((Bool) -> Void)? = nil
  ) throws {
    let old = container.children
    let parent = try require(container.controller)
    let departing = try departures(of: new.without(old), to: parent)
    try validate(new, replacing: old) { child throws(Refusal.Reason) in
      try validateInsertion(child, into: parent, leaving: departing.members(of: child))
    }
    before()
    try carryOut(
      departing.changes + [.arrange(new, content: content, of: parent.controller)],
      TransitionContext(
        kind: kind,
        destination: content.map { new[$0] },
        isInteractive: isInteractive,
        completion: completion
      )
    )
  }

  /// Embeds a child in a controller, as a container view does. Nothing changes if it is embedded there.
  ///
  /// - Parameters:
  ///   - child: The controller to embed. A child of another container leaves that.
  ///   - parent: The controller that embeds it.
  /// - Throws: ``Refusal`` when the child is the root or presented, or contains the parent.
  public func embed(_ child: any Controller, in parent: any Controller) throws {
    try request("embed", ControllerName.of(child), changing: parent) { graph in
      if try graph.require(parent).embeds(child) { return }
      try graph.embed(child, in: parent, nil)
    }
  }

  func embed(_ child: any Controller, in parent: any Controller, _ origin: TransitionOrigin?) throws
  {
    let departing = try departures(of: [child], to: require(parent))
    try validateInsertion(child, leaving: departing.members(of: child))
    try carryOut(
      departing.changes + [.embed(child, in: parent)],
      TransitionContext(kind: .embed, origin: origin, destination: child)
    )
  }

  /// Turns a page controller to other pages.
  ///
  /// - Parameters:
  ///   - page: The page controller.
  ///   - pages: The pages to show.
  /// - Throws: ``Refusal`` when a page is the root or presented, or occurs twice, and when the
  ///   spine needs another number of pages.
  public func turn(_ page: PageViewController, to pages: [any Controller]) throws {
    try turnPages(of: page, to: pages)
  }

  /// Turns a page controller, which may be one of another framework.
  package func turnPages(of page: any Controller, to pages: [any Controller]) throws {
    try request("turn", ControllerName.of(page), changing: page) { graph in
      guard let container = try graph.require(page).container as? PageViewController else {
        throw Refusal.Reason.controller(.notInGraph(ControllerName.of(page)))
      }
      if let objection = container.objection(toCount: pages.count) { throw objection }
      try graph.arrange(pages, content: 0, in: container, .turn)
    }
  }

  /// Turns a page controller as a user's swipe does: the data source has the pages, and the delegate is
  /// informed before and after.
  ///
  /// ```swift
  /// let tour = PageViewController(page: city)
  /// try graph.swipe(.forward, in: tour)
  /// ```
  ///
  /// - Parameters:
  ///   - direction: The direction of the turn.
  ///   - page: The page controller.
  /// - Returns: The new pages in front; empty if the data source has none in that direction.
  /// - Throws: ``Refusal`` when there is no data source, when the pages are out of reach, and as
  ///   ``turn(_:to:)`` does.
  @discardableResult
  public func swipe(
    _ direction: PageViewController.Direction,
    in page: PageViewController
  ) throws -> [any Controller] {
    try swipe(direction, in: page, isInteractive: false)
  }

  /// Begins a user's turn that can be cancelled.
  ///
  /// - Parameters:
  ///   - direction: The direction of the turn.
  ///   - page: The page controller.
  /// - Returns: The new pages; empty if the data source has none in that direction.
  /// - Throws: The errors of ``swipe(_:in:)``.
  @discardableResult
  public func beginSwipe(
    _ direction: PageViewController.Direction,
    in page: PageViewController
  ) throws -> [any Controller] {
    try swipe(direction, in: page, isInteractive: true)
  }

  private func swipe(
    _ direction: PageViewController.Direction,
    in page: PageViewController,
    isInteractive: Bool
  ) throws -> [any Controller] {
    try requestNow("swipe \(direction)") {
      try refuseInWindow()
      try checkReach(of: require(page))
      guard let source = page.dataSource else {
        throw Refusal.Reason.container(.noDataSource(ControllerName.described(page)))
      }
      let old = page.pages
      var new: [any Controller] = []
      // A spine in the middle needs two pages.
      while new.count < old.count {
        let edge = direction == .forward ? new.last ?? old.last : new.first ?? old.first
        let next = edge.flatMap {
          direction == .forward
            ? source.page(after: $0, in: page) : source.page(before: $0, in: page)
        }
        guard let next else { return [] }
        new.insert(next, at: direction == .forward ? new.count : 0)
      }
      if new.isEmpty { return [] }
      try arrange(new, content: 0, in: page, .turn, isInteractive: isInteractive) {
        page.delegate?.willTurn(to: new, in: page)
      } completion: { isCompleted in
        page.delegate?.didTurn(from: old, in: page, isCompleted: isCompleted)
      }
      return new
    }
  }

  /// The changes by which controllers leave their parents, because another one gets them (rule 45).
  ///
  /// Like UIKit's `addChild`, a graph removes a child from its parent before it adds it to a second.
  /// Controllers that cannot be moved have no changes: those without a parent, and those around the
  /// new parent. The insertion refuses them.
  ///
  /// - Complexity: O(*n*) in the number of controllers, if one of them is in the graph.
  func departures(
    of controllers: [any Controller],
    to parent: Node
  ) throws(Refusal.Reason) -> Departing {
    var departing = Departing()
    var groups: [(parent: Node, children: [any Controller])] = []
    for controller in controllers {
      guard let node = node(of: controller), let former = node.parent, former !== parent,
        !parent.owners.contains(where: { $0 === node }),
        departing.members[ObjectIdentifier(controller)] == nil
      else { continue }
      departing.members[ObjectIdentifier(controller)] = members(of: node)
      if former.embeds(controller) {
        departing.changes.append(.unembed(controller))
      } else if let index = groups.firstIndex(where: { $0.parent === former }) {
        groups[index].children.append(controller)
      } else {
        groups.append((former, [controller]))
      }
    }
    for group in groups {
      departing.changes += try group.parent.container?.changes(removing: group.children) ?? []
    }
    return departing
  }

  /// Checks that a controller can be added to a parent, and returns the changes by which it leaves its own.
  ///
  /// - Parameter stack: A new stack around the controller, which is added in its place.
  func departure(
    of controller: any Controller,
    in stack: (any Controller)? = nil,
    to parent: Node
  ) throws(Refusal.Reason) -> [ControllerChange] {
    let departing = try departures(of: [controller], to: parent)
    let leaving = departing.members(of: controller)
    try validateInsertion(stack ?? controller, into: parent, leaving: leaving)
    return departing.changes
  }

  /// Controllers that leave their parents in the transition that adds them to others.
  struct Departing {
    var changes: [ControllerChange] = []
    /// The controllers that leave with each of them: its descendants, and their presentations.
    fileprivate(set) var members: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]

    /// The controllers that leave with a controller, itself included; empty for a new one.
    func members(of controller: any Controller) -> Set<ObjectIdentifier> {
      members[ObjectIdentifier(controller)] ?? []
    }
  }

  /// A node, its descendants, and their presentations.
  private func members(of root: Node) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var pending = [root]
    while let node = pending.popLast() {
      guard found.insert(node.id).inserted else { continue }
      pending += (node.children + node.embedded).compactMap { self.node(of: $0) }
      if let presented = node.presented { pending.append(presented) }
    }
    return found
  }
}

extension ControllerGraph {
  /// Removes a child from its parent: off a stack, from a tab bar controller, a column or a container
  /// of the app, or from the controller that embeds it.
  ///
  /// The child receives `didMove`, but no `willMove`.
  ///
  /// ```swift
  /// try graph.removeFromParent(profile)
  /// ```
  ///
  /// - Throws: ``Refusal`` when the controller has no parent, and when the parent's children are
  ///   fixed.
  public func removeFromParent(_ child: any Controller) throws {
    try request(
      "remove the child",
      ControllerName.of(child),
      changing: node(of: child)?.parent?.controller
    ) { graph in
      let node = try graph.require(child)
      guard let parent = node.parent else {
        throw Refusal.Reason.controller(.noParent(ControllerName.described(child)))
      }
      let changes =
        parent.embeds(node.controller)
        ? [.unembed(node.controller)]
        : try parent.container?.changes(removing: [node.controller]) ?? []
      try graph.carryOut(changes, TransitionContext(kind: .embed, destination: child))
    }
  }
}
