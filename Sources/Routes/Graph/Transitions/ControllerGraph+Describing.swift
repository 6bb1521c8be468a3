extension ControllerGraph {
  /// A transition as a value, if it is recorded or observed.
  func describe(_ changes: HierarchyChanges, _ context: TransitionContext) -> Transition? {
    guard recorder != nil || onTransition != nil else { return nil }
    return Transition(
      kind: context.kind,
      segue: context.segue,
      segueObject: context.arrival?.registration?.object,
      source: context.source.map { ExactString(ControllerName.described($0.controller)) },
      destination: context.destination.map { ExactString(ControllerName.described($0)) },
      changes: changes.map { .init(recorded($0)) }
    )
  }

  func recorded(_ change: HierarchyChange) -> Transition.RecordedChange.Form {
    switch change {
    case .root(_, let new): .root(new.map(item))
    case .push(let controller, let navigation):
      .push(item(controller), onto: number(navigation.controller))
    case .pop(let controllers, let navigation):
      .pop(count: controllers.count, from: number(navigation.controller))
    case .unpop(let controllers, let navigation):
      .stack((navigation.stack + controllers).map(item), of: number(navigation.controller))
    case .stack(_, let new, let navigation):
      .stack(new.map(item), of: number(navigation.controller))
    case .present(let presented, let presenter, let style):
      .present(item(presented), by: number(presenter), style: style)
    case .dismiss(_, let presenter, _): .dismiss(by: number(presenter))
    case .select(let index, _, let tab): .select(index: index, in: number(tab.controller))
    case .column(let column, _, let new, let split):
      .column(column, new.map(item), of: number(split.controller))
    case .hide(_, let new, let split):
      .hide(SplitColumn.allCases.filter(new.contains), of: number(split.controller))
    case .arrange(_, let new, let container):
      .arrange(
        new.children.map(item),
        content: new.children.firstIndex { $0 === new.content },
        of: number(container.controller)
      )
    case .embed(let child, let parent): .embed(item(child), in: number(parent))
    case .unembed(let child, _): .unembed(number(child))
    case .width(_, let new): .width(new)
    }
  }

  private func item(_ controller: any Controller) -> Transition.RecordedChange.Item {
    node(of: controller).map { .kept($0.serial) } ?? .new(Snapshot(of: controller))
  }

  /// The number of a controller that is in the graph.
  private func number(_ controller: any Controller) -> Int { node(of: controller)?.serial ?? -1 }
}
