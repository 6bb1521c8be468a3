extension ControllerGraph {
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
