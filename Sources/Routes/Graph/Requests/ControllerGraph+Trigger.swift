extension ControllerGraph {
  /// Triggers a segue as a control does: asks the source, lets it prepare, and performs the segue.
  ///
  /// ```swift
  /// try graph.trigger("ShowConversation", sender: cell)
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - source: The controller that performs it. By default this is the visible controller, or the
  ///     nearest container around it that has the segue.
  ///   - sender: The control, which the source's methods receive.
  /// - Returns: The segue's destination, or an unwind's target.
  /// - Throws: ``Refusal``, also when the source declines; or the error of a closure, unchanged.
  @discardableResult
  public func trigger(
    _ identifier: some StringProtocol,
    from source: (any Controller)? = nil,
    sender: Any? = nil
  ) throws -> any Controller {
    try trigger(SegueRequest(ExactString(String(identifier)), at: source, sender: sender)) { $0 }
  }

  /// Triggers a segue as a control does, with the type of controller that it leads to.
  ///
  /// ```swift
  /// try graph.trigger(.login, from: feed)
  /// ```
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - source: The controller that performs it. By default this is the visible controller, or the
  ///     nearest container around it that has the segue.
  ///   - sender: The control, which the source's methods receive.
  /// - Returns: The segue's destination, unwrapped from its containers.
  /// - Throws: ``Refusal``, also when the source declines; or the error of a closure, unchanged.
  @_disfavoredOverload
  @discardableResult
  public func trigger<Destination>(
    _ segue: Segue<Destination>,
    from source: (any Controller)? = nil,
    sender: Any? = nil
  ) throws -> Destination {
    try trigger(
      SegueRequest(identifier: segue.exactIdentifier, source: source, sender: sender),
      find: destination
    )
  }

  /// Triggers a segue as a control does, from a controller of the segue's source type.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - source: The controller that performs it; by default as for other segues. One of another type
  ///     does not compile.
  ///   - sender: The control, which the source's methods receive.
  /// - Returns: The segue's destination, unwrapped from its containers.
  /// - Throws: ``Refusal``, also when the source declines; or the error of a closure, unchanged.
  @discardableResult
  public func trigger<Destination, Source>(
    _ segue: Segue<Destination>.From<Source>,
    from source: Source? = nil,
    sender: Any? = nil
  ) throws -> Destination {
    let controller = try controller(source, for: "trigger '\(segue.identifier)'")
    return try trigger(segue.segue, from: controller, sender: sender)
  }

  /// Triggers a segue without an identifier as its control does.
  ///
  /// Only the control can start such a segue, so there is no `perform` for it.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - source: The controller that performs it; by default as for other segues. One of another type
  ///     does not compile.
  ///   - sender: The control, which the source's methods receive.
  /// - Returns: The segue's destination, unwrapped from its containers, or an unwind's target.
  /// - Throws: ``Refusal``, also when the source declines; or the error of a closure, unchanged.
  @discardableResult
  public func trigger<Destination, Source>(
    _ segue: Segue<Destination>.Unnamed<Source>,
    from source: Source? = nil,
    sender: Any? = nil
  ) throws -> Destination {
    var request = SegueRequest(identifier: "", objects: segue.exactObjects, sender: sender)
    request.source = try controller(source, for: "trigger \(request.label)")
    request.target = Destination.self
    return try trigger(request, find: destination)
  }

  /// - Parameter find: Finds the returned controller in the segue's destination.
  package func trigger<Found>(
    _ segue: SegueRequest,
    find: @escaping (any Controller) throws -> Found
  ) throws -> Found {
    try request("trigger", segue.label, segue.signature) { graph in
      let (start, registration) = try graph.find(segue)
      if registration.role.direction == .inside { throw graph.notPerformable(registration, segue) }
      try graph.checkReach(of: start)
      let perform = { (graph: ControllerGraph) in
        var asked = segue
        asked.source = start.controller
        var found: Found?
        try graph.perform(asked) { found = try find($0) }
        return try found ?? Self.unprepared(segue.identifier)
      }
      guard let source = start.segueSource else { return try perform(graph) }
      return try graph.asking("trigger", segue.label) {
        guard source.shouldPerform(segue.identifier.string, sender: segue.sender) else {
          throw Refusal.Reason.segue(
            .declined(identifier: segue.identifier, source: ControllerName.of(source))
          )
        }
      } then: {
        try perform($0)
      }
    }
  }
}
