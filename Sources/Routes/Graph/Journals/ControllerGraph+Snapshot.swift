extension ControllerGraph {
  /// The state of the graph as a value.
  ///
  /// - Complexity: O(*n*) in the number of controllers.
  public var snapshot: Snapshot { reading { survey().snapshot } }

  /// The snapshot, and the controllers in its order.
  package func survey() -> (snapshot: Snapshot, controllers: [any Controller]) {
    var snapshot = Snapshot(width: width)
    var controllers: [any Controller] = []
    guard let root else { return (snapshot, controllers) }
    snapshot.screens.reserveCapacity(nodes.count)
    var pending: [Snapshot.Item] = [.init(root, .root)]
    while let next = pending.popLast() {
      guard let node = node(of: next.controller) else { continue }
      let index = snapshot.screens.count
      controllers.append(node.controller)
      var screen = Snapshot.Screen(
        of: node.controller,
        node.container,
        at: next.placement,
        isSelected: next.isSelected
      )
      screen.scene = node.scene.flatMap(registry.scenes.bundle.object(at:))
      snapshot.screens.append(screen)
      if let presented = node.presented {
        pending.append(
          .init(presented.controller, .presented(by: index, style: presented.style))
        )
      }
      pending += node.embedded.reversed().map { .init($0, .embedded(in: index)) }
      if let container = node.container { pending += container.items(at: index).reversed() }
    }
    snapshot.noteColumns(of: controllers)
    return (snapshot, controllers)
  }
}

extension Snapshot {
  struct Item {
    let controller: any Controller
    let placement: Placement
    let isSelected: Bool

    init(_ controller: any Controller, _ placement: Placement, isSelected: Bool = false) {
      self.controller = controller
      self.placement = placement
      self.isSelected = isSelected
    }
  }
}
