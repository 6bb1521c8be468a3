extension ControllerGraph {
  /// Performs a segue, and prepares its destination before that is on screen.
  ///
  /// ```swift
  /// try graph.perform(.showConversation) { $0.status = status }
  /// ```
  ///
  /// The source's own ``SegueSource/prepare(for:)`` runs first, then the closures of the registry,
  /// then `prepare`. An unwind segue makes no destination, and is performed with `unwind:`.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - source: The controller that performs it. By default this is the visible controller, or the
  ///     nearest container around it that has the segue.
  ///   - sender: The object that the source's ``SegueSource/prepare(for:)`` receives.
  ///   - prepare: Runs once, with the segue's destination, unwrapped from its containers. If it
  ///     throws, the transition does not happen.
  /// - Returns: The prepared controller.
  /// - Throws: ``Refusal``; or the error of a closure, unchanged. Nothing has changed then.
  /// - Complexity: O(*d*) in the depth of the hierarchy.
  @inlinable
  @_disfavoredOverload
  @discardableResult
  public func perform<Destination>(
    _ segue: Segue<Destination>,
    from source: (any Controller)? = nil,
    sender: Any? = nil,
    prepare: (Destination) throws -> Void = { _ in }
  ) throws -> Destination {
    // Inlined into the caller, where the destination's type is known and the cast is cheap.
    var target: Destination?
    try performSegue(segue.exactIdentifier, from: source, sender) { controller in
      let destination = try controller as? Destination ?? self.destination(in: controller)
      try prepare(destination)
      target = destination
    }
    return try target ?? Self.unprepared(segue.exactIdentifier)
  }

  /// - Parameter type: The type of an unwind's target; `nil` for a segue that makes its destination.
  @usableFromInline
  func performSegue(
    _ identifier: ExactString,
    from source: (any Controller)?,
    _ sender: Any?,
    unwindingTo type: Any.Type? = nil,
    prepare: (any Controller) throws -> Void
  ) throws {
    var request = SegueRequest(identifier: identifier, source: source, sender: sender)
    request.canLeadForwards = type == nil
    request.target = type
    try requestNow("perform", "'\(identifier)'", request.signature) {
      try perform(request, prepare: prepare)
    }
  }

  /// Performs a segue from a controller of the segue's source type.
  ///
  /// ```swift
  /// try graph.perform(.showConversation, from: feed) { $0.status = status }
  /// ```
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - source: The controller that performs it; by default as in ``perform(_:from:sender:prepare:)-(Segue<Destination>,_,_,_)``. One of another
  ///     type does not compile.
  ///   - sender: The object that the source's ``SegueSource/prepare(for:)`` receives.
  ///   - prepare: Runs once, with the segue's destination, unwrapped from its containers. If it
  ///     throws, the transition does not happen.
  /// - Returns: The prepared controller.
  /// - Throws: ``Refusal``; or the error of a closure, unchanged. Nothing has changed then.
  /// - Complexity: O(*d*) in the depth of the hierarchy.
  @discardableResult
  public func perform<Destination, Source>(
    _ segue: Segue<Destination>.From<Source>,
    from source: Source? = nil,
    sender: Any? = nil,
    prepare: (Destination) throws -> Void = { _ in }
  ) throws -> Destination {
    let controller = try controller(source, for: "perform '\(segue.identifier)'")
    return try perform(segue.segue, from: controller, sender: sender, prepare: prepare)
  }

  /// Performs an embed segue that its source declined when it loaded.
  ///
  /// ```swift
  /// try graph.perform(embed: .map) { $0.isInteractive = true }
  /// ```
  ///
  /// - Parameters:
  ///   - segue: The embed segue.
  ///   - source: The controller that embeds the destination; by default as for
  ///     other segues. One of another type does not compile.
  ///   - sender: The object that the source's ``SegueSource/prepare(for:)`` receives.
  ///   - prepare: Runs once, with the segue's destination, unwrapped from its containers.
  /// - Returns: The prepared controller.
  /// - Throws: ``Refusal``, also if the segue has already run; or the error of a closure, unchanged.
  ///   Nothing has changed then.
  @discardableResult
  public func perform<Destination, Source>(
    embed segue: Segue<Destination>.Embedding<Source>,
    from source: Source? = nil,
    sender: Any? = nil,
    prepare: (Destination) throws -> Void = { _ in }
  ) throws -> Destination {
    let controller = try controller(source, for: "perform '\(segue.identifier)'")
    return try perform(segue.segue, from: controller, sender: sender, prepare: prepare)
  }

  /// The source of a typed move. Its static type may not conform to `Controller`.
  func controller(
    _ source: Any?,
    for request: @autoclosure () -> String
  ) throws -> (any Controller)? {
    guard let source else { return nil }
    return try requestAnytime(request()) { try Registration.Making.asController(source) }
  }

  /// Throws the refusal for a segue that made no destination.
  @usableFromInline
  static func unprepared<Destination>(_ identifier: ExactString) throws -> Destination {
    throw Refusal.Reason.segue(
      .noInstantiation(identifier: identifier, destination: "\(Destination.self)")
    )
  }

  /// Finds a segue's destination inside a container.
  @usableFromInline
  func destination<Destination>(in controller: any Controller) throws -> Destination {
    do throws(UnwrappingError) {
      return try Unwrapping.match(Destination.self, in: controller).destination
    } catch {
      throw Refusal.Reason.segue(.destinationMismatch(registry.scenes.explained(error)))
    }
  }
}

