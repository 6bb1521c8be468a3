extension ControllerGraph {
  /// Sets the window's root, in the place of everything that is there.
  ///
  /// - Throws: ``Refusal`` when a controller stands twice in the new hierarchy.
  /// - Complexity: O(*n*) in the number of controllers that come and go.
  public func setRoot(_ controller: any Controller) throws {
    try attempt("set \(ControllerName.of(controller)) as root") {
      try gate(later: { graph in try graph.setRoot(controller) })
      try validateInsertion(controller, leaving: Set(nodes.values.map(\.id)))
      try carryOut(
        [.root(old: root, new: controller)],
        TransitionContext(kind: .root, destination: controller)
      )
    }
  }
}
