extension ControllerGraph {
  /// Shows a controller as the detail of the nearest split controller.
  ///
  /// Without a split controller it is presented. In compact width the columns are one: the
  /// controller goes on the primary column's stack, a navigation controller too, as UIKit does for
  /// a collapsed split controller alone; where the primary column is no stack, it is shown as by
  /// ``show(_:from:)``.
  ///
  /// - Parameters:
  ///   - controller: The controller to show; it must not be in the graph.
  ///   - source: Who asks; by default the visible controller.
  /// - Throws: ``Refusal``, as pushing and ``present(_:from:style:)`` do.
  public func showDetail(_ controller: any Controller, from source: (any Controller)? = nil) throws
  {
    try attempt("show \(ControllerName.of(controller)) as detail") {
      let signature = signature(of: controller, source)
      try gate(
        signature,
        later: { graph in try graph.showDetail(controller, from: source) }
      )
      let start = try self.source(source)
      let cause = Cause(source: start.controller, signature: signature)
      try showDetail(controller, from: start, style: .automatic, cause)
    }
  }

  func showDetail(
    _ controller: any Controller,
    from start: Node,
    style: PresentationStyle,
    _ cause: @autoclosure () -> Cause
  ) throws {
    guard let split = nearest(SplitViewController.self, around: start) else {
      return try present(controller, from: start, style: style, cause())
    }
    if width == .regular { return try setColumn(.detail, of: split, to: controller, cause()) }
    guard let navigation = split.primary as? NavigationController else {
      return try show(controller, from: start, style: style, cause())
    }
    try validateInsertion(controller)
    try carryOut(
      [.push(controller, onto: navigation)],
      TransitionContext(kind: .push, cause: cause(), destination: controller)
    )
  }

  /// Sets or empties a column of the split controller around a source.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - controller: The controller to put there, which must not be in the graph, or `nil`.
  ///   - source: A controller inside the split controller, or that itself; by default the visible
  ///     one.
  /// - Throws: ``Refusal`` when there is no split controller.
  public func setColumn(
    _ column: SplitColumn,
    to controller: (any Controller)?,
    from source: (any Controller)? = nil
  ) throws {
    try attempt("set the \(column.rawValue) column") {
      try gate(later: { graph in try graph.setColumn(column, to: controller, from: source)
      })
      let start = try self.source(source)
      guard let split = nearest(SplitViewController.self, around: start) else {
        throw Refusal.Reason.noContainer(
          kind: .split,
          source: ControllerName.of(start.controller)
        )
      }
      try setColumn(column, of: split, to: controller, Cause(source: start.controller))
    }
  }

  func setColumn(
    _ column: SplitColumn,
    of split: SplitViewController,
    to controller: (any Controller)?,
    _ cause: @autoclosure () -> Cause
  ) throws {
    let old = split.controller(in: column)
    if let controller {
      if controller === old { return }
      try validateInsertion(controller)
    } else if old == nil {
      return
    }
    try carryOut(
      [.column(column, old: old, new: controller, of: split)],
      TransitionContext(kind: .column, cause: cause(), destination: controller)
    )
  }
}
