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
    var seen: Set<ObjectIdentifier> = []
    self =
      Self.survey(of: root, width: width) { controller in
        guard seen.insert(ObjectIdentifier(controller)).inserted else { return nil }
        let container = controller.asContainer
        return Member(
          controller: controller,
          container: container,
          embedded: container == nil ? embedded(controller) : [],
          presented: presented(controller)
        )
      }.snapshot
  }

  /// A controller and its place in a snapshot.
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

  /// A controller in a hierarchy, with the parts that a snapshot shows.
  struct Member {
    let controller: any Controller
    let container: (any Container)?
    var scene: Storyboard.SceneObject?
    let embedded: [any Controller]
    let presented: (controller: any Controller, style: PresentationStyle)?
  }

  /// The snapshot of a hierarchy, and the controllers in its order.
  ///
  /// - Parameter member: Finds the parts of a controller; `nil` for one that is left out.
  static func survey(
    of root: any Controller,
    width: ControllerGraph.SizeClass,
    member: (any Controller) -> Member?
  ) -> (snapshot: Snapshot, controllers: [any Controller]) {
    var snapshot = Snapshot(width: width)
    var controllers: [any Controller] = []
    var pending: [Item] = [Item(root, .root)]
    while let next = pending.popLast() {
      guard let member = member(next.controller) else { continue }
      let index = controllers.count
      controllers.append(member.controller)
      let screen = Screen(
        name: ExactString(member.container?.name ?? ControllerName.of(member.controller)),
        kind: member.container?.kind ?? .screen,
        placement: next.placement,
        isSelected: next.isSelected,
        scene: member.scene
      )
      snapshot.screens.append(screen)
      if let (controller, style) = member.presented {
        pending.append(Item(controller, .presented(by: index, style: style)))
      }
      pending += member.embedded.reversed().map { Item($0, .embedded(in: index)) }
      pending += member.container?.items(at: index).reversed() ?? []
    }
    snapshot.noteColumns(of: controllers)
    return (snapshot, controllers)
  }

  /// Notes the collapsed columns of split controllers.
  private mutating func noteColumns(of controllers: [any Controller]) {
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
