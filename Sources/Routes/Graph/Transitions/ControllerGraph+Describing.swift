extension ControllerGraph {
  /// A transition as a value, if it is recorded or observed.
  func describe(_ changes: [ControllerChange], _ context: TransitionContext) -> Transition? {
    guard recorder != nil || onTransition != nil else { return nil }
    let registration = context.origin?.registration
    return Transition(
      kind: context.kind,
      segue: registration.flatMap { $0.identifier.isEmpty ? nil : $0.identifier },
      segueObject: registration?.object,
      source: context.source.map { ExactString(ControllerName.described($0.controller)) },
      destination: context.destination.map { ExactString(ControllerName.described($0)) },
      changes: changes.map(recorded)
    )
  }

  func recorded(_ change: ControllerChange) -> Transition.RecordedChange {
    .init(change.map(child: item, parent: number))
  }

  private func item(_ controller: any Controller) -> Transition.RecordedChange.Item {
    node(of: controller).map { .kept($0.serial) } ?? .new(Snapshot(of: controller))
  }

  /// The number of a controller that is in the graph.
  private func number(_ controller: any Controller) -> Int { node(of: controller)?.serial ?? -1 }
}
