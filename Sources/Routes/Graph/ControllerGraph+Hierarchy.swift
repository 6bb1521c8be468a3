extension ControllerGraph {
  package func node(of controller: any Controller) -> Node? {
    if let node = nodes[ObjectIdentifier(controller)] { return node }
    // A window shows a container or an alert of the library in its framework's form.
    if windowState != nil {
      let represented =
        (controller as? AlertController)?.represented
        ?? (controller as? any LibraryContainer)?.represented
      if let represented, let node = nodes[ObjectIdentifier(represented)] { return node }
    }
    guard classes.haveHosts else { return nil }
    return nodes.values.first {
      $0.traits.contains(.host) && ($0.controller as? any HostController)?.hosted === controller
    }
  }

  /// The node of a controller, also of one that is leaving the graph (rule 35).
  func knownNode(of controller: any Controller) -> Node? {
    node(of: controller) ?? transition.departed[ObjectIdentifier(controller)]
  }

  func require(_ controller: any Controller) throws(Refusal.Reason) -> Node {
    guard let node = node(of: controller) else {
      throw .controller(.notInGraph(ControllerName.of(controller)))
    }
    return node
  }

  /// The node of a request's source, or else of the visible controller.
  func source(_ controller: (any Controller)?) throws(Refusal.Reason) -> Node {
    if let controller { return try require(controller) }
    guard let node = frontNode else { throw .controller(.noRoot) }
    return node
  }

  /// The nearest node that presents a controller, the given one first.
  func presenterNode(from node: Node) -> Node? {
    node.ancestors.first { $0.presented != nil }
  }

  /// The nearest container of a class, the given node first.
  func nearest<Kind: LibraryContainer>(_ kind: Kind.Type, around node: Node) -> Kind? {
    node.ancestors.lazy.compactMap { $0.container as? Kind }.first { _ in true }
  }

  /// The node of the visible controller.
  package var frontNode: Node? {
    guard var current = rootNode?.chain?.top else { return nil }
    while true {
      if let chain = current.presented?.chain {
        current = chain.top
      } else if let content = current.container?.content, let node = node(of: content) {
        current = node
      } else {
        return current
      }
    }
  }

  /// Whether a controller is on screen, or would be without the presentation that covers it.
  package func isInFront(_ node: Node) -> Bool {
    var current = node
    while let outer = current.enclosing {
      if current.parent != nil, outer.isCovered || !shows(current, in: outer) { return false }
      current = outer
    }
    return true
  }

  /// Whether a child is on screen when its parent is.
  package func shows(_ child: Node, in parent: Node) -> Bool {
    parent.front(in: width).contains { $0 === child.controller } || parent.embeds(child.controller)
  }

  /// The controllers on screen at and below a given one, or in the whole graph.
  ///
  /// Containers come before their children, and presentations after the presenter's hierarchy.
  package func shown(below scope: (any Controller)?) -> [any Controller] {
    let start = scope.map { node(of: $0) } ?? rootNode
    guard let start, isInFront(start) else { return [] }
    return shown(from: start)
  }

  /// The controllers on screen at and below one that is on screen.
  ///
  /// - Parameters:
  ///   - departed: The nodes that have left the graph, which may be inside the first one.
  ///   - isForwarded: Whether the controllers that a container calls itself are left out.
  func shown(
    from start: Node,
    _ departed: [ObjectIdentifier: Node] = [:],
    isForwarded: Bool = false
  ) -> [any Controller] {
    var shown: [any Controller] = []
    var pending = [start]
    while let node = pending.popLast() {
      let presented = node.presented ?? departed.values.first { $0.presenter === node }
      // What a departed controller presented or contained may be elsewhere in the graph by now.
      if let presented, !isForwarded || presented.presenter === node { pending.append(presented) }
      if presented?.style.coversPresenter == true { continue }
      shown.append(node.controller)
      if isForwarded, node.isForwarding { continue }
      let front = node.front(in: width) + node.embedded
      pending += front.reversed().compactMap {
        let child = self.node(of: $0) ?? departed[ObjectIdentifier($0)]
        return isForwarded && child?.parent !== node ? nil : child
      }
    }
    return shown
  }

  /// The state of the graph as a value.
  ///
  /// - Complexity: O(*n*) in the number of controllers.
  public var snapshot: Snapshot { reading { survey().snapshot } }

  /// The snapshot, and the controllers in its order.
  package func survey() -> (snapshot: Snapshot, controllers: [any Controller]) {
    guard let root else { return (Snapshot(width: width), []) }
    return Snapshot.survey(of: root, width: width) { controller in
      guard let node = node(of: controller) else { return nil }
      return Snapshot.Member(
        controller: node.controller,
        container: node.container,
        scene: node.scene.flatMap(registry.scenes.bundle.object(at:)),
        embedded: node.embedded,
        presented: node.presented.map { ($0.controller, $0.style) }
      )
    }
  }
}
