extension Snapshot {
  /// Creates the snapshot of a controller outside of a graph, with its descendants.
  init(of root: any Controller) {
    self.init(of: root, width: .compact, embedded: { _ in [] }, presented: { _ in nil })
  }

  /// Creates the snapshot of a hierarchy outside of a graph, with its presentations.
  ///
  /// - Parameter embedded: The children of a controller that is not a container.
  package init(
    of root: any Controller,
    width: ControllerGraph.SizeClass,
    embedded: (any Controller) -> [any Controller],
    presented: (any Controller) -> (controller: any Controller, style: PresentationStyle)?
  ) {
    self.init(width: width)
    var seen: Set<ObjectIdentifier> = []
    var controllers: [any Controller] = []
    var pending: [Item] = [Item(root, .root)]
    while let next = pending.popLast() {
      guard seen.insert(ObjectIdentifier(next.controller)).inserted else { continue }
      let index = screens.count
      let container = next.controller.asContainer
      controllers.append(next.controller)
      screens.append(
        Screen(of: next.controller, container, at: next.placement, isSelected: next.isSelected)
      )
      if let (controller, style) = presented(next.controller) {
        pending.append(Item(controller, .presented(by: index, style: style)))
      }
      if let container {
        pending += container.items(at: index).reversed()
      } else {
        pending += embedded(next.controller).reversed().map { Item($0, .embedded(in: index)) }
      }
    }
    noteColumns(of: controllers)
  }

  /// Notes the collapsed columns of split controllers.
  mutating func noteColumns(of controllers: [any Controller]) {
    for index in screens.indices where screens[index].kind == .split {
      guard let split = controllers[index] as? SplitViewController, !split.collapsed.isEmpty else {
        continue
      }
      screens[index].columns = SplitViewController.Column.allCases.compactMap { column in
        guard let kept = split.collapsed[column] else { return nil }
        let position = controllers.firstIndex { $0 === kept }
        return CollapsedColumn(
          column: column,
          position: position,
          snapshot: position == nil ? Snapshot(of: kept) : nil
        )
      }
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
