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
  ///     or the nearest container around it that has the segue; if the destination names its source,
  ///     the nearest one of that type.
  /// - Returns: The prepared controller.
  /// - Throws: ``Refusal``; or the error of a closure, unchanged. Nothing has changed then.
  /// - Complexity: O(*d*) in the depth of the hierarchy.
  @inlinable
  @discardableResult
  public func go<Target: Destination>(
    to destination: Target,
    from source: Target.Source? = nil
  ) throws -> any Controller {
    // Inlined into the caller, where the type of the source is known.
    try move(to: destination, from: source)
  }

  /// Pushes a destination, whatever the kind of its segue.
  ///
  /// - Parameters:
  ///   - destination: The destination, with the dependencies of its screen.
  ///   - source: The controller that performs the segue, as in ``go(to:from:)``.
  /// - Returns: The prepared controller.
  /// - Throws: ``Refusal``; or the error of a closure, unchanged. Nothing has changed then.
  @discardableResult
  public func push<Target: Destination>(
    _ destination: Target,
    from source: Target.Source? = nil
  ) throws -> any Controller {
    try move(to: destination, from: source, as: .push)
  }

  /// Presents a destination, whatever the kind of its segue.
  ///
  /// - Parameters:
  ///   - destination: The destination, with the dependencies of its screen.
  ///   - source: The controller that performs the segue, as in ``go(to:from:)``.
  /// - Returns: The prepared controller.
  /// - Throws: ``Refusal``; or the error of a closure, unchanged. Nothing has changed then.
  @discardableResult
  public func present<Target: Destination>(
    _ destination: Target,
    from source: Target.Source? = nil
  ) throws -> any Controller {
    try move(to: destination, from: source, as: .presentation)
  }

  /// Shows a destination as the detail of the nearest split controller, whatever its segue's kind.
  ///
  /// - Parameters:
  ///   - destination: The destination, with the dependencies of its screen.
  ///   - source: The controller that performs the segue, as in ``go(to:from:)``.
  /// - Returns: The prepared controller.
  /// - Throws: ``Refusal``; or the error of a closure, unchanged. Nothing has changed then.
  @discardableResult
  public func showDetail<Target: Destination>(
    _ destination: Target,
    from source: Target.Source? = nil
  ) throws -> any Controller {
    try move(to: destination, from: source, as: .detail)
  }

  /// Embeds a destination in the controller that performs its segue, whatever the segue's kind.
  ///
  /// - Parameters:
  ///   - destination: The destination, with the dependencies of its screen.
  ///   - parent: The controller that embeds it.
  /// - Returns: The prepared controller.
  /// - Throws: ``Refusal``; or the error of a closure, unchanged. Nothing has changed then.
  @discardableResult
  public func embed<Target: Destination>(
    _ destination: Target,
    in parent: Target.Source
  ) throws -> any Controller {
    try move(to: destination, from: parent, as: .embedding)
  }

  /// Sets the whole stack around a source to destinations. The last one is on top.
  ///
  /// ```swift
  /// try graph.setStack([AppDestination.login, .conversation(status)])
  /// ```
  ///
  /// - Parameters:
  ///   - destinations: The destinations, the root first.
  ///   - source: The controller that performs the segues; by default the visible controller.
  /// - Throws: ``Refusal``, with the destination that was refused in ``Refusal/step``; or the error of a
  ///   closure, unchanged. Nothing has changed then.
  public func setStack<Target: Destination>(
    _ destinations: [Target],
    from source: Target.Source? = nil
  ) throws {
    try setStack(destinations, startingFrom: source)
  }
}

extension ControllerGraph {
  @usableFromInline
  func move<Target: Destination>(
    to destination: Target,
    from source: Any?
  ) throws -> any Controller {
    try move(to: destination, from: source, as: nil)
  }

  /// Goes to a destination.
  ///
  /// - Parameters:
  ///   - source: The controller that performs the segue. Its type is checked.
  ///   - role: The kind of move, if it differs from the segue's kind.
  ///   - expect: Called with the prepared controller.
  func move<Target: Destination>(
    to destination: Target,
    from source: Any?,
    as role: SegueKind.Role?,
    expect: @escaping (any Controller) -> Void = { _ in }
  ) throws -> any Controller {
    try request(
      "go to",
      "\(destination) by '\(destination.segueIdentifier)'",
      RequestSignature(destination.route.segue, from: source as? any Controller)
    ) { graph in
      try graph.perform(destination, from: source, as: role, expect: expect)
    }
  }

  func setStack<Target: Destination>(
    _ destinations: [Target],
    startingFrom source: Any?
  ) throws {
    try request("set a stack of", "\(destinations.count)") { graph in
      let start = try graph.source(source.map(Registration.Making.asController))
      let navigation = try graph.navigation(around: start)
      var origin = TransitionOrigin()
      let controllers = try destinations.enumerated().map { index, destination in
        try graph.explainingStep(index, to: destinations) {
          try graph.make(destination, from: source, &origin)
        }
      }
      try graph.setStack(controllers, of: navigation, from: start, origin)
    }
  }

  /// Makes and prepares the controller of a destination, without adding it to the graph.
  private func make<Target: Destination>(
    _ destination: Target,
    from source: Any?,
    _ origin: inout TransitionOrigin
  ) throws -> any Controller {
    let route = destination.route
    let segue = try segue(of: route, to: destination, from: source)
    let (start, registration) = try find(segue)
    let made = try makeDestination(of: registration, segue, from: start) { controller in
      try hand(destination, to: run(route.preparation, on: controller), by: route)
    }
    origin.merge(made.origin)
    return made.controller
  }

  /// Performs the segue of a destination's route.
  ///
  /// - Parameters:
  ///   - presenter: The controller that presents the destination, if it is not the source.
  ///   - expect: Called with the prepared controller.
  package func perform<Target: Destination>(
    _ destination: Target,
    from source: Any?,
    as role: SegueKind.Role? = nil,
    over presenter: (any Controller)? = nil,
    expect: (any Controller) -> Void = { _ in }
  ) throws -> any Controller {
    let route = destination.route
    var segue = try segue(of: route, to: destination, from: source, as: role)
    segue.presenter = presenter
    var found: (any Controller)?
    try perform(segue, unwindingTo: nil) { controller in
      let target = try run(route.preparation, on: controller)
      try hand(destination, to: target, by: route)
      expect(target)
      found = target
    }
    return try found ?? Self.unprepared(segue.identifier)
  }

  /// The request for a destination's segue, from the given source or, if the destination names the type
  /// of its source, from the nearest one of that type around the visible controller.
  private func segue<Target: Destination>(
    of route: Route,
    to destination: Target,
    from source: Any?,
    as role: SegueKind.Role? = nil
  ) throws -> SegueRequest {
    var request = SegueRequest(
      identifier: route.segue,
      source: try source.map(Registration.Making.asController),
      role: role,
      instantiate: route.instantiate,
      destination: destination
    )
    if Target.Source.self == (any Controller).self || request.source is Target.Source {
      return request
    }
    let start = try self.source(request.source)
    guard source == nil,
      let node = start.ancestors.first(where: { $0.controller is Target.Source })
    else {
      throw Refusal.Reason.segue(
        .wrongSource(
          identifier: route.segue,
          expected: ["\(Target.Source.self)"],
          found: ControllerName.of(start.controller)
        )
      )
    }
    request.source = node.controller
    return request
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
