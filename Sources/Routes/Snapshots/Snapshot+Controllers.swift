extension Snapshot {
  /// Describes a controller that is in no graph, and what is inside it.
  ///
  /// - Complexity: O(*n*) in the number of controllers.
  init(of root: any Controller) {
    self.init()
    var seen: Set<ObjectIdentifier> = []
    var pending: [Pending] = [Pending(root, .root)]
    while let next = pending.popLast() {
      guard seen.insert(ObjectIdentifier(next.controller)).inserted else { continue }
      let index = screens.count
      let container = ContainerRole(of: next.controller)
      screens.append(
        Screen(of: next.controller, container, at: next.place, isSelected: next.isSelected)
      )
      pending += container.items(at: index).reversed()
    }
  }
}

extension Snapshot.Screen {
  init(
    of controller: any Controller,
    _ role: ContainerRole,
    at place: Snapshot.Place,
    isSelected: Bool
  ) {
    let name =
      switch role {
      case .screen, .own: ControllerName.of(controller)
      default: role.subclassName
      }
    self.init(name: name, kind: role.kind, place: place, isSelected: isSelected)
  }
}
