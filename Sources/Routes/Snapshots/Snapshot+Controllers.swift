extension Snapshot {
  /// Creates the snapshot of a controller outside of a graph, with its descendants.
  ///
  /// - Complexity: O(*n*) in the number of controllers.
  init(of root: any Controller) {
    self.init()
    var seen: Set<ObjectIdentifier> = []
    var pending: [Item] = [Item(root, .root)]
    while let next = pending.popLast() {
      guard seen.insert(ObjectIdentifier(next.controller)).inserted else { continue }
      let index = screens.count
      let container = (next.controller as? any ContainerController)?.asContainer
      screens.append(
        Screen(of: next.controller, container, at: next.placement, isSelected: next.isSelected)
      )
      if let container { pending += container.items(at: index).reversed() }
    }
  }
}

extension Snapshot.Screen {
  init(
    of controller: any Controller,
    _ container: (any Container)?,
    at placement: Snapshot.Placement,
    isSelected: Bool
  ) {
    self.init(
      name: ExactString(container?.name ?? ControllerName.of(controller)),
      kind: container?.kind ?? .screen,
      placement: placement,
      isSelected: isSelected
    )
  }
}
