extension ControllerGraph {
  /// Changes the horizontal size class, as a rotation or a resized window does.
  ///
  /// Going compact, a split controller whose primary column is a stack puts its detail on that
  /// stack; going regular, what lies on top of the stack's root becomes the detail again. UIKit asks
  /// its delegate and does this when nobody answers.
  ///
  /// - Throws: ``Refusal`` while a transition is under way and the policy does not let this wait.
  /// - Complexity: O(*n*) in the number of controllers.
  public func resize(to newWidth: Width) throws {
    try attempt("resize to \(newWidth.rawValue)") {
      try gate(later: { graph in try graph.resize(to: newWidth) })
      guard newWidth != width else { return }
      let splits = nodes.values.sorted { $0.serial < $1.serial }.compactMap { node in
        if case .split(let split) = node.role { split } else { nil }
      }
      let moves = splits.flatMap { newWidth == .compact ? collapse($0) : expand($0) }
      try carryOut([.width(old: width, new: newWidth)] + moves, Plan(kind: .resize))
    }
  }

  private func collapse(_ split: SplitViewController) -> [Edit] {
    guard let primary = split.primary as? NavigationController, let detail = split.detail else {
      return []
    }
    return [
      .column(.detail, old: detail, new: nil, of: split), .push(detail, onto: primary),
    ]
  }

  private func expand(_ split: SplitViewController) -> [Edit] {
    guard let primary = split.primary as? NavigationController, split.detail == nil,
      primary.stack.count > 1, let top = primary.top
    else { return [] }
    return [
      .pop([top], from: primary), .column(.detail, old: nil, new: top, of: split),
    ]
  }
}
