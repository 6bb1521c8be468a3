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
    try request("show", controller, from: source) { graph in
      try graph.show(controller, from: graph.source(source), style: .automatic)
    }
  }

  /// Shows a controller as the detail of the nearest split controller.
  ///
  /// A container of the app inside it is asked first. Without a split controller it is presented.
  ///
  /// In compact width there is one column, the compact or the primary one. A stack in it pushes the
  /// controller, even a navigation controller, which UIKit allows only for a collapsed split controller.
  /// Any other primary column presents it.
  ///
  /// - Parameters:
  ///   - controller: The controller to show, which must not be in the graph.
  ///   - source: The controller that shows it; by default the visible controller.
  /// - Throws: ``Refusal``, as pushing and ``present(_:from:style:transitionStyle:completion:)`` do.
  public func showDetail(_ controller: any Controller, from source: (any Controller)? = nil) throws
  {
    try request("show the detail", controller, from: source) { graph in
      try graph.show(controller, asDetail: true, from: graph.source(source), style: .automatic)
    }
  }

  /// Shows a scene's controller as code does that pushes or presents it, or lets the containers decide.
  package func show(
    _ controller: any Controller,
    by kind: SegueKind,
    style: PresentationStyle = .automatic,
    from source: any Controller,
    _ origin: TransitionOrigin
  ) throws {
    try request("show", ControllerName.of(controller)) { graph in
      let start = try graph.require(source)
      try graph.move(to: controller, by: kind.role, style, from: start, origin)
    }
  }

  /// Shows a controller or a detail as the containers around the source do.
  ///
  /// - Parameter asked: A container that has been asked already; only those around it are asked.
  func show(
    _ controller: any Controller,
    asDetail isDetail: Bool = false,
    from start: Node,
    style: PresentationStyle,
    _ origin: TransitionOrigin? = nil,
    after asked: (any ContainerController)? = nil
  ) throws {
    let verb = isDetail ? "show the detail" : "show"
    for node in try ancestors(of: start, after: asked) {
      if let app = node.container?.appContainer {
        let source = start.controller
        let ask = isDetail ? app.showDetail : app.show
        let isHandled = { ask(controller, source) }
        return try asking(verb, ControllerName.of(controller), handledBy: isHandled) { graph in
          let start = try graph.require(source)
          try graph.show(
            controller,
            asDetail: isDetail,
            from: start,
            style: style,
            origin,
            after: app
          )
        }
      }
      if let split = node.split {
        let show = { (graph: ControllerGraph) in
          let start = try graph.require(start.controller)
          try graph.show(controller, asDetail: isDetail, in: split, from: start, style, origin)
        }
        guard let delegate = split.classicDelegate else { return try show(self) }
        let ask = isDetail ? delegate.showDetail : delegate.show
        let isHandled = { ask(controller, split) }
        return try asking(verb, ControllerName.of(controller), handledBy: isHandled, then: show)
      }
      if !isDetail, let navigation = node.stack {
        if navigation.isStack(controller) { break }
        return try push(controller, onto: navigation, from: start, origin)
      }
    }
    try present(controller, from: start, style: style, origin)
  }

  private func show(
    _ controller: any Controller,
    asDetail isDetail: Bool,
    in split: SplitViewController,
    from start: Node,
    _ style: PresentationStyle,
    _ origin: TransitionOrigin?
  ) throws {
    if width == .regular {
      let column: SplitViewController.Column = isDetail ? .detail : .primary
      return try setColumn(column, of: split, to: controller, from: start, origin)
    }
    let primary = (split.compact ?? split.primary).flatMap { node(of: $0) }
    guard isDetail, let navigation = primary?.stack else {
      return try present(controller, from: start, style: style, origin)
    }
    let parent = try require(navigation.controller)
    var changes = try departure(of: controller, to: parent)
    // A window's framework remembers the detail itself.
    if split.style == .unspecified, split.compact == nil, windowState == nil {
      changes.append(.keep(controller, as: .detail, of: split.controller))
    }
    try carryOut(
      changes + [.push(controller, onto: parent.controller)],
      TransitionContext(kind: .push, source: start, origin: origin, destination: controller)
    )
  }

  /// The controller and those around it, or those around a container that has been asked.
  func ancestors(
    of start: Node,
    after asked: (any ContainerController)?
  ) throws(Refusal.Reason) -> UnfoldFirstSequence<Node> {
    guard let asked else { return start.ancestors }
    var ancestors = try require(asked).ancestors
    _ = ancestors.next()
    return ancestors
  }
}
