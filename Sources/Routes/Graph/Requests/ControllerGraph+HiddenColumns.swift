extension ControllerGraph {
  /// Hides a column, like `hide(_:)` of UIKit.
  ///
  /// In regular width, the columns before it are hidden, too. In compact width, the column is popped off the
  /// stack of a collapsed split controller if it is on top. Otherwise nothing changes, with a
  /// ``Warning/columnUnchanged(_:)``: the last column is always visible in regular width, and the first one
  /// always on the stack.
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
      if graph.width == .regular {
        guard let index = split.sidebars.firstIndex(of: column) else {
          return graph.warn(.columnUnchanged(column))
        }
        let columns = split.hiddenColumns.union(split.sidebars[...index])
        return try graph.setHidden(columns, of: split, from: start)
      }
      guard let stack = split.collapsingStack, let controller = split.collapsed[column] else {
        return graph.warn(.columnUnchanged(column))
      }
      guard let index = split.indexOnStack(controller) else { return }
      guard index == stack.stack.count - 1 else { return graph.warn(.columnUnchanged(column)) }
      try graph.pop(1, from: stack, source: start)
    }
  }

  /// Shows a column, like `show(_:)` of UIKit.
  ///
  /// In regular width a hidden column becomes visible, and so do the columns after it. In compact width, the
  /// stack of a collapsed split controller is popped to the column's controller. If that is not on the stack,
  /// it is pushed, after the column before it. A column without a controller does not change, nor does one
  /// that is not on a stack, both with a ``Warning/columnUnchanged(_:)``.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - source: The split controller, or a controller inside it; by default the visible controller.
  /// - Throws: ``Refusal`` when there is no split controller, and when its controller is elsewhere in the graph.
  public func show(_ column: SplitViewController.Column, from source: (any Controller)? = nil)
    throws
  {
    try request("show the \(column.rawValue) column") { graph in
      let start = try graph.source(source)
      let split = try graph.splitController(around: start)
      if graph.width == .regular {
        guard let index = split.sidebars.firstIndex(of: column) else {
          if column != .detail { graph.warn(.columnUnchanged(column)) }
          return
        }
        let columns = split.hiddenColumns.subtracting(split.sidebars[index...])
        return try graph.setHidden(columns, of: split, from: start)
      }
      guard let stack = split.collapsingStack else {
        return graph.warn(.columnUnchanged(column))
      }
      try graph.showCollapsed(column, of: split, on: stack, from: start)
    }
  }

  func splitController(around node: Node) throws(Refusal.Reason) -> SplitViewController {
    if let split = nearest(SplitViewController.self, around: node) { return split }
    throw .container(.missing(kind: .split, source: node.name))
  }

  private func setHidden(
    _ columns: Set<SplitViewController.Column>,
    of split: SplitViewController,
    from start: Node
  ) throws {
    guard columns != split.hiddenColumns else { return }
    if let delegate = split.delegate {
      exclusively("show or hide columns") {
        for column in split.sidebars {
          switch (columns.contains(column), split.hiddenColumns.contains(column)) {
          case (true, false): delegate.willHide(column, of: split)
          case (false, true): delegate.willShow(column, of: split)
          default: break
          }
        }
      }
    }
    try carryOut(
      [split.hiding(columns)],
      TransitionContext(kind: .column, source: start, destination: split.controller)
    )
  }

  private func showCollapsed(
    _ column: SplitViewController.Column,
    of split: SplitViewController,
    on stack: NavigationController,
    from start: Node
  ) throws {
    let height = stack.stack.count
    if column == .primary { return _ = try pop(height - 1, from: stack, source: start) }
    guard let controller = split.collapsed[column] else {
      return warn(.columnUnchanged(column))
    }
    if let index = split.indexOnStack(controller) {
      return _ = try pop(height - 1 - index, from: stack, source: start)
    }
    let parent = try require(stack.controller)
    let between: [SplitViewController.Column] = column == .detail ? [.supplementary] : []
    let pushed = (between + [column]).compactMap { split.collapsed[$0] }.filter {
      split.indexOnStack($0) == nil
    }
    for controller in pushed { try validateInsertion(controller, into: parent) }
    try carryOut(
      pushed.map { .push($0, onto: parent.controller) },
      TransitionContext(kind: .push, source: start, destination: controller)
    )
  }
}
