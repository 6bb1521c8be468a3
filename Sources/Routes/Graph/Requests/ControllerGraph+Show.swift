extension ControllerGraph {
  /// Shows a controller in the way of what is around the source.
  ///
  /// The nearest container that handles it decides: a navigation controller pushes (and presents
  /// what is itself a navigation controller), a split controller makes it the primary one where
  /// there is room and presents it where there is none. If nobody handles it, it is presented.
  ///
  /// - Parameters:
  ///   - controller: The controller to show; it must not be in the graph.
  ///   - source: Who asks; by default the visible controller.
  /// - Throws: ``Refusal``, as pushing and ``present(_:from:style:)`` do.
  public func show(_ controller: any Controller, from source: (any Controller)? = nil) throws {
    try attempt("show \(ControllerName.of(controller))") {
      let signature = signature(of: controller, source)
      try gate(signature, later: { graph in try graph.show(controller, from: source) })
      let start = try self.source(source)
      let cause = Cause(source: start.controller, signature: signature)
      try show(controller, from: start, style: .automatic, cause)
    }
  }

  func show(
    _ controller: any Controller,
    from start: Node,
    style: PresentationStyle,
    _ cause: @autoclosure () -> Cause
  ) throws {
    for node in ancestors(of: start) {
      switch node.container?.showing(controller, in: width) {
      case .push(let navigation)?: return try push(controller, onto: navigation, cause())
      case .column(let column, let split)?:
        return try setColumn(column, of: split, to: controller, cause())
      case .presentation?: return try present(controller, from: start, style: style, cause())
      case nil: continue
      }
    }
    try present(controller, from: start, style: style, cause())
  }
}
