extension ControllerGraph {
  /// A transition as a value, if it is recorded or observed.
  func describe(_ changes: [ControllerChange], _ context: TransitionContext) -> Transition? {
    guard journal != nil || onTransition != nil else { return nil }
    let registration = context.origin?.registration
    return Transition(
      kind: context.kind,
      segue: registration.flatMap { $0.identifier.isEmpty ? nil : $0.identifier },
      segueObject: registration?.object,
      source: context.source.map { ExactString(ControllerName.described($0.controller)) },
      destination: context.destination.map { ExactString(ControllerName.described($0)) },
      changes: changes.map { recorded($0, of: changes) }
    )
  }

  func recorded(
    _ change: ControllerChange,
    of changes: [ControllerChange] = []
  ) -> Transition.RecordedChange {
    .init(
      change.map(
        child: { controller in
          if let node = node(of: controller) { return .kept(node.serial) }
          if let stack = controller as? NavigationController, stack.isMadeForColumn,
            let node = stack.stack.first.flatMap(node)
          {
            return .stack(around: node.serial)
          }
          if case .keep = change { return .new(Snapshot(of: controller)) }
          return column(of: controller, change, changes) ?? .new(Snapshot(of: controller))
        },
        parent: number
      )
    )
  }

  /// The collapsed column whose controller a change adds.
  private func column(
    of controller: any Controller,
    _ change: ControllerChange,
    _ changes: [ControllerChange]
  ) -> Transition.RecordedChange.Item? {
    for case .keep(let kept?, let column, let split) in changes where kept === controller {
      return .column(column, of: number(split))
    }
    let parent = change.parent.flatMap(node)
    guard let node = parent?.split == nil ? parent?.parent : parent,
      let column = node.split?.column(keeping: controller)
    else { return nil }
    return .column(column, of: node.serial)
  }

  private func number(_ controller: any Controller) -> Int { node(of: controller)?.serial ?? -1 }
}
