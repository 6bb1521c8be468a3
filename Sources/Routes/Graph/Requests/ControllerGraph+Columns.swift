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
      let parent = try require(split.controller)
      let departing = try departures(of: [controller], to: parent)
      let column = column == .compact ? controller : split.columnController(controller)
      try validateInsertion(column, into: parent, leaving: departing.members(of: controller))
      (new, changes) = (column, departing.changes)
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
}
