extension ControllerGraph {
  /// Makes a change of the hierarchy that was checked before.
  ///
  /// - Parameter isReversal: Whether the change reverses one of a custom segue.
  /// - Complexity: O(*k*) in the number of controllers that are added and removed.
  func apply(
    _ change: HierarchyChange,
    because reason: RemovalReason = .replaced,
    _ arrival: Arrival = Arrival(),
    isReversal: Bool = false
  ) {
    switch change {
    case .root(let old, let new):
      if let old { remove(old, because: reason) }
      if let new { insert(new, at: .root, arrival) }
    case .push(let controller, let navigation):
      navigation.stack.append(controller)
      insert(controller, into: navigation.controller, arrival)
    case .pop(let controllers, let navigation):
      navigation.stack.removeLast(controllers.count)
      for controller in controllers { remove(controller, because: reason) }
    case .unpop(let controllers, let navigation):
      navigation.stack += controllers
      for controller in controllers { insert(controller, into: navigation.controller, arrival) }
    case .stack(let old, let new, let navigation):
      navigation.stack = new
      exchange(old, for: new, in: navigation.controller, because: reason, arrival)
    case .present(let presented, let presenter, let style):
      guard let presenter = node(of: presenter) else { return }
      insert(presented, at: .presented(by: presenter, style: style), arrival)
    case .dismiss(let presented, _, _):
      remove(presented, because: reason)
    case .select(let index, _, let tab):
      tab.selectedIndex = index
    case .column(let column, let old, let new, let split):
      split.set(new, in: column)
      exchange(
        old.map { [$0] } ?? [],
        for: new.map { [$0] } ?? [],
        in: split.controller,
        because: reason,
        arrival
      )
    case .hide(_, let new, let split):
      split.hiddenColumns = new
    case .arrange(let old, let new, let container):
      container.arrange(new.children, content: new.content)
      exchange(old.children, for: new.children, in: container.controller, because: reason, arrival)
    case .embed(let child, let parent):
      node(of: parent)?.embed(child)
      insert(child, into: parent, arrival)
    case .unembed(let child, let parent):
      // The child is embedded again when the parent appears again.
      if isReversal, node(of: child)?.isEmbeddedOnLoad == true {
        node(of: parent)?.isLoaded = false
      }
      node(of: parent)?.unembed(child)
      remove(child, because: reason)
    case .width(_, let new):
      width = new
    }
  }

  private func exchange(
    _ old: [any Controller],
    for new: [any Controller],
    in parent: any Controller,
    because reason: RemovalReason,
    _ arrival: Arrival
  ) {
    for controller in old.without(new) { remove(controller, because: reason) }
    for controller in new.without(old) { insert(controller, into: parent, arrival) }
  }

  private func insert(
    _ child: any Controller,
    into parent: any Controller,
    _ arrival: Arrival
  ) {
    guard let parent = node(of: parent) else { return }
    insert(child, at: .child(of: parent), arrival)
  }
}
