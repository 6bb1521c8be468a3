extension ControllerGraph {
  /// Checks that a controller and its descendants can be added to the graph.
  ///
  /// - Parameters:
  ///   - parent: The container to which the controller is added.
  ///   - leaving: Controllers that the same transition removes, and that may return.
  func validateInsertion(
    _ root: any Controller,
    into parent: Node? = nil,
    leaving: Set<ObjectIdentifier> = []
  ) throws(Refusal.Reason) {
    // Most transitions add one screen, for which the rest would take longer than the transition.
    guard traits(of: root).contains(.container) || !leaving.isEmpty else {
      return try validateAbsence(of: root, leaving)
    }
    var seen: Set<ObjectIdentifier> = []
    var pending = [
      (
        controller: root,
        parent: parent?.container,
        outer: parent?.container == nil ? nil : parent?.parent?.container,
        isFirst: parent?.children.isEmpty ?? true
      )
    ]
    while let (controller, parent, outer, isFirst) = pending.popLast() {
      try validateAbsence(of: controller, leaving)
      guard seen.insert(ObjectIdentifier(controller)).inserted else {
        throw .controller(.repeated(ControllerName.of(controller)))
      }
      // A controller that returns does so with its embedded children and its presentation.
      if !leaving.isEmpty, let returning = node(of: controller) {
        let dependents = returning.embedded + (returning.presented.map { [$0.controller] } ?? [])
        pending += dependents.map { ($0, nil, nil, true) }
      }
      // Reading the traits registers the class, so that the graph knows whether to call observers.
      guard traits(of: controller).contains(.container),
        let container = controller.asContainer
      else { continue }
      if let holder = container.holder, holder !== self {
        throw .controller(.inAnotherGraph(ControllerName.of(controller)))
      }
      try validateContent(of: container)
      // The root of a stack is not a collapsed column.
      try validate(container, in: parent, isFirst ? nil : outer)
      let children = container.children
      if children.isEmpty { continue }
      if let objection = container.objection(toCount: children.count) { throw objection }
      pending += children.enumerated().map { ($1, container, parent, $0 == 0) }
    }
  }

  /// Checks every container of the graph, after changes that a journal states (rules 10 and 37).
  package func validateContents() throws {
    guard let root else { return }
    defer { transition.warnings = [] }
    try validateInsertion(root, leaving: Set(nodes.keys))
  }

  /// Checks that a container may be where it is added (rules 10 and 37), and remembers a split
  /// controller that has to collapse (rule 39).
  private func validate(
    _ container: any Container,
    in parent: (any Container)?,
    _ outer: (any Container)?
  ) throws(Refusal.Reason) {
    if let parent {
      if let objection = parent.objection(to: container, in: outer) { throw objection }
      if let warning = parent.warning(about: container) { warn(warning) }
    }
    if let split = container as? SplitViewController, width == .compact, windowState == nil,
      node(of: split) == nil
    {
      transition.collapsing = transition.collapsing + [split]
    }
  }

  /// Checks that a container of the app has the same children whenever it is read, and that its
  /// content is one of them.
  private func validateContent(of container: any Container) throws(Refusal.Reason) {
    guard let container = container as? any CustomContainer else { return }
    let controller = container.custom
    guard controller.childControllers.elementsEqual(container.children, by: { $0 === $1 }) else {
      throw .container(.unstableChildren(container: container.name))
    }
    if let content = controller.content, container.content !== content {
      throw .container(
        .contentNotAChild(content: ControllerName.of(content), container: container.name)
      )
    }
  }

  private func validateAbsence(
    of controller: any Controller,
    _ leaving: Set<ObjectIdentifier>
  ) throws(Refusal.Reason) {
    if let node = node(of: controller), !leaving.contains(node.id) {
      throw .controller(.alreadyInGraph(ControllerName.of(controller)))
    }
    // No other window of the scene contains it (rule 48).
    guard let scene, let other = scene.window(of: controller), other !== self else { return }
    throw .controller(.inAnotherGraph(ControllerName.of(controller)))
  }

  /// Checks the new children of a container: each is an old child or new, and they have no
  /// descendants in common.
  func validate(
    _ children: [any Controller],
    replacing old: [any Controller],
    validateNew: (any Controller) throws(Refusal.Reason) -> Void
  ) throws(Refusal.Reason) {
    let kept = Set(old.map { ObjectIdentifier($0) })
    var seen: Set<ObjectIdentifier> = []
    for child in children {
      guard seen.insert(ObjectIdentifier(child)).inserted else {
        throw .controller(.repeated(ControllerName.of(child)))
      }
      if kept.contains(ObjectIdentifier(child)) { continue }
      try validateNew(child)
      for inner in child.hierarchy.dropFirst()
      where !seen.insert(ObjectIdentifier(inner)).inserted {
        throw .controller(.repeated(ControllerName.of(inner)))
      }
    }
  }

  /// Checks that a controller can be pushed (rules 9, 10 and 37).
  ///
  /// - Returns: The changes by which it leaves its parent.
  @discardableResult
  func validatePush(
    _ controller: any Controller,
    onto navigation: NavigationController
  ) throws(Refusal.Reason) -> [ControllerChange] {
    if traits(of: controller).contains(.container), let container = controller.asContainer,
      let objection = navigation.objection(to: container, in: nil)
    {
      throw objection
    }
    let stack = try require(navigation.controller)
    if let node = node(of: controller), node.parent === stack, !stack.embeds(node.controller) {
      throw .stack(.alreadyOnStack(ControllerName.of(controller)))
    }
    return try departure(of: controller, to: stack)
  }
}

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
