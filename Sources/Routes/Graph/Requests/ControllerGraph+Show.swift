extension ControllerGraph {
  /// Shows a controller as the containers around the source do, like `show(_:sender:)`.
  ///
  /// The nearest container that handles it decides; containers of the app are asked. A navigation controller pushes, but presents
  /// another navigation controller. A split controller sets its primary column in regular width, and
  /// presents in compact width. If no container handles it, the controller is presented.
  ///
  /// - Parameters:
  ///   - controller: The controller to show, which must not be in the graph.
  ///   - source: The controller that shows it; by default the visible controller.
  /// - Throws: ``Refusal``, as pushing and ``present(_:from:style:transitionStyle:completion:)`` do.
  public func show(_ controller: any Controller, from source: (any Controller)? = nil) throws {
    try request(
      "show",
      ControllerName.of(controller),
      RequestSignature(ExactString(ControllerName.of(controller)), from: source)
    ) { graph in
      try graph.show(controller, from: graph.source(source), style: .automatic)
    }
  }

  /// Shows a scene's controller as code does that pushes or presents it, or lets the containers decide.
  package func show(
    _ controller: any Controller,
    by kind: SegueKind,
    from source: any Controller,
    _ origin: TransitionOrigin
  ) throws {
    try request("show", ControllerName.of(controller)) { graph in
      let start = try graph.require(source)
      switch kind.role {
      case .push:
        try graph.push(controller, onto: graph.navigation(around: start), from: start, origin)
      case .show: try graph.show(controller, from: start, style: .automatic, origin)
      case .detail: try graph.showDetail(controller, from: start, style: .automatic, origin)
      default: try graph.present(controller, from: start, style: .automatic, origin)
      }
    }
  }

  func show(
    _ controller: any Controller,
    from start: Node,
    style: PresentationStyle,
    _ origin: TransitionOrigin? = nil,
    after asked: (any ContainerController)? = nil
  ) throws {
    for node in try ancestors(of: start, after: asked) {
      if let app = (node.container as? any CustomContainer)?.custom {
        let isHandled = { app.show(controller, from: start.controller) }
        return try asking("show", ControllerName.of(controller), handledBy: isHandled) { graph in
          let start = try graph.require(start.controller)
          try graph.show(controller, from: start, style: style, origin, after: app)
        }
      }
      if let split = node.split, let delegate = split.delegate {
        let name = ControllerName.of(controller)
        return try asking("show", name, handledBy: { delegate.show(controller, in: split) }) {
          graph in
          let start = try graph.require(start.controller)
          guard graph.width == .regular else {
            return try graph.present(controller, from: start, style: style, origin)
          }
          try graph.setColumn(.primary, of: split, to: controller, from: start, origin)
        }
      }
      switch node.container?.showing(controller, in: width) {
      case .push(let navigation)?:
        return try push(controller, onto: navigation, from: start, origin)
      case .column(let column, let split)?:
        return try setColumn(column, of: split, to: controller, from: start, origin)
      case .presentation?: return try present(controller, from: start, style: style, origin)
      case nil: continue
      }
    }
    try present(controller, from: start, style: style, origin)
  }
  /// The controller and those around it, or those around a container that has been asked.
  func ancestors(
    of start: Node,
    after asked: (any ContainerController)?
  ) throws(Refusal.Reason) -> Ancestors {
    guard let asked else { return start.ancestors }
    var ancestors = try require(asked).ancestors
    _ = ancestors.next()
    return ancestors
  }
}
