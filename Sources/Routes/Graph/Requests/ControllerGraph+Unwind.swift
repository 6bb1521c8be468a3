extension ControllerGraph {
  /// Goes back to the nearest controller of a type that takes the unwind.
  ///
  /// The search starts at the source. At each ancestor, its presentation is asked first, then its
  /// children, then the ancestor, but not the branch with the source; from the root of a
  /// presentation the search continues at its presenter. A stack is asked from the top down. The
  /// source is not asked.
  ///
  /// - Parameters:
  ///   - unwind: The unwind, with the type of its target.
  ///   - source: The controller that unwinds; by default the visible controller.
  ///   - action: Runs with the target before the transition. If it throws, the unwind does not
  ///     happen.
  /// - Returns: The target.
  /// - Throws: ``Refusal`` when no controller takes the unwind; or the error of a closure, unchanged.
  /// - Complexity: O(*n*) in the number of controllers that are asked.
  @discardableResult
  public func unwind<Target>(
    _ unwind: Unwind<Target>,
    from source: (any Controller)? = nil,
    action: (Target) throws -> Void = { _ in }
  ) throws -> Target {
    try requestNow("unwind", "'\(unwind.action)'") {
      let request = UnwindRequest(action: unwind.exactAction, source: try self.source(source))
      var target: Target?
      try self.unwind(request, to: Target.self) { controller in
        target = controller as? Target
      } action: {
        if let target { try action(target) }
      }
      return try target ?? Self.unprepared(unwind.exactAction)
    }
  }
}

struct UnwindRequest {
  let action: ExactString
  let source: Node
  /// The unwind segue, if a segue unwinds.
  var registration: Registration?
  var sender: Any?
}

extension UnwindRequest {
  /// The request of an unwind segue. The identifier is the action if the segue states none.
  init(_ registration: Registration, from source: Node, sender: Any?) {
    let action =
      if case .unwind(let action) = registration.making { action } else { registration.identifier }
    self.init(action: action, source: source, registration: registration, sender: sender)
  }
}

extension ControllerGraph {
  /// Searches the target, prepares it, runs the actions, and goes back, in this order.
  func unwind(
    _ request: UnwindRequest,
    to type: Any.Type,
    prepare: (any Controller) throws -> Void,
    action: () throws -> Void = {}
  ) throws {
    let found = try findTarget(of: request, type)
    let controller = found.node.controller
    let changes = try changes(goingBackTo: found)
    try self.prepare(controller, for: request)
    try prepare(controller)
    (controller as? any UnwindReceiver)?.unwind(
      request.action.string,
      from: request.source.controller
    )
    try action()
    let origin = TransitionOrigin(registration: request.registration)
    try carryOut(changes, backTo: found.node, from: request.source, origin)
  }

  /// Makes changes that were checked before, and that lead back to a controller.
  package func carryOut(
    _ changes: [ControllerChange],
    backTo target: Node,
    from source: Node? = nil,
    _ origin: TransitionOrigin? = nil
  ) throws {
    try carryOut(
      changes,
      TransitionContext(
        kind: .unwind,
        source: source ?? frontNode,
        origin: origin,
        destination: target.controller,
        removalReason: .popped
      )
    )
  }

  private func prepare(_ target: any Controller, for request: UnwindRequest) throws {
    let identifier = request.registration?.identifier ?? ""
    try request.source.segueSource?.prepare(
      for: PerformedSegue(
        identifier: identifier.isEmpty ? request.action : identifier,
        source: request.source.controller,
        destination: target,
        sender: request.sender
      )
    )
    for preparation in request.registration?.preparations ?? [] { try run(preparation, on: target) }
  }

  /// One dismissal at most, and then one change of each container from the source to the target.
  private func changes(
    goingBackTo found: UnwindTarget
  ) throws(Refusal.Reason) -> [ControllerChange] {
    var changes: [ControllerChange] = []
    var child = found.node
    while !found.left.contains(child.id),
      let parent = child.parent ?? (child.enclosing == nil ? nil : child.presenter)
    {
      if let change = try child.changeBringingToFront() { changes.append(change) }
      child = parent
    }
    if let presenter = found.presenter { changes.append(.dismiss(by: presenter.controller)) }
    return changes.reversed()
  }
}
