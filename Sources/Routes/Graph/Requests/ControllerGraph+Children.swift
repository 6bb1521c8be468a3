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
}
