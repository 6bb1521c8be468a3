extension ControllerGraph {
  /// Presents a controller from a source.
  ///
  /// The presenter is not always the source: most styles are presented by the root of the source's
  /// hierarchy, the context styles by the nearest presentation context.
  ///
  /// - Parameters:
  ///   - controller: The controller to present, which must not be in the graph.
  ///   - source: The controller that presents it; by default the visible controller.
  ///   - style: The style of the presentation. An automatic style is the one that the
  ///     ``PresentableController`` or the scene of the controller states, or else a page sheet.
  ///   - transitionStyle: How the controller appears; by default, as it states itself.
  ///   - completion: Called once when the transition is over; never for a refused request.
  /// - Throws: ``Refusal`` when the source or a container around it presents another controller already,
  ///   when the source is not on screen, and when the transition style does not fit the presentation.
  public func present(
    _ controller: any Controller,
    from source: (any Controller)? = nil,
    style: PresentationStyle = .automatic,
    transitionStyle: Transition.ModalStyle? = nil,
    completion: (() -> Void)? = nil
  ) throws {
    try request("present", controller, from: source) { graph in
      try graph.present(
        controller,
        from: graph.source(source),
        style: style,
        transitionStyle: transitionStyle,
        completion: completion
      )
    }
  }

  func present(
    _ controller: any Controller,
    from start: Node,
    style: PresentationStyle,
    transitionStyle: Transition.ModalStyle? = nil,
    _ origin: TransitionOrigin? = nil,
    before: () -> Void = {},
    completion: (() -> Void)? = nil
  ) throws {
    let presentable =
      traits(of: controller).contains(.presentable) ? controller as? any PresentableController : nil
    let chosen = try chosenStyle(
      of: controller,
      presentable,
      requested: style,
      transitionStyle,
      origin
    )
    let delegate = presentable?.dismissalDelegate
    let (controller, style) = adapted(controller, chosen, delegate)
    let presenter = try presenter(for: start, style: style.resolved)
    if let alert = controller as? AlertController { try check(alert) }
    try validateInsertion(controller)
    before()
    try carryOut(
      [.present(controller, by: presenter.controller, style: style.resolved)],
      TransitionContext(
        kind: .present,
        source: start,
        origin: origin,
        destination: controller,
        style: style,
        transitionStyle: transitionStyle,
        completion: Self.whenOver(completion)
      )
    )
    if let delegate, let node = node(of: controller) { set(delegate, ofPresentation: node) }
  }

  /// A controller and its style, as the delegate adapts them to compact width (rule 15).
  private func adapted(
    _ controller: any Controller,
    _ style: PresentationStyle,
    _ delegate: (any DismissalDelegate)?
  ) -> (any Controller, PresentationStyle) {
    guard let delegate, width == .compact, style.isSwipedAway else { return (controller, style) }
    let adaptive = delegate.adaptiveStyle(of: controller, style: style.resolved)
    guard adaptive == .fullScreen || adaptive == .overFullScreen else { return (controller, style) }
    return (delegate.adaptiveController(for: controller, style: adaptive), adaptive)
  }

  /// The style that the scene of a controller states. In a window the controller has it as its own.
  private func statedStyle(
    of controller: any Controller,
    _ origin: TransitionOrigin?
  ) -> PresentationStyle {
    guard windowState == nil else { return .automatic }
    let scene =
      origin?.scenes[ObjectIdentifier(controller)]
      ?? instantiated.first { $0.controller === controller }?.scene
    return scene.flatMap { registry.scenes.bundle[$0]?.style } ?? .automatic
  }

  /// The style of a presentation: the requested one, or else the controller's own, or that of its scene (rule 42);
  /// automatic without a choice.
  private func chosenStyle(
    of controller: any Controller,
    _ presentable: (any PresentableController)?,
    requested: PresentationStyle,
    _ transitionStyle: Transition.ModalStyle?,
    _ origin: TransitionOrigin?
  ) throws(Refusal.Reason) -> PresentationStyle {
    let own =
      presentable.map { (style: $0.modalPresentationStyle, transition: $0.modalTransitionStyle) }
      ?? windowState?.adapter.presentation(of: controller)
    let chosen = requested == .automatic ? own?.style ?? requested : requested
    let style = chosen == .automatic ? statedStyle(of: controller, origin) : chosen
    if style != .overCurrentContext, traits(of: controller).contains(.container),
      controller.asContainer is SearchController
    {
      throw .presentation(.searchStyle(style.resolved))
    }
    if style != .fullScreen, transitionStyle ?? own?.transition == .partialCurl {
      let described = ControllerName.described(controller)
      throw .presentation(.needsFullScreen(described, style: style.resolved))
    }
    return style
  }

  /// The controller that presents for a source, which must be on screen (rules 14 and 15).
  private func presenter(
    for source: Node,
    style: PresentationStyle
  ) throws(Refusal.Reason) -> Node {
    // A controller and the controllers around it have one presentation together.
    if let presenting = presenterNode(from: source), let presented = presenting.presented {
      throw .presentation(
        .alreadyPresenting(presenter: presenting.described, presented: presented.described)
      )
    }
    guard isInFront(source) else { throw .presentation(.notOnScreen(source: source.described)) }
    let context = style.isInContext ? source.ancestors.first(where: \.definesContext) : nil
    return context ?? source.presentationRoot
  }
}

