extension ControllerGraph {
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
