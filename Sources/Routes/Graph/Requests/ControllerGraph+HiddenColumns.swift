extension ControllerGraph {
  /// Hides a column in regular width, and the columns before it, like `hide(_:)` of UIKit.
  ///
  /// The last column is always visible, and in compact width nothing changes.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - source: The split controller, or a controller inside it; by default the visible controller.
  /// - Throws: ``Refusal`` when there is no split controller.
  public func hide(_ column: SplitViewController.Column, from source: (any Controller)? = nil)
    throws
  {
    try request("hide the \(column.rawValue) column") { graph in
      let start = try graph.source(source)
      let split = try graph.splitController(around: start)
      guard graph.width == .regular, let index = split.sidebars.firstIndex(of: column) else {
        return
      }
      let columns = split.hiddenColumns.union(split.sidebars[...index])
      try graph.setHidden(columns, of: split, from: start)
    }
  }

  /// Shows a column, like `show(_:)` of UIKit.
  ///
  /// In regular width a hidden column becomes visible, and so do the columns after it. In compact width,
  /// the stack of a collapsed split controller is popped to the column's controller. A controller that
  /// the ``SplitViewController/Delegate`` has set aside is pushed instead.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - source: The split controller, or a controller inside it; by default the visible controller.
  /// - Throws: ``Refusal`` when there is no split controller.
  public func show(_ column: SplitViewController.Column, from source: (any Controller)? = nil)
    throws
  {
    try request("show the \(column.rawValue) column") { graph in
      let start = try graph.source(source)
      let split = try graph.splitController(around: start)
      guard graph.width == .compact else {
        guard let index = split.sidebars.firstIndex(of: column) else { return }
        let columns = split.hiddenColumns.subtracting(split.sidebars[index...])
        return try graph.setHidden(columns, of: split, from: start)
      }
      guard split.compact == nil, let primary = split.primary,
        let stack = graph.node(of: primary)?.container as? NavigationController
      else { return }
      try graph.showCollapsed(column, of: split, on: stack, from: start)
    }
  }

  func splitController(around node: Node) throws(Refusal.Reason) -> SplitViewController {
    if let split = nearest(SplitViewController.self, around: node) { return split }
    throw .container(.missing(kind: .split, source: ControllerName.of(node.controller)))
  }

  private func setHidden(
    _ columns: Set<SplitViewController.Column>,
    of split: SplitViewController,
    from start: Node
  ) throws {
    guard columns != split.hiddenColumns else { return }
    try carryOut(
      [.hide(SplitViewController.Column.allCases.filter(columns.contains), of: split.controller)],
      TransitionContext(kind: .column, source: start, destination: split.controller)
    )
  }

  private func showCollapsed(
    _ column: SplitViewController.Column,
    of split: SplitViewController,
    on stack: NavigationController,
    from start: Node
  ) throws {
    if let controller = split.setAside[column], !contains(controller) {
      try validateInsertion(controller, into: require(stack.controller))
      split.setAside[column] = nil
      split.remember(controller, of: column, true)
      return try carryOut(
        [.push(controller, onto: stack.controller)],
        TransitionContext(kind: .push, source: start, destination: controller)
      )
    }
    let index: Int? =
      switch column {
      case .primary: 0
      case .supplementary: split.indexOfSupplementary(on: stack)
      case .detail, .compact: nil
      }
    guard let index else { return }
    try pop(stack.stack.count - 1 - index, from: stack, source: start)
  }
}