extension ControllerGraph {
  /// Finds a segue and performs it, forwards or back.
  ///
  /// - Parameter prepare: Finds the controller that counts in the segue's destination, and prepares it.
  package func perform(
    _ request: SegueRequest,
    prepare: (any Controller) throws -> Void
  ) throws {
    let (start, registration) = try find(request)
    switch registration.role.direction {
    case .inside where !canEmbed(registration, request, in: start):
      throw notPerformable(registration, request)
    case .forwards, .inside:
      let (controller, origin) = try makeDestination(
        of: registration,
        request,
        from: start,
        prepare: prepare
      )
      let role = request.role ?? registration.role
      if role == .custom {
        guard let perform = registration.customTransition else {
          throw Refusal.Reason.segue(.noCustomTransition(identifier: registration.identifier))
        }
        let segue = PerformedSegue(request, from: start, to: controller)
        return try atomically(origin) { try followingUp { try perform(segue, self) } }
      }
      let presenter = request.presenter.flatMap { node(of: $0) }
      try move(to: controller, by: role, registration.style, from: presenter ?? start, origin)
    case .back:
      guard let target = request.target else {
        throw notPerformable(registration, request)
      }
      try unwind(
        UnwindRequest(registration, from: start, sender: request.sender),
        to: target,
        prepare: prepare
      )
    }
  }

  func makeDestination(
    of registration: Registration,
    _ request: SegueRequest,
    from start: Node,
    prepare: (any Controller) throws -> Void
  ) throws -> (controller: any Controller, origin: TransitionOrigin) {
    var (controller, origin) = try makeDestination(
      of: registration,
      replacement: request.instantiate
    )
    origin.destinations[ObjectIdentifier(controller)] = request.destination
    try start.segueSource?.prepare(for: PerformedSegue(request, from: start, to: controller))
    for preparation in registration.preparations { try run(preparation, on: controller) }
    try prepare(controller)
    return (controller, origin)
  }

  /// Whether code can perform a segue that embeds: its source has loaded and declined it (rule 5).
  private func canEmbed(
    _ registration: Registration,
    _ request: SegueRequest,
    in start: Node
  ) -> Bool {
    guard registration.role == .embedding, request.role == nil, start.isLoaded else { return false }
    return !start.embedded.contains { node(of: $0)?.registration === registration }
  }

  func notPerformable(
    _ registration: Registration,
    _ request: SegueRequest
  ) -> Refusal.Reason {
    .segue(.notPerformable(identifier: request.identifier, kind: registration.kind))
  }

  func move(
    to controller: any Controller,
    by role: SegueKind.Role,
    _ style: PresentationStyle = .automatic,
    from start: Node,
    _ origin: TransitionOrigin
  ) throws {
    switch role {
    case .push: try push(controller, onto: navigation(around: start), from: start, origin)
    case .show: try show(controller, from: start, style: style, origin)
    case .detail: try show(controller, asDetail: true, from: start, style: style, origin)
    case .popover: try present(controller, from: start, style: .popover, origin)
    case .embedding: try embed(controller, in: start.controller, origin)
    case .presentation, .custom, .unknown, .relationship, .unwinding:
      try present(controller, from: start, style: style, origin)
    }
  }
}

extension Node {
  var segueSource: (any SegueSource)? {
    traits.contains(.segueSource) ? controller as? any SegueSource : nil
  }
}
