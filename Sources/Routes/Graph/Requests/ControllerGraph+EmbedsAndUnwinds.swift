extension ControllerGraph {
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

  /// Performs an unwind segue: goes back to the nearest controller that takes it.
  ///
  /// ```swift
  /// try graph.perform(unwind: .discard) { $0.reload() }
  /// ```
  ///
  /// The source's ``SegueSource/prepare(for:)`` gets the segue, as UIKit's does. To go back without a
  /// segue, use ``unwind(_:from:action:)``. A controller of the type `Target` takes every unwind, unless it
  /// is an ``UnwindReceiver`` that declines the action.
  ///
  /// - Parameters:
  ///   - segue: The unwind segue.
  ///   - source: The controller that unwinds; by default as for
  ///     other segues. One of another type does not compile.
  ///   - sender: The object that the source's ``SegueSource/prepare(for:)`` receives.
  ///   - prepare: Runs once, with the target, before the transition.
  /// - Returns: The target.
  /// - Throws: ``Refusal`` when no controller takes the unwind; or the error of a closure, unchanged.
  ///   Nothing has changed then.
  /// - Complexity: O(*n*) in the number of controllers that are asked.
  @discardableResult
  public func perform<Target, Source>(
    unwind segue: Segue<Target>.Unwinding<Source>,
    from source: Source? = nil,
    sender: Any? = nil,
    prepare: (Target) throws -> Void = { _ in }
  ) throws -> Target {
    let controller = try controller(source, for: "perform '\(segue.identifier)'")
    let identifier = segue.segue.exactIdentifier
    var target: Target?
    try performSegue(identifier, from: controller, sender, unwindingTo: Target.self) {
      let found: Target = try self.destination(in: $0)
      try prepare(found)
      target = found
    }
    return try target ?? Self.unprepared(identifier)
  }

  /// Triggers an unwind segue as its control does: asks the source, lets it prepare, and goes back.
  ///
  /// - Parameters:
  ///   - segue: The unwind segue.
  ///   - source: The controller that unwinds; by default as for
  ///     other segues. One of another type does not compile.
  ///   - sender: The control, which the source's methods receive.
  /// - Returns: The target.
  /// - Throws: ``Refusal``, also when the source declines; or the error of a closure, unchanged.
  @discardableResult
  public func trigger<Target, Source>(
    unwind segue: Segue<Target>.Unwinding<Source>,
    from source: Source? = nil,
    sender: Any? = nil
  ) throws -> Target {
    var request = SegueRequest(identifier: segue.segue.exactIdentifier, sender: sender)
    request.source = try controller(source, for: "trigger \(request.label)")
    request.canLeadForwards = false
    request.target = Target.self
    return try trigger(request, find: destination)
  }
}

extension SegueRegistry {
  /// Adds a closure that prepares the controller of an embed segue whenever the segue runs.
  ///
  /// ```swift
  /// try registry.prepare(embed: .map) { $0.city = "Paris" }
  /// ```
  ///
  /// - Parameters:
  ///   - segue: A registered embed segue.
  ///   - prepare: Prepares the controller, unwrapped from its containers. An error cancels the move.
  /// - Throws: ``SegueRegistry/RegistrationError/unknownSegue(identifier:known:)``.
  public mutating func prepare<Destination, Source>(
    embed segue: Segue<Destination>.Embedding<Source>,
    with prepare: @escaping (Destination) throws -> Void
  ) throws(RegistrationError) {
    try self.prepare(segue.segue, with: prepare)
  }
}
