extension ControllerGraph {
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
      try validateInsertion(child)
      try carryOut([.embed(child, in: parent)], TransitionContext(kind: .embed, destination: child))
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
      try carryOut(
        [.unembed(child, from: parent)],
        TransitionContext(kind: .embed, destination: child)
      )
    }
  }
}
