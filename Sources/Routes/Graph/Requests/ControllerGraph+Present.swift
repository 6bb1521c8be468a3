extension ControllerGraph {
  /// Presents a controller from a source.
  ///
  /// The presenter is not always the source: most styles are presented by the root of the hierarchy
  /// that the source is in, the context styles by the nearest presentation context.
  ///
  /// - Parameters:
  ///   - controller: The controller to present; it must not be in the graph.
  ///   - source: Who asks; by default the visible controller.
  ///   - style: How it is presented.
  /// - Throws: ``Refusal`` when the presenter presents already, and when the source is not on screen.
  public func present(
    _ controller: any Controller,
    from source: (any Controller)? = nil,
    style: PresentationStyle = .automatic
  ) throws {
    try attempt("present \(ControllerName.of(controller))") {
      let signature = signature(of: controller, source)
      try gate(
        signature,
        later: { graph in try graph.present(controller, from: source, style: style) }
      )
      let start = try self.source(source)
      let cause = Cause(source: start.controller, signature: signature)
      try present(controller, from: start, style: style, cause)
    }
  }

  func present(
    _ controller: any Controller,
    from start: Node,
    style: PresentationStyle,
    _ cause: @autoclosure () -> Cause
  ) throws {
    let style = style.adapted(to: width)
    let presenter = try presenter(for: start, style: style)
    try validateInsertion(controller)
    try carryOut(
      .present(controller, by: presenter.controller, style: style),
      TransitionContext(
        kind: .present,
        cause: cause(),
        destination: controller,
        order: .presentation
      )
    )
  }

  /// Who presents on behalf of a source, checked to be free and on screen (rules 14 and 15).
  func presenter(
    for source: Node,
    style: PresentationStyle
  ) throws(Refusal.Reason) -> Node {
    let around = Array(ancestors(of: source))
    let context = style.isInContext ? around.first { $0.definesPresentationContext } : nil
    guard let presenter = context ?? around.last else { return source }
    if let presented = presenter.presented.flatMap({ nodes[$0] }) {
      throw .alreadyPresenting(
        presenter: ControllerName.described(presenter.controller),
        presented: ControllerName.described(presented.controller)
      )
    }
    guard isInFront(source), !isCovered(source) else {
      throw .notOnScreen(source: ControllerName.described(source.controller))
    }
    return presenter
  }

  /// Dismisses what a controller presents, or the controller itself.
  ///
  /// A controller that presents something, itself or through a container around it, dismisses that
  /// and everything above it, and stays. One that presents nothing passes the request to who presents
  /// it. All of a chain goes in one transition.
  ///
  /// - Parameter controller: Who asks; by default the visible controller.
  /// - Returns: What was dismissed, without what was above it.
  /// - Throws: ``Refusal`` when there is nothing to dismiss.
  @discardableResult
  public func dismiss(_ controller: (any Controller)? = nil) throws -> any Controller {
    try attempt("dismiss\(controller.map { " \(ControllerName.of($0))" } ?? "")") {
      try gate(later: { graph in try graph.dismiss(controller) })
      let start = try source(controller)
      return try dismiss(from: start, Cause(source: start.controller))
    }
  }

  @discardableResult
  func dismiss(
    from start: Node,
    _ cause: @autoclosure () -> Cause,
    reason: RemovalReason = .dismissed,
    isInteractive: Bool = false,
    completion: ((Bool) -> Void)? = nil
  ) throws -> any Controller {
    let presenter =
      presenterNode(from: start) ?? presentationRoot(of: start).presenter
    guard let presenter, let presented = presenter.presented.flatMap({ nodes[$0] }) else {
      throw Refusal.Reason.nothingToDismiss(ControllerName.of(start.controller))
    }
    try carryOut(
      [.dismiss(presented.controller, by: presenter.controller, style: presented.style)],
      TransitionContext(
        kind: .dismiss,
        cause: cause(),
        destination: presenter.controller,
        order: .presentation,
        reason: reason,
        isInteractive: isInteractive,
        completion: completion
      )
    )
    return presented.controller
  }
}

extension Node {
  var definesPresentationContext: Bool {
    (controller as? any PresentationContextController)?.definesPresentationContext ?? false
  }
}
