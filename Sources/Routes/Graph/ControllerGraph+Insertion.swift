extension ControllerGraph {
  /// Adds a controller and its descendants, numbered in the order of a snapshot.
  ///
  /// A controller that the same transition removed returns with its node.
  func insert(
    _ root: any Controller,
    parent: Node? = nil,
    presenter: Node? = nil,
    style: PresentationStyle = .automatic,
    _ arrival: Arrival
  ) {
    let first = addNode(for: root, arrival)
    first.parent = parent
    first.presenter = presenter
    first.style = style
    presenter?.presented = first
    if first.container == nil, first.embedded.isEmpty, first.presented == nil { return }
    var pending = dependents(of: first)
    while let (controller, parent, presenter) = pending.popLast() {
      let node = addNode(for: controller, arrival)
      node.parent = parent
      // Set even if it stays the same, because the presenter may have another parent now.
      node.presenter = presenter
      pending += dependents(of: node)
    }
  }

  /// The controllers that are added with a controller, in reverse: its children, and the
  /// presentation with which it was removed.
  private func dependents(
    of node: Node
  ) -> [(controller: any Controller, parent: Node?, presenter: Node?)] {
    var dependents: [(controller: any Controller, parent: Node?, presenter: Node?)] = []
    if let presented = node.presented { dependents.append((presented.controller, nil, node)) }
    for child in node.embedded.reversed() { dependents.append((child, node, nil)) }
    for child in node.children.reversed() { dependents.append((child, node, nil)) }
    return dependents
  }

  /// Adds the node of one controller, which is a new one or the one that was just removed.
  func addNode(for controller: any Controller, _ arrival: Arrival) -> Node {
    let node = departedNode(of: controller) ?? makeNode(for: controller, arrival)
    setNode(node, for: node.id)
    node.container?.holder = self
    if node.traits.contains(.navigating) {
      callingApp("receive a navigator") {
        (controller as? any NavigatingController)?.receiveNavigator(of: self)
      }
    }
    return node
  }

  private func departedNode(of controller: any Controller) -> Node? {
    guard !transition.departed.isEmpty else { return nil }
    var departed = transition.departed
    transition.departed = [:]
    defer { transition.departed = departed }
    let node = departed.removeValue(forKey: ObjectIdentifier(controller))
    // A controller that comes back is not finished after all.
    node?.pendingResult?.output = nil
    return node
  }

  private func makeNode(for controller: any Controller, _ arrival: Arrival) -> Node {
    let id = ObjectIdentifier(controller)
    let former = transition.returning.isEmpty ? nil : transition.returning[id]
    let node = Node(
      controller,
      traits(of: controller),
      former?.arrival ?? arrival,
      serial: nextSerial
    )
    nextSerial += 1
    if let former { node.resume(former) }
    if !transition.expectations.isEmpty,
      let expectations = transition.expectations.removeValue(forKey: id)
    {
      node.expectResult().expectations += expectations
    }
    replayContext?.added.append(controller)
    // A controller that was in the graph before is not loaded a second time (rule 30).
    let wasLoaded = !released.isEmpty && released.forget(controller)?.isLoaded ?? false
    if wasLoaded || replayContext?.returns.contains(node.serial) == true {
      node.isLoaded = true
      recorder?.noteReturn(of: node)
    }
    return node
  }

  /// Removes a controller with its descendants and everything that these present.
  func remove(_ root: any Controller, because reason: RemovalReason) {
    guard let node = node(of: root) else { return }
    node.presenter?.presented = nil
    var departed = transition.departed
    transition.departed = [:]
    var pending = [(node: node, reason: reason)]
    while let (node, reason) = pending.popLast() {
      setNode(nil, for: node.id)
      node.container?.holder = nil
      for child in (node.children + node.embedded).compactMap({ self.node(of: $0) }) {
        pending.append((child, .dismissedFromAbove))
      }
      if let presented = node.presented { pending.append((presented, .dismissedFromAbove)) }
      node.removalReason = reason
      departed[node.id] = node
    }
    transition.departed = departed
  }
}

extension Node {
  /// The origin of the controller, for a node that replaces this one.
  fileprivate var arrival: Arrival {
    Arrival(registration: origin, scenes: scene.map { [id: $0] } ?? [:])
  }

  /// Continues a node that had left the graph.
  fileprivate func resume(_ former: Node) {
    pendingResult = former.pendingResult
    pendingResult?.output = nil
    isEmbeddedOnLoad = former.isEmbeddedOnLoad
  }
}
