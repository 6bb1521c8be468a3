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
    // Inlined into the caller, where both types are known.
    try move(to: destination, from: source, as: nil)
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
  /// Goes to a destination.
  ///
  /// - Parameters:
  ///   - source: The controller that performs the segue. Its type is checked.
  ///   - role: The kind of move, if it differs from the segue's kind.
  @usableFromInline
  func move(
    to destination: any Destination,
    from source: Any?,
    as role: SegueKind.Role?,
    expect: @escaping (any Controller) -> Void = { _ in }
  ) throws -> any Controller {
    let source = try controller(source, for: "go to \(destination)")
    return try request(
      "go to",
      "\(destination) by '\(destination.segueIdentifier)'",
      RequestSignature(destination.route.segue, from: source)
    ) { graph in
      try graph.perform(destination, from: source, as: role, expect: expect)
    }
  }

  func setStack(_ destinations: [any Destination], startingFrom source: Any?) throws {
    let source = try controller(source, for: "set a stack of \(destinations.count)")
    try request("set a stack of", "\(destinations.count)") { graph in
      let start = try graph.source(source)
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
  private func make(
    _ destination: any Destination,
    from source: (any Controller)?,
    _ origin: inout TransitionOrigin
  ) throws -> any Controller {
    let route = destination.route
    let segue = try segue(of: route, to: destination, from: source)
    let (start, registration) = try find(segue)
    let made = try makeDestination(of: registration, segue, from: start) { controller in
      _ = try prepare(controller, for: destination, by: route)
    }
    origin.merge(made.origin)
    return made.controller
  }

  /// Performs the segue of a destination's route.
  ///
  /// - Parameter presenter: The controller that presents the destination, if it is not the source.
  package func perform(
    _ destination: any Destination,
    from source: (any Controller)?,
    as role: SegueKind.Role? = nil,
    over presenter: (any Controller)? = nil,
    expect: (any Controller) -> Void = { _ in }
  ) throws -> any Controller {
    let route = destination.route
    var segue = try segue(of: route, to: destination, from: source, as: role)
    segue.presenter = presenter
    var found: (any Controller)?
    try perform(segue) { controller in
      let target = try prepare(controller, for: destination, by: route)
      expect(target)
      found = target
    }
    return try found ?? Self.unprepared(segue.identifier)
  }

  /// The request for a destination's segue, from the given source or, if the destination names the type
  /// of its source, from the nearest one of that type around the visible controller.
  private func segue(
    of route: Route,
    to destination: any Destination,
    from source: (any Controller)?,
    as role: SegueKind.Role? = nil
  ) throws(Refusal.Reason) -> SegueRequest {
    var request = SegueRequest(
      identifier: route.segue,
      source: source,
      role: role,
      instantiate: route.instantiate,
      destination: destination
    )
    guard let isSource = destination.isSource, source.map(isSource) != true else { return request }
    let start = try self.source(source)
    guard source == nil, let node = start.ancestors.first(where: { isSource($0.controller) }) else {
      throw .segue(
        .noSource(
          destination: "\(destination)",
          expected: destination.sourceName,
          found: start.name
        )
      )
    }
    request.source = node.controller
    return request
  }

  /// Prepares the controller of a route, and passes the destination to one that receives it.
  private func prepare(
    _ controller: any Controller,
    for destination: any Destination,
    by route: Route
  ) throws -> any Controller {
    let target = try run(route.preparation, on: controller)
    if route.leavesPreparationToReceiver, traits(of: target).contains(.receiver),
      let receiver = target as? any DestinationReceiver
    {
      try receiver.take(destination)
    }
    return target
  }
}

extension Destination {
  /// Whether a controller is of the source's type; `nil` if any controller is a source.
  fileprivate var isSource: ((any Controller) -> Bool)? {
    Source.self == (any Controller).self ? nil : { $0 is Source }
  }

  fileprivate var sourceName: String { "\(Source.self)" }
}

extension DestinationReceiver {
  fileprivate func take(_ destination: any Destination) throws {
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
