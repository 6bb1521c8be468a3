extension ControllerGraph {
  /// Adds a controller and its descendants, numbered in the order of a snapshot.
  ///
  /// A controller that the same transition removed returns with its node.
  func insert(_ root: any Controller, at place: Node.Place, _ origin: TransitionOrigin) {
    var pending = [(controller: root, place: place)]
    while let (controller, place) = pending.popLast() {
      let node = addNode(for: controller, at: place, origin)
      for dependent in dependents(of: node) { pending.append(dependent) }
    }
  }

  /// The controllers that are added with a controller, in reverse: its children, and the
  /// presentation with which it was removed.
  private func dependents(of node: Node) -> [(controller: any Controller, place: Node.Place)] {
    if node.container == nil, node.embedded.isEmpty, node.presented == nil { return [] }
    let children = (node.children + node.embedded).reversed().map {
      ($0, Node.Place.child(of: node))
    }
    // Attached again even by the same presenter, because that may have another parent now.
    guard let presented = node.presented else { return children }
    return [(presented.controller, .presented(by: node, style: presented.style))] + children
  }

  /// Adds the node of one controller, which is a new one or the one that was just removed.
  @discardableResult
  func addNode(
    for controller: any Controller,
    at place: Node.Place,
    _ origin: TransitionOrigin
  ) -> Node {
    let returning = transition.departed[ObjectIdentifier(controller)]
    let node = returning ?? makeNode(for: controller, origin)
    if returning != nil {
      transition.departed[node.id] = nil
      // A controller that comes back is not finished after all.
      node.pendingResult?.output = nil
    }
    nodes[node.id] = node
    node.attach(at: place)
    if case .root = place { rootNode = node }
    node.container?.holder = self
    if windowState != nil { (node.container as? ArrangedCustomContainer)?.isArrangedLater = true }
    if node.traits.contains(.host) { (controller as? any HostController)?.enter(self) }
    if node.traits.contains(.navigating), windowState?.origin(of: controller) == nil {
      (controller as? any NavigatingController)?.receiveNavigator(of: self)
    }
    return node
  }

  private func makeNode(for controller: any Controller, _ origin: TransitionOrigin) -> Node {
    let id = ObjectIdentifier(controller)
    let former = transition.customSegue?.returning[id]
    var origin = former?.origin ?? origin
    if let made = instantiated.first(where: { $0.controller === controller }) {
      origin.scenes[id] = made.scene
    }
    let node = Node(controller, traits(of: controller), origin, serial: nextSerial)
    if let former { node.resume(former) }
    nextSerial += 1
    if node.isForwarding { classes.haveForwarders = true }
    for (screen, expectation) in transition.expectations
    where screen === controller || screen === controller.model {
      node.expectResult().expectations.append(expectation)
      forget(expectation)
    }
    replayContext?.controllers[node.serial] = controller
    // A controller that was in the graph before is not loaded a second time (rule 30).
    let wasLoaded = released.forget(controller)?.isLoaded == true
    if wasLoaded || replayContext?.returns.contains(node.serial) == true {
      node.isLoaded = true
      if journal != nil { transition.returned.append(node.serial) }
    }
    return node
  }

  /// Removes a controller with its descendants and everything that these present.
  func remove(_ root: any Controller, because reason: Transition.RemovalReason) {
    guard let node = node(of: root) else { return }
    node.leavePresenter()
    if node === rootNode { rootNode = nil }
    var pending = [(node: node, reason: reason)]
    while let (node, reason) = pending.popLast() {
      nodes[node.id] = nil
      pending += (node.children + node.embedded).compactMap { self.node(of: $0) }
        .map { ($0, reason) }
      if let presented = node.presented { pending.append((presented, .dismissedFromAbove)) }
      node.removalReason = reason
      transition.departed[node.id] = node
    }
  }

  /// Releases the neighbors of removed nodes. Their containers have known the graph up to their last calls.
  func release(_ departed: some Sequence<Node>) {
    for node in departed {
      node.detach()
      guard let container = node.container, nodes[node.id] == nil, container.holder === self
      else { continue }
      container.holder = nil
    }
  }
}

extension Node {
  /// The origin of the controller, for a node that replaces this one.
  var origin: TransitionOrigin {
    TransitionOrigin(
      registration: registration,
      scenes: scene.map { [id: $0] } ?? [:],
      destinations: destination.map { [id: $0] } ?? [:]
    )
  }

  /// Continues a node that had left the graph.
  fileprivate func resume(_ former: Node) {
    pendingResult = former.pendingResult
    pendingResult?.output = nil
    isEmbeddedOnLoad = former.isEmbeddedOnLoad
    dismissalDelegate = former.dismissalDelegate
    hasBegunAppearing = former.hasBegunAppearing
  }
}
