extension ControllerGraph {
  /// Presents a controller from a source.
  ///
  /// The presenter is not always the source: most styles are presented by the root of the source's
  /// hierarchy, the context styles by the nearest presentation context.
  ///
  /// - Parameters:
  ///   - controller: The controller to present, which must not be in the graph.
  ///   - source: The controller that presents it; by default the visible controller.
  ///   - style: The style of the presentation.
  /// - Throws: ``Refusal`` when the presenter presents another controller already, and when the
  ///   source is not on screen.
  public func present(
    _ controller: any Controller,
    from source: (any Controller)? = nil,
    style: PresentationStyle = .automatic
  ) throws {
    try present(controller, from: source, style: style, expectation: nil)
  }

  /// - Parameter expectation: The outcome that the caller expects of the controller.
  func present(
    _ controller: any Controller,
    from source: (any Controller)?,
    style: PresentationStyle,
    expectation: Expectation?
  ) throws {
    try request(
      "present",
      ControllerName.of(controller),
      RequestSignature(ExactString(ControllerName.of(controller)), from: source)
    ) { graph in
      let start = try graph.source(source)
      try graph.expecting(expectation, of: controller) {
        try graph.present(controller, from: start, style: style)
      }
    }
  }

  func present(
    _ controller: any Controller,
    from start: Node,
    style: PresentationStyle,
    _ arrival: Arrival? = nil
  ) throws {
    let style = style.resolved
    let presenter = try presenter(for: start, style: style)
    try validateInsertion(controller)
    try carryOut(
      HierarchyChanges(.present(controller, by: presenter.controller, style: style)),
      TransitionContext(
        kind: .present,
        source: start,
        arrival: arrival,
        destination: controller,
        order: .presentation
      )
    )
  }

  /// The controller that presents for a source, which must be on screen (rules 14 and 15).
  private func presenter(
    for source: Node,
    style: PresentationStyle
  ) throws(Refusal.Reason) -> Node {
    let context = style.isInContext ? source.ancestors.first(where: \.definesContext) : nil
    let presenter = context ?? source.presentationRoot
    if let presented = presenter.presented {
      throw .presentation(
        .alreadyPresenting(
          presenter: ControllerName.described(presenter.controller),
          presented: ControllerName.described(presented.controller)
        )
      )
    }
    guard isInFront(source), !source.isCovered else {
      throw .presentation(.notOnScreen(source: ControllerName.described(source.controller)))
    }
    return presenter
  }
}

extension ControllerGraph {
  /// Dismisses the presentation of a controller, or the controller itself.
  ///
  /// If the controller, or a container around it, presents another controller, that one is dismissed
  /// together with everything above it. Otherwise the request goes to its presenter. A whole chain is
  /// dismissed in one transition.
  ///
  /// - Parameter controller: The controller that dismisses; by default the visible controller.
  /// - Returns: The dismissed controller, the lowest one of a chain.
  /// - Throws: ``Refusal`` when there is nothing to dismiss.
  @discardableResult
  public func dismiss(_ controller: (any Controller)? = nil) throws -> any Controller {
    try request("dismiss", controller.map(ControllerName.of) ?? "") { graph in
      try graph.dismiss(from: graph.source(controller))
    }
  }

  @discardableResult
  func dismiss(
    from start: Node,
    source: Node? = nil,
    because reason: RemovalReason = .dismissed,
    isInteractive: Bool = false,
    completion: ((Bool) -> Void)? = nil
  ) throws -> any Controller {
    let presenter = presenterNode(from: start) ?? start.presentationRoot.presenter
    guard let presenter, let presented = presenter.presented else {
      throw Refusal.Reason.presentation(
        .nothingToDismiss(ControllerName.of(start.controller))
      )
    }
    try carryOut(
      HierarchyChanges(
        .dismiss(presented.controller, by: presenter.controller, style: presented.style)
      ),
      TransitionContext(
        kind: .dismiss,
        source: source ?? start,
        destination: presenter.controller,
        order: .presentation,
        removalReason: reason,
        isInteractive: isInteractive,
        completion: completion
      )
    )
    return presented.controller
  }
}

extension Node {
  fileprivate var definesContext: Bool {
    (controller as? any PresentationContextController)?.definesPresentationContext ?? false
  }
}
