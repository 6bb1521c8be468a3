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

/// The target of an unwind, and how it was reached.
struct UnwindTarget {
  let node: Node
  /// The last presenter that the search passed, if it left a presentation.
  let presenter: Node?
  /// The controllers in the target's hierarchy that the search came through.
  let left: Set<ObjectIdentifier>
}

extension ControllerGraph {
  /// Searches the nearest controller of a type that takes an unwind, from the source outwards.
  func findTarget(
    of request: UnwindRequest,
    _ type: Any.Type
  ) throws(Refusal.Reason) -> UnwindTarget {
    var asked: [String] = []
    var declining: [String] = []
    func takes(_ node: Node) -> Bool {
      asked.append(node.name)
      guard isInstance(node.controller, of: type) else { return false }
      if accepts(node.controller, request) { return true }
      declining.append(node.name)
      return false
    }
    var presenter: Node?
    var left: Set<ObjectIdentifier> = [request.source.id]
    var current = request.source
    // The branch that the search comes from: a child, or the presented hierarchy.
    var previous: Node?
    while true {
      for child in descendants(of: current, except: previous) where takes(child) {
        return UnwindTarget(node: child, presenter: presenter, left: left)
      }
      if current !== request.source, takes(current) {
        return UnwindTarget(node: current, presenter: presenter, left: left)
      }
      if let parent = current.parent {
        previous = current
        current = parent
        left.insert(parent.id)
      } else if let next = current.presenter {
        previous = current
        presenter = next
        left = [next.id]
        current = next
      } else {
        guard declining.isEmpty else {
          throw .unwind(.declined(action: request.action, by: declining))
        }
        throw .unwind(.noTarget(expected: "\(type)", asked: asked))
      }
    }
  }

  private func accepts(_ controller: any Controller, _ request: UnwindRequest) -> Bool {
    guard let receiver = controller as? any UnwindReceiver else { return true }
    return receiver.canUnwind(request.action.string, from: request.source.controller)
  }

  /// The descendants of a node, children before their parents, in the order of the search.
  private func descendants(of node: Node, except branch: Node?) -> [Node] {
    var found: [Node] = []
    var pending = searchedChildren(of: node).filter { $0 !== branch }
    while let next = pending.popLast() {
      found.append(next)
      pending += searchedChildren(of: next)
    }
    return found.reversed()
  }

  /// The controller that a node presents, and then its children.
  private func searchedChildren(of node: Node) -> [Node] {
    let children = (node.children + node.embedded).compactMap { self.node(of: $0) }
    let isBackwards = node.container?.isSearchedBackwards == true
    return (node.presented.map { [$0] } ?? []) + (isBackwards ? children.reversed() : children)
  }
}

private func isInstance(_ controller: any Controller, of type: Any.Type) -> Bool {
  func isInstance<Kind>(_ kind: Kind.Type) -> Bool { controller is Kind }
  return isInstance(type)
}
