extension ControllerGraph {
  /// Checks that a controller and everything inside it can come into the graph.
  ///
  /// - Parameter leaving: Controllers that leave in the same transition, and may come back.
  /// - Complexity: O(*n*) in the number of controllers inside.
  func validateInsertion(
    _ root: any Controller,
    leaving: Set<ObjectIdentifier> = []
  ) throws(Refusal.Reason) {
    func checkNew(_ controller: any Controller) throws(Refusal.Reason) {
      let id = ObjectIdentifier(controller)
      if nodes[id] != nil, !leaving.contains(id) {
        throw .alreadyInGraph(ControllerName.of(controller))
      }
    }
    guard traits(of: root).contains(.container) else { return try checkNew(root) }
    var seen: Set<ObjectIdentifier> = []
    var pending: [any Controller] = [root]
    while let controller = pending.popLast() {
      try checkNew(controller)
      guard seen.insert(ObjectIdentifier(controller)).inserted else {
        throw .repeated(ControllerName.of(controller))
      }
      // Asks of every controller, too, whether it wants lifecycle calls.
      guard traits(of: controller).contains(.container),
        let container = (controller as? any ContainerController)?.asContainer
      else { continue }
      if let holder = container.holder, holder !== self {
        throw .inAnotherGraph(ControllerName.of(controller))
      }
      pending += container.controller.children
    }
  }

  /// Checks children that are to stand in a container: each once, and each there already or new.
  func check(
    _ children: [any Controller],
    in container: any Controller,
    replacing old: [any Controller],
    check: (any Controller) throws(Refusal.Reason) -> Void
  ) throws(Refusal.Reason) {
    let kept = Set(old.map { ObjectIdentifier($0) })
    var seen: Set<ObjectIdentifier> = []
    for child in children {
      guard seen.insert(ObjectIdentifier(child)).inserted else {
        throw .repeated(ControllerName.of(child))
      }
      if !kept.contains(ObjectIdentifier(child)) { try check(child) }
    }
    try checkDisjoint(children.without(old))
  }

  /// Checks that new siblings have nothing in common.
  func checkDisjoint(_ newcomers: [any Controller]) throws(Refusal.Reason) {
    guard newcomers.count > 1 else { return }
    var seen: Set<ObjectIdentifier> = []
    for newcomer in newcomers {
      for controller in [newcomer] + ControllerTree.breadthFirst(from: newcomer)
      where !seen.insert(ObjectIdentifier(controller)).inserted {
        throw .repeated(ControllerName.of(controller))
      }
    }
  }

  /// Adds a controller and everything inside it, numbered in the order of a snapshot.
  ///
  /// A controller that left in the same transition comes back as it was.
  @discardableResult
  func add(
    _ root: any Controller,
    parent: Node? = nil,
    presenter: Node? = nil,
    style: PresentationStyle = .automatic
  ) -> Node {
    let first = insert(root)
    first.parent = parent
    first.presenter = presenter
    first.style = style
    if !first.traits.contains(.container), first.embedded.isEmpty, first.presented == nil {
      return first
    }
    var pending = inside(first)
    while let (controller, parent, presenter) = pending.popLast() {
      let node = insert(controller)
      node.parent = parent
      // Set even where it is the same as before: what is around the presenter may have changed.
      node.presenter = presenter
      pending += inside(node)
    }
    return first
  }

  /// What comes in with a controller, last first: what it presents, which has no parent, and what
  /// is inside it.
  private func inside(
    _ node: Node
  ) -> [(controller: any Controller, parent: Node?, presenter: Node?)] {
    var inside: [(controller: any Controller, parent: Node?, presenter: Node?)] = []
    if let presented = node.presented.flatMap({ departed[$0] }) {
      inside.append((presented.controller, nil, node))
    }
    for child in node.embedded.reversed() { inside.append((child, node, nil)) }
    for child in node.children.reversed() { inside.append((child, node, nil)) }
    return inside
  }

  /// Adds one controller that stands nowhere yet, or puts one back that has just left.
  func insert(_ controller: any Controller) -> Node {
    let id = ObjectIdentifier(controller)
    let returning = departed.isEmpty ? nil : departed.removeValue(forKey: id)
    let node = returning ?? makeNode(controller)
    nodes[node.id] = node
    node.container?.holder = self
    if node.traits.contains(.navigating) { (controller as? any NavigatingController)?.enter(self) }
    return node
  }

  private func makeNode(_ controller: any Controller) -> Node {
    defer { nextSerial += 1 }
    script?.newcomers.append(controller)
    let scene = tags.isEmpty ? nil : tags[ObjectIdentifier(controller)]
    let node = Node(
      controller,
      traits(of: controller),
      scene: scene,
      origin: origin,
      serial: nextSerial
    )
    if !leavers.isEmpty || script != nil { bringBack(node) }
    return node
  }

  /// Knows a controller again that was here before, and does not load it twice (rule 30).
  private func bringBack(_ node: Node) {
    let wasLoaded = leavers.take(node)?.isLoaded ?? false
    guard wasLoaded || script?.returns.contains(node.serial) == true else { return }
    node.isLoaded = true
    recorder?.noteReturn(of: node)
  }

  /// Takes a controller out, with everything inside it and above it.
  func remove(_ root: any Controller, because reason: RemovalReason) {
    var pending: [(id: ObjectIdentifier, reason: RemovalReason)] = [
      (ObjectIdentifier(root), reason)
    ]
    while let (id, reason) = pending.popLast() {
      guard let node = nodes.removeValue(forKey: id) else { continue }
      if front === node { front = nil }
      node.container?.holder = nil
      for child in node.children + node.embedded {
        pending.append((ObjectIdentifier(child), .dismissedFromAbove))
      }
      if let presented = node.presented { pending.append((presented, .dismissedFromAbove)) }
      node.reason = reason
      departed[node.id] = node
    }
  }
}
