extension ControllerGraph {
  /// Performs a segue, and prepares the controller that it leads to before it is on screen.
  ///
  /// ```swift
  /// try graph.perform(.showConversation) { $0.status = status }
  /// ```
  ///
  /// The source's own ``SegueSource/prepare(for:)`` runs first, then the closures of the registry,
  /// then `prepare`. An unwind segue goes back to the nearest `Destination` on the way out instead of
  /// making one.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - source: The controller that performs it. By default the visible one does, or else the
  ///     nearest one around it that has the segue.
  ///   - prepare: Runs once, with the controller that the segue leads to, containers unwrapped. What
  ///     it throws cancels the transition.
  /// - Returns: The controller that was prepared.
  /// - Throws: ``Refusal``; or what a closure threw, unchanged. Nothing has changed then.
  /// - Complexity: O(1) in the size of the graph and of the registry.
  @inlinable
  @discardableResult
  public func perform<Destination>(
    _ segue: Segue<Destination>,
    at source: (any Controller)? = nil,
    prepare: (Destination) throws -> Void = { _ in }
  ) throws -> Destination {
    // Inlined into the caller, where the destination's type is known and the cast costs little.
    var target: Destination?
    try performSegue(segue.identifier, at: source) { controller in
      let found = try controller as? Destination ?? search(controller)
      try prepare(found)
      target = found
    }
    return try target ?? unwindSegue(segue.identifier, from: source, prepare: prepare)
  }

  /// Performs a segue; one that unwinds is left alone, and its destination is not prepared.
  @usableFromInline
  func performSegue(
    _ identifier: String,
    at source: (any Controller)?,
    prepare: (any Controller) throws -> Void
  ) throws {
    try attempt("perform '\(identifier)'") {
      do {
        try carryOut(SegueRequest(identifier: identifier, source: source), later: nil, prepare)
      } catch Refusal.Reason.notPerformable(_, kind: .unwind) {}
    }
  }

  /// Performs a segue that unwinds.
  @usableFromInline
  func unwindSegue<Target>(
    _ identifier: String,
    from source: (any Controller)?,
    prepare: (Target) throws -> Void
  ) throws -> Target {
    try attempt("perform '\(identifier)'") {
      let (start, registration) = try find(identifier, from: source)
      let request = UnwindRequest(registration, from: start)
      return try unwind(request, to: Target.self, prepare: prepare)
    }
  }

  /// The destination inside a container.
  @usableFromInline
  func search<Destination>(_ controller: any Controller) throws -> Destination {
    do throws(UnwrappingError) {
      return try Unwrapping.match(Destination.self, in: controller).destination
    } catch {
      throw Refusal.Reason.destinationMismatch(error)
    }
  }

  /// Performs a segue from a controller of the type that it starts from.
  ///
  /// ```swift
  /// try graph.perform(.showConversation, from: feed) { $0.status = status }
  /// ```
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - source: The controller that performs it; one of another type does not compile.
  ///   - prepare: Runs once, with the controller that the segue leads to, containers unwrapped. What
  ///     it throws cancels the transition.
  /// - Returns: The controller that was prepared.
  /// - Throws: ``Refusal``; or what a closure threw, unchanged. Nothing has changed then.
  /// - Complexity: O(1) in the size of the graph and of the registry.
  @discardableResult
  public func perform<Destination, Source>(
    _ segue: Segue<Destination>.From<Source>,
    from source: Source,
    prepare: (Destination) throws -> Void = { _ in }
  ) throws -> Destination {
    let controller = try controller(source, asked: "perform '\(segue.identifier)'")
    return try perform(segue.segue, at: controller, prepare: prepare)
  }

  /// A source whose type says only that a segue starts from it, as the controller that it must be.
  func controller(_ source: Any, asked request: @autoclosure () -> String) throws -> any Controller
  {
    guard let controller = source as? any Controller else {
      throw Refusal(
        request: request(),
        reason: .notAController(type: "\(type(of: source))"),
        hierarchy: snapshot
      )
    }
    return controller
  }
}

/// A segue that is to be performed, and by whom.
struct SegueRequest {
  /// Empty for a segue without identifier.
  let identifier: String
  /// The object ids of a segue without identifier.
  var objects: [String] = []
  var source: (any Controller)?
  var sender: Any?
  /// Whether a user's action started it, so that the source is asked.
  var isAction = false
  /// The role that the caller chose, in the place of the segue's own.
  var role: SegueKind.Role?
  /// Makes the controller, in the place of what the segue is registered with.
  var instantiate: (() throws -> Any)?

  /// What the segue is called in messages.
  var label: String { objects.isEmpty ? "'\(identifier)'" : "a segue without identifier" }
}

extension ControllerGraph {
  /// Performs a segue: finds it, asks its source, makes the destination, prepares it, and moves.
  ///
  /// - Parameters:
  ///   - request: What is to be performed.
  ///   - later: Does the same later; `nil` when the request carries what cannot wait.
  ///   - prepare: Finds the controller that counts in the segue's destination, and prepares it.
  func carryOut(
    _ request: SegueRequest,
    later: @autoclosure () -> ((ControllerGraph) throws -> Void)?,
    _ prepare: (any Controller) throws -> Void
  ) throws {
    let signature = signature(of: request.objects.first ?? request.identifier, request.source)
    try gate(signature, later: later())
    let (start, registration) = try find(request)
    guard registration.role.isPerformed else {
      throw Refusal.Reason.notPerformable(
        identifier: request.identifier,
        kind: registration.kind
      )
    }
    let source = start.traits.contains(.segueSource) ? start.controller as? any SegueSource : nil
    if request.isAction { try ask(source, request) }
    defer { if !tags.isEmpty { tags = [:] } }
    let controller = try holding(request.identifier) {
      let controller = try makeDestination(of: registration, instead: request.instantiate)
      try source?.prepare(for: PerformedSegue(request, from: start, to: controller))
      for preparation in registration.preparations { try run(preparation, on: controller) }
      try prepare(controller)
      return controller
    }
    origin = registration
    defer { origin = nil }
    try transition(
      registration,
      PerformedSegue(request, from: start, to: controller),
      to: controller,
      from: start,
      Cause(
        segue: request.objects.isEmpty ? request.identifier : nil,
        source: start.controller,
        signature: signature
      ),
      as: request.role
    )
  }

  func ask(_ source: (any SegueSource)?, _ request: SegueRequest) throws(Refusal.Reason) {
    guard let source else { return }
    let isWanted = holding(request.identifier) {
      source.shouldPerform(request.identifier, sender: request.sender)
    }
    guard isWanted else {
      throw .notWanted(identifier: request.identifier, source: ControllerName.of(source))
    }
  }
}

extension PerformedSegue {
  fileprivate init(_ request: SegueRequest, from start: Node, to destination: any Controller) {
    self.init(
      identifier: request.identifier,
      source: start.controller,
      destination: destination,
      sender: request.sender
    )
  }
}
