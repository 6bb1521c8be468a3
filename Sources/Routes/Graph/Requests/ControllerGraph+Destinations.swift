extension ControllerGraph {
  /// Goes to a destination: performs its route's segue with the dependencies that it carries.
  ///
  /// ```swift
  /// try graph.go(to: AppDestination.devices(user: user, group: group))
  /// ```
  ///
  /// - Parameters:
  ///   - destination: The destination, with the dependencies of its screen.
  ///   - source: The controller that performs the segue. By default this is the visible controller,
  ///     or the nearest container around it that has the segue.
  /// - Returns: The prepared controller.
  /// - Throws: ``Refusal``; or the error of a closure, unchanged. Nothing has changed then.
  /// - Complexity: O(*d*) in the depth of the hierarchy.
  @discardableResult
  public func go(
    to destination: some Destination,
    from source: (any Controller)? = nil
  ) throws -> any Controller {
    try go(to: destination, from: source, as: nil)
  }

  /// Pushes a destination, whatever the kind of its segue.
  ///
  /// - Parameters:
  ///   - destination: The destination, with the dependencies of its screen.
  ///   - source: The controller that performs the segue, as in ``go(to:from:)``.
  /// - Returns: The prepared controller.
  /// - Throws: ``Refusal``; or the error of a closure, unchanged. Nothing has changed then.
  @discardableResult
  public func push(
    _ destination: some Destination,
    from source: (any Controller)? = nil
  ) throws -> any Controller {
    try go(to: destination, from: source, as: .push)
  }

  /// Presents a destination, whatever the kind of its segue.
  ///
  /// - Parameters:
  ///   - destination: The destination, with the dependencies of its screen.
  ///   - source: The controller that performs the segue, as in ``go(to:from:)``.
  /// - Returns: The prepared controller.
  /// - Throws: ``Refusal``; or the error of a closure, unchanged. Nothing has changed then.
  @discardableResult
  public func present(
    _ destination: some Destination,
    from source: (any Controller)? = nil
  ) throws -> any Controller {
    try go(to: destination, from: source, as: .presentation)
  }

  private func go(
    to destination: some Destination,
    from source: (any Controller)?,
    as role: SegueKind.Role?
  ) throws -> any Controller {
    let signature = signature(of: destination.route.segue, source)
    return try request(
      "go to \(destination) by '\(destination.segueIdentifier)'",
      signature
    ) { graph in
      let route = destination.route
      let segue = SegueRequest(
        identifier: route.segue,
        source: source,
        role: role,
        instantiate: route.instantiate
      )
      var found: (any Controller)?
      try graph.perform(segue, signature, unwindingTo: nil) { controller in
        let target = try graph.run(route.preparation, on: controller)
        try graph.hand(destination, to: target, by: route)
        found = target
      }
      return try found ?? Self.unprepared(segue.identifier)
    }
  }

  /// Passes the destination to a controller that receives it, unless the route prepares it.
  private func hand(
    _ destination: some Destination,
    to target: any Controller,
    by route: Route
  ) throws {
    guard route.leavesPreparationToReceiver, traits(of: target).contains(.receiver),
      let receiver = target as? any DestinationReceiver
    else { return }
    try receiver.take(destination)
  }
}

extension DestinationReceiver {
  fileprivate func take(_ destination: some Destination) throws {
    guard let received = destination as? Received else {
      throw Refusal.Reason.segue(
        .receiverMismatch(
          controller: ControllerName.of(self),
          receives: "\(Received.self)",
          destination: "\(type(of: destination))"
        )
      )
    }
    try receive(received)
  }
}
