extension ControllerGraph {
  /// Goes back to the nearest controller of a type that takes the unwind.
  ///
  /// The search goes out from the source: at each controller its children are asked, each inwards,
  /// but not the child that holds the source, then the controller itself; then its parent, or who
  /// presents it. A stack is asked from the top down, and the source never.
  ///
  /// - Parameters:
  ///   - unwind: The unwind, with the type of controller that takes it.
  ///   - source: Where the unwind starts; by default the visible controller.
  ///   - action: Runs with the target before the transition. What it throws cancels the unwind.
  /// - Returns: The target.
  /// - Throws: ``Refusal`` when nobody takes it; or what a closure threw, unchanged.
  /// - Complexity: O(*n*) in the number of controllers that are asked.
  @discardableResult
  public func unwind<Target>(
    _ unwind: Unwind<Target>,
    from source: (any Controller)? = nil,
    action: (Target) throws -> Void = { _ in }
  ) throws -> Target {
    try attempt("unwind '\(unwind.action)'") {
      try gate(later: nil)
      let way = UnwindRequest(action: unwind.action, source: try self.source(source))
      return try self.unwind(way, to: Target.self, action: action)
    }
  }

  /// An unwind that is to be performed, by whom, and by which segue where it is one.
  struct UnwindRequest {
    let action: String
    let source: Node
    var segue: String?
    var sender: Any?
    var preparations: [Preparation] = []
  }

  /// Searches, prepares, runs the action, and goes back, in this order.
  func unwind<Target>(
    _ request: UnwindRequest,
    to type: Target.Type,
    prepare: (Target) throws -> Void = { _ in },
    action: (Target) throws -> Void = { _ in }
  ) throws -> Target {
    let found = try findUnwindTarget(
      of: request.action,
      from: request.source,
      expected: "\(Target.self)"
    ) { $0 is Target }
    guard let target = found.node.controller as? Target else {
      throw Refusal.Reason.noUnwindTarget(expected: "\(Target.self)", asked: found.asked)
    }
    let changes = try changes(to: found)
    try holding("unwind") {
      try self.prepare(request, for: found.node.controller)
      try prepare(target)
      (found.node.controller as? any UnwindReceiver)?
        .unwind(request.action, from: request.source.controller)
      try action(target)
    }
    try goBack(by: changes, to: found, request)
    return target
  }

  /// An unwind's target, and the way to it.
  struct UnwindFinding {
    let node: Node
    let asked: [String]
    /// The last presentation that the way out left, if any.
    let presenter: Node?
    /// The controllers in the target's hierarchy that are left, as they were on the way out.
    let wayOut: Set<ObjectIdentifier>
  }

  func findUnwindTarget(
    of action: String,
    from source: Node,
    expected: String,
    _ isTarget: (any Controller) -> Bool
  ) throws(Refusal.Reason) -> UnwindFinding {
    var asked: [String] = []
    func takes(_ node: Node) -> Bool {
      let receiver = node.controller as? any UnwindReceiver
      if isTarget(node.controller), receiver?.canUnwind(action, from: source.controller) ?? true {
        return true
      }
      asked.append(ControllerName.of(node.controller))
      return false
    }
    var presenter: Node?
    var wayOut: Set<ObjectIdentifier> = [source.id]
    var current = source
    var origin: ObjectIdentifier?
    while true {
      for child in insideOut(of: current, except: origin) where takes(child) {
        return UnwindFinding(
          node: child,
          asked: asked,
          presenter: presenter,
          wayOut: wayOut
        )
      }
      if current.id != source.id, takes(current) {
        return UnwindFinding(
          node: current,
          asked: asked,
          presenter: presenter,
          wayOut: wayOut
        )
      }
      if let parent = current.parent {
        origin = current.id
        current = parent
        wayOut.insert(parent.id)
      } else if let next = current.presenter {
        origin = nil
        presenter = next
        wayOut = [next.id]
        current = next
      } else {
        throw .noUnwindTarget(expected: expected, asked: asked)
      }
    }
  }

  /// The controllers inside one, children before their parents, in the order of an unwind's search.
  private func insideOut(of node: Node, except origin: ObjectIdentifier?) -> [Node] {
    var found: [Node] = []
    var pending = childrenForUnwinding(of: node).filter { $0.id != origin }
    while let next = pending.popLast() {
      found.append(next)
      pending += childrenForUnwinding(of: next)
    }
    return found.reversed()
  }

  /// The children in the order of the search.
  private func childrenForUnwinding(of node: Node) -> [Node] {
    let children = (node.children + node.embedded).compactMap { self.node(of: $0) }
    return node.container?.isSearchedBackwards == true ? children.reversed() : children
  }
}

extension ControllerGraph {
  /// Lets the source prepare, and then the registry.
  private func prepare(_ request: UnwindRequest, for target: any Controller) throws {
    let source = request.source
    if source.traits.contains(.segueSource), let preparing = source.controller as? any SegueSource {
      try preparing.prepare(
        for: PerformedSegue(
          identifier: request.segue ?? request.action,
          source: source.controller,
          destination: target,
          sender: request.sender
        )
      )
    }
    for preparation in request.preparations { try run(preparation, on: target) }
  }

  private func goBack(
    by changes: [HierarchyChange],
    to found: UnwindFinding,
    _ request: UnwindRequest
  ) throws {
    guard !changes.isEmpty else { return }
    try carryOut(
      changes,
      TransitionContext(
        kind: .unwind,
        cause: Cause(segue: request.segue, source: request.source.controller),
        destination: found.node.controller,
        order: found.presenter == nil ? .exchange : .presentation,
        reason: .popped
      )
    )
  }

  /// At most one dismissal, and then each container on the way moves towards the target.
  private func changes(to found: UnwindFinding) throws(Refusal.Reason) -> [HierarchyChange] {
    var changes: [HierarchyChange] = []
    var child = found.node
    while !found.wayOut.contains(child.id), let parent = child.parent {
      if let change = try change(bringing: child, toTheFrontOf: parent) { changes.append(change) }
      child = parent
    }
    if let presenter = found.presenter, let presented = presenter.presented.flatMap({ nodes[$0] }) {
      changes.append(
        .dismiss(presented.controller, by: presenter.controller, style: presented.style)
      )
    }
    return changes.reversed()
  }

  private func change(
    bringing child: Node,
    toTheFrontOf parent: Node
  ) throws(Refusal.Reason) -> HierarchyChange? {
    if parent.embedded.contains(where: { $0 === child.controller }) { return nil }
    return try parent.container?.change(bringingToFront: child.controller)
  }
}

extension ControllerGraph.UnwindRequest {
  /// The request of an unwind segue; its identifier is the action where it states none.
  init(_ registration: Registration, from source: Node, sender: Any? = nil) {
    let action =
      if case .unwind(let action) = registration.making { action } else { registration.identifier }
    self.init(
      action: action,
      source: source,
      segue: registration.identifier.isEmpty ? nil : registration.identifier,
      sender: sender,
      preparations: registration.preparations
    )
  }
}
