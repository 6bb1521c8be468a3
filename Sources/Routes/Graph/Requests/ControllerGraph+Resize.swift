extension ControllerGraph {
  /// Changes the horizontal size class, as a rotation or a resized window does.
  ///
  /// Going compact, a split controller whose primary column is a stack puts its detail on that
  /// stack; going regular, what lies on top of the stack's root becomes the detail again. UIKit asks
  /// its delegate and does this when nobody answers.
  ///
  /// - Throws: ``Refusal`` while a transition is under way and the policy does not let this wait.
  /// - Complexity: O(*n*) in the number of controllers.
  public func resize(to newWidth: HorizontalSizeClass) throws {
    try attempt("resize to \(newWidth.rawValue)") {
      try gate(later: { graph in try graph.resize(to: newWidth) })
      guard newWidth != width else { return }
      let containers = nodes.values.filter { $0.container != nil }
        .sorted { $0.serial < $1.serial }.compactMap(\.container)
      let moves = containers.flatMap { $0.changes(resizingTo: newWidth) }
      try carryOut([.width(old: width, new: newWidth)] + moves, TransitionContext(kind: .resize))
    }
  }
}
