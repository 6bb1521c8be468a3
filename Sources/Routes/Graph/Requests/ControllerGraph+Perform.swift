extension ControllerGraph {
  /// Performs a segue, and prepares its destination before that is on screen.
  ///
  /// ```swift
  /// try graph.perform(.showConversation) { $0.status = status }
  /// ```
  ///
  /// The source's own ``SegueSource/prepare(for:)`` runs first, then the closures of the registry,
  /// then `prepare`. An unwind segue makes no destination: it goes back to the nearest controller of
  /// the type `Destination`.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - source: The controller that performs it. By default this is the visible controller, or the
  ///     nearest container around it that has the segue.
  ///   - prepare: Runs once, with the segue's destination, unwrapped from its containers. If it
  ///     throws, the transition does not happen.
  /// - Returns: The prepared controller.
  /// - Throws: ``Refusal``; or the error of a closure, unchanged. Nothing has changed then.
  /// - Complexity: O(*d*) in the depth of the hierarchy.
  @inlinable
  @discardableResult
  public func perform<Destination>(
    _ segue: Segue<Destination>,
    at source: (any Controller)? = nil,
    prepare: (Destination) throws -> Void = { _ in }
  ) throws -> Destination {
    // Inlined into the caller, where the destination's type is known and the cast is cheap.
    var target: Destination?
    try performSegue(segue.exactIdentifier, at: source, to: Destination.self) { controller in
      let destination = try controller as? Destination ?? Self.destination(in: controller)
      try prepare(destination)
      target = destination
    }
    return try target ?? Self.unprepared(segue.exactIdentifier)
  }

  @usableFromInline
  func performSegue(
    _ identifier: ExactString,
    at source: (any Controller)?,
    to type: Any.Type,
    prepare: (any Controller) throws -> Void
  ) throws {
    let request = SegueRequest(identifier: identifier, source: source)
    let signature = signature(of: request)
    try requestNow("perform '\(identifier)'", signature) {
      try perform(request, signature, unwindingTo: type, prepare: prepare)
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
  ///   - source: The controller that performs it. One of another type does not compile.
  ///   - prepare: Runs once, with the segue's destination, unwrapped from its containers. If it
  ///     throws, the transition does not happen.
  /// - Returns: The prepared controller.
  /// - Throws: ``Refusal``; or the error of a closure, unchanged. Nothing has changed then.
  /// - Complexity: O(*d*) in the depth of the hierarchy.
  @discardableResult
  public func perform<Destination, Source>(
    _ segue: Segue<Destination>.From<Source>,
    from source: Source,
    prepare: (Destination) throws -> Void = { _ in }
  ) throws -> Destination {
    let controller = try controller(source, for: "perform '\(segue.identifier)'")
    return try perform(segue.segue, at: controller, prepare: prepare)
  }

  /// The source of a typed segue, whose type need not say that it is a controller.
  func controller(_ source: Any, for request: @autoclosure () -> String) throws -> any Controller {
    try explainingRefusals(of: request()) { try Registration.Making.asController(source) }
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
  static func destination<Destination>(in controller: any Controller) throws -> Destination {
    do throws(UnwrappingError) {
      return try Unwrapping.match(Destination.self, in: controller).destination
    } catch {
      throw Refusal.Reason.segue(.destinationMismatch(error))
    }
  }
}

extension ControllerGraph {
  /// Finds a segue and performs it, forwards or back.
  ///
  /// - Parameters:
  ///   - request: The segue and its options.
  ///   - signature: The request's signature, if the policy detects repeats.
  ///   - type: The type of an unwind's target; `nil` if the request cannot unwind.
  ///   - prepare: Finds the controller that counts in the segue's destination, and prepares it.
  func perform(
    _ request: SegueRequest,
    _ signature: RequestSignature?,
    unwindingTo type: Any.Type?,
    prepare: (any Controller) throws -> Void
  ) throws {
    let (start, registration) = try find(request)
    switch registration.role.direction {
    case .forwards:
      try perform(registration, request, signature, from: start, prepare: prepare)
    case .back:
      guard let type else { throw notPerformable(registration, request) }
      if request.isAction { try ask(start, request) }
      try unwind(
        UnwindRequest(registration, from: start, sender: request.sender),
        to: type,
        prepare: prepare
      )
    case .inside:
      throw notPerformable(registration, request)
    }
  }

  private func notPerformable(
    _ registration: Registration,
    _ request: SegueRequest
  ) -> Refusal.Reason {
    .segue(.notPerformable(identifier: request.identifier, kind: registration.kind))
  }

  /// Asks the source, makes the destination, prepares it, and moves to it.
  private func perform(
    _ registration: Registration,
    _ request: SegueRequest,
    _ signature: RequestSignature?,
    from start: Node,
    prepare: (any Controller) throws -> Void
  ) throws {
    if request.isAction { try ask(start, request) }
    let made = try callingApp(request.identifier.string) {
      let made = try makeDestination(of: registration, replacement: request.instantiate)
      try start.segueSource?.prepare(for: PerformedSegue(request, from: start, to: made.controller))
      for preparation in registration.preparations { try run(preparation, on: made.controller) }
      try prepare(made.controller)
      return made
    }
    let cause = Cause(
      source: start.controller,
      signature: signature,
      arrival: Arrival(registration: registration, scenes: made.scenes)
    )
    try move(to: made.controller, by: registration, request, from: start, cause)
  }

  private func ask(_ start: Node, _ request: SegueRequest) throws(Refusal.Reason) {
    guard let source = start.segueSource else { return }
    let isAccepted = callingApp(request.identifier.string) {
      source.shouldPerform(request.identifier.string, sender: request.sender)
    }
    guard isAccepted else {
      throw .segue(
        .declined(identifier: request.identifier, source: ControllerName.of(start.controller))
      )
    }
  }
}

extension Node {
  /// The controller as one that prepares its segues, if it does.
  var segueSource: (any SegueSource)? {
    traits.contains(.segueSource) ? controller as? any SegueSource : nil
  }
}
