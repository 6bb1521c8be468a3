extension ControllerGraph {
  /// Goes to a destination: performs its route's segue with the dependencies that it carries.
  ///
  /// ```swift
  /// try graph.go(to: AppDestination.devices(user: user, group: group))
  /// ```
  ///
  /// - Parameters:
  ///   - destination: Where to go, and with what.
  ///   - source: The controller that performs the segue. By default the visible one does, or else the
  ///     nearest one around it that has the segue.
  /// - Returns: The controller that was prepared.
  /// - Throws: ``Refusal``; or what a closure threw, unchanged. Nothing has changed then.
  /// - Complexity: O(1) in the size of the graph and of the registry.
  @discardableResult
  public func go(
    to destination: some Destination,
    from source: (any Controller)? = nil
  ) throws -> any Controller {
    try follow(destination, from: source, as: nil)
  }

  /// Pushes a destination, whatever kind its segue is of.
  ///
  /// - Parameters:
  ///   - destination: Where to go, and with what.
  ///   - source: The controller that performs the segue; as in ``go(to:from:)``.
  /// - Returns: The controller that was prepared.
  /// - Throws: ``Refusal``; or what a closure threw, unchanged. Nothing has changed then.
  @discardableResult
  public func push(
    _ destination: some Destination,
    from source: (any Controller)? = nil
  ) throws -> any Controller {
    try follow(destination, from: source, as: .push)
  }

  /// Presents a destination, whatever kind its segue is of.
  ///
  /// - Parameters:
  ///   - destination: Where to go, and with what.
  ///   - source: The controller that performs the segue; as in ``go(to:from:)``.
  /// - Returns: The controller that was prepared.
  /// - Throws: ``Refusal``; or what a closure threw, unchanged. Nothing has changed then.
  @discardableResult
  public func present(
    _ destination: some Destination,
    from source: (any Controller)? = nil
  ) throws -> any Controller {
    try follow(destination, from: source, as: .presentation)
  }

  func follow(
    _ destination: some Destination,
    from source: (any Controller)?,
    as role: SegueKind.Role?
  ) throws -> any Controller {
    let route = destination.route
    return try attempt("go to \(destination) by '\(route.segueIdentifier)'") {
      let request = SegueRequest(
        identifier: route.segueIdentifier,
        source: source,
        role: role,
        instantiate: route.instantiate
      )
      var found: (any Controller)?
      try carryOut(
        request,
        later: { graph in _ = try graph.follow(destination, from: source, as: role) }
      ) { controller in
        let target = try run(route.preparation, on: controller)
        try hand(destination, to: target, by: route)
        found = target
      }
      guard let found else {
        throw Refusal.Reason.noInstantiation(
          identifier: route.segueIdentifier,
          destination: "\(destination)"
        )
      }
      return found
    }
  }

  /// Hands the destination to a controller that receives it, where the route does nothing itself.
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
      throw Refusal.Reason.receiverMismatch(
        controller: ControllerName.of(self),
        receives: "\(Received.self)",
        destination: "\(type(of: destination))"
      )
    }
    try receive(received)
  }
}
