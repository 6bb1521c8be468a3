extension ControllerGraph {
  /// Sets or empties a column of the split controller around a source.
  ///
  /// A plain controller gets a stack, except in the compact column, and unless the
  /// ``SplitViewController/style`` is unspecified. In compact width, a collapsed column changes on the stack
  /// if it is there. Otherwise ``show(_:from:)-(SplitViewController.Column,_)`` pushes its new controller.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - controller: The new controller of the column, which must not be in the graph, or `nil`.
  ///   - source: The split controller, or a controller inside it; by default the visible controller.
  /// - Throws: ``Refusal`` when there is no split controller.
  public func setColumn(
    _ column: SplitViewController.Column,
    to controller: (any Controller)?,
    from source: (any Controller)? = nil
  ) throws {
    try request(
      "set the \(column.rawValue) column",
      changing: container(SplitViewController.self, around: source)
    ) { graph in
      let start = try graph.source(source)
      let split = try graph.splitController(around: start)
      try graph.setColumn(column, of: split, to: controller, from: start)
    }
  }

  func setColumn(
    _ column: SplitViewController.Column,
    of split: SplitViewController,
    to controller: (any Controller)?,
    from start: Node,
    _ origin: TransitionOrigin? = nil
  ) throws {
    let old = split.columns[column]
    let isCollapsed =
      width == .compact && old == nil && (column == .supplementary || column == .detail)
      && split.compact == nil && split.primary != nil
    let current = [old ?? split.collapsed[column], split.controller(in: column)]
    let isEmpty = old == nil && !isCollapsed
    if controller == nil && isEmpty || current.contains(where: { $0 === controller }) { return }
    var changes: [ControllerChange] = []
    var new: (any Controller)?
    if let controller {
      new = column == .compact ? controller : split.columnController(controller)
      changes = try departure(of: controller, in: new, to: require(split.controller))
    }
    if isCollapsed {
      changes += try collapsedChanges(column, of: split, to: new, leaving: controller)
    } else {
      changes.append(.column(column, new, of: split.controller))
    }
    try carryOut(
      changes,
      TransitionContext(kind: .column, source: start, origin: origin, destination: new)
    )
  }

  /// The changes that set a collapsed column: on the stack only in the place of its old controller.
  ///
  /// - Parameter departing: The controller for the column, which may be elsewhere on the stack.
  private func collapsedChanges(
    _ column: SplitViewController.Column,
    of split: SplitViewController,
    to new: (any Controller)?,
    leaving departing: (any Controller)?
  ) throws(Refusal.Reason) -> [ControllerChange] {
    let keeping = ControllerChange.keep(new, as: column, of: split.controller)
    // A window's framework changes its stack itself.
    guard let stack = split.collapsingStack else { return [keeping] }
    if let container = new?.asContainer,
      let objection = stack.objection(to: container, in: split)
    {
      throw objection
    }
    guard windowState == nil,
      let old = split.collapsed[column], split.indexOnStack(old) != nil
    else { return [keeping] }
    let controllers = stack.stack.filter { $0 !== departing }
      .flatMap { $0 === old ? new.map { [$0] } ?? [] : [$0] }
    return [keeping, .stack(controllers, of: stack.controller)]
  }

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

  /// Changes the horizontal size class, as a rotation or a resized window does.
  ///
  /// In compact width, a split controller whose primary column is a stack pushes its other columns on
  /// that stack, unless its ``SplitViewController/Delegate`` sets them aside. Without such a stack it sets them
  /// aside itself. In regular width, the top of the stack becomes the detail again, unless it is the root, and
  /// columns that were set aside return. An outer split controller changes before those inside it, because
  /// traits are passed on from parent to child. Those in a column that it sets aside, or in a primary
  /// controller that its delegate replaces, stay as they are.
  ///
  /// - Throws: ``Refusal`` during a transition, unless the policy queues requests.
  /// - Complexity: O(*n*) in the number of controllers.
  public func resize(to newWidth: SizeClass) throws {
    try request("resize to", newWidth.rawValue) { graph in
      try graph.refuseInWindow()
      guard newWidth != graph.width else { return }
      let (splits, changes) = graph.splitsAndChanges(resizingTo: newWidth)
      // The delegate may give any controller.
      for case .column(_, let new?, _) in changes where !graph.contains(new) {
        if splits.allSatisfy({ $0.column(keeping: new) == nil }) {
          try graph.validateInsertion(new)
        }
      }
      try graph.carryOut(
        [.width(newWidth)] + changes,
        TransitionContext(
          kind: .resize,
          completion: Self.whenOver {
            for split in splits {
              let isCompact = newWidth == .compact
              isCompact ? split.delegate?.didCollapse(split) : split.delegate?.didExpand(split)
            }
          }
        )
      )
    }
  }

  /// The split controllers that the new width reaches, the outer ones first, and their changes.
  private func splitsAndChanges(
    resizingTo newWidth: SizeClass
  ) -> ([SplitViewController], [ControllerChange]) {
    var splits: [SplitViewController] = []
    var changes: [ControllerChange] = []
    var setAside: Set<ObjectIdentifier> = []
    for node in survey().controllers.compactMap(node(of:)) {
      let enclosing = sequence(first: node, next: \.enclosing)
      guard let split = node.split, !enclosing.contains(where: { setAside.contains($0.id) })
      else { continue }
      splits.append(split)
      for change in split.changes(resizingTo: newWidth) {
        changes.append(change)
        switch change {
        case .column(let column, let new, _):
          if let child = split.columns[column] { setAside.insert(ObjectIdentifier(child)) }
          if let new { setAside.remove(ObjectIdentifier(new)) }
        case .push(let pushed, _): setAside.remove(ObjectIdentifier(pushed))
        default: break
        }
      }
    }
    return (splits, changes)
  }
}