extension ControllerGraph {
  /// Dismisses the presentation of a controller, or the controller itself.
  ///
  /// If the controller, or a container around it, presents another controller, that one is dismissed
  /// together with everything above it. Otherwise the request goes to its presenter. A whole chain is
  /// dismissed in one transition.
  ///
  /// - Parameters:
  ///   - controller: The controller that dismisses; by default the visible controller.
  ///   - completion: Called once when the transition is over; never for a refused request.
  /// - Returns: The dismissed controller, the lowest one of a chain.
  /// - Throws: ``Refusal`` when there is nothing to dismiss.
  @discardableResult
  public func dismiss(
    _ controller: (any Controller)? = nil,
    completion: (() -> Void)? = nil
  ) throws -> any Controller {
    try request("dismiss", controller.map(ControllerName.of) ?? "") { graph in
      try graph.dismiss(from: graph.source(controller), completion: Self.whenOver(completion))
    }
  }

  /// Dismisses the presentations above the nearest controller of a type.
  ///
  /// The presenters of a source are searched from the last to the first, each with the controllers
  /// around it and in front inside its hierarchy.
  ///
  /// ```swift
  /// try graph.dismiss(to: FeedController.self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type, a class or a protocol.
  ///   - source: The controller that dismisses; by default the visible controller.
  /// - Returns: The controller above which nothing is presented.
  /// - Throws: ``Refusal`` when no presenter's hierarchy has such a controller.
  /// - Complexity: O(*d*) in the depth of the hierarchy, presentations included.
  @discardableResult
  public func dismiss<Screen>(
    to type: Screen.Type,
    from source: (any Controller)? = nil
  ) throws -> Screen {
    try request("dismiss to", ControllerName.of(type)) { graph in
      let start = try graph.source(source)
      var next = start.presentationRoot.presenter
      while let presenter = next {
        let inside = graph.contentChain(from: presenter).map(\.controller).reversed()
        let around = presenter.ancestors.dropFirst().map(\.controller)
        if let screen = (inside + around).lazy.compactMap({ $0 as? Screen ?? $0.model as? Screen })
          .first
        {
          try graph.dismiss(from: presenter, source: start)
          return screen
        }
        next = presenter.presentationRoot.presenter
      }
      throw Refusal.Reason.presentation(
        .nothingToDismissTo(expected: ControllerName.of(type), source: start.name)
      )
    }
  }

  /// Dismisses every presentation, down to the window's root, in one transition.
  ///
  /// ```swift
  /// try graph.dismissAll()
  /// ```
  ///
  /// - Parameter completion: Called once when the transition is over; never for a refused request.
  /// - Returns: The dismissed controller, the lowest one.
  /// - Throws: ``Refusal`` when nothing is presented.
  /// - Complexity: O(*d*) in the depth of the hierarchy, presentations included.
  @discardableResult
  public func dismissAll(completion: (() -> Void)? = nil) throws -> any Controller {
    try request("dismiss all", "") { graph in
      let start = try graph.source(nil)
      var lowest = start
      while let presenter = lowest.presentationRoot.presenter { lowest = presenter }
      return try graph.dismiss(
        from: lowest,
        source: start,
        completion: Self.whenOver(completion)
      )
    }
  }

  @discardableResult
  func dismiss(
    from start: Node,
    source: Node? = nil,
    because reason: Transition.RemovalReason = .dismissed,
    isInteractive: Bool = false,
    completion: ((Bool) -> Void)? = nil
  ) throws -> any Controller {
    let presenter = presenterNode(from: start) ?? start.presentationRoot.presenter
    guard let presenter, let presented = presenter.presented else {
      throw Refusal.Reason.presentation(.nothingToDismiss(start.name))
    }
    try carryOut(
      [.dismiss(by: presenter.controller)],
      TransitionContext(
        kind: .dismiss,
        source: source ?? start,
        destination: presenter.controller,
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
