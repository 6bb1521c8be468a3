extension ControllerGraph {
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
      try gate(later: { graph in try graph.arrange(children, content: content, in: container) })
      _ = try require(container)
      if let content, !children.indices.contains(content) {
        throw Refusal.Reason.noSuchChild(index: content, count: children.count)
      }
      try arrange(
        .init(children: children, content: content.map { children[$0] }),
        in: ArrangedCustomContainer(container),
        TransitionContext(kind: .arrange)
      )
    }
  }

  /// Arranges a container's children, each there already or new.
  func arrange(
    _ new: HierarchyChange.Arrangement,
    in container: any ArrangedContainer,
    _ plan: TransitionContext
  ) throws {
    let old = container.arrangement
    try check(new.children, in: container.controller, replacing: old.children) {
      child throws(Refusal.Reason) in try validateInsertion(child)
    }
    var plan = plan
    plan.destination = new.content
    try carryOut([.arrange(old: old, new: new, of: container)], plan)
  }
}
