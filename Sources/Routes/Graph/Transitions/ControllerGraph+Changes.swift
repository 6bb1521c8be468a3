extension ControllerGraph {
  /// Makes a change of the structure, which was checked before.
  ///
  /// - Complexity: O(*k*) in the number of controllers that come and go.
  @inline(__always)
  func apply(_ change: HierarchyChange, because reason: RemovalReason) {
    undo?.append(change)
    if case .push(let controller, let navigation) = change {
      return put(controller, onTopOf: navigation)
    }
    let isFrontKnown = front != nil
    let holdsFront = isFrontKnown && change.scope.map(holdsFront) ?? true
    switch change {
    case .root(let old, let new):
      if let old { remove(old, because: reason) }
      root = new
      if let new { add(new) }
    case .push: break
    case .pop(let controllers, let navigation):
      navigation.stack.removeLast(controllers.count)
      for controller in controllers { remove(controller, because: reason) }
    case .unpop(let controllers, let navigation):
      navigation.stack += controllers
      for controller in controllers { add(controller, parent: node(of: navigation)) }
    case .stack(let old, let new, let navigation):
      navigation.stack = new
      exchange(old, for: new, in: navigation, because: reason)
    case .present(let presented, let presenter, let style):
      node(of: presenter)?.presented = ObjectIdentifier(presented)
      add(presented, presenter: node(of: presenter), style: style)
    case .dismiss(let presented, let presenter, _):
      node(of: presenter)?.presented = nil
      remove(presented, because: reason)
    case .select(let index, _, let tab):
      tab.selectedIndex = index
    case .column(let column, let old, let new, let split):
      split.set(new, in: column)
      exchange(old.map { [$0] } ?? [], for: new.map { [$0] } ?? [], in: split, because: reason)
    case .arrange(let old, let new, let container):
      container.arrange(new.children, content: new.content)
      exchange(old.children, for: new.children, in: container.controller, because: reason)
    case .embed(let child, let parent):
      node(of: parent)?.embedded.append(child)
      add(child, parent: node(of: parent))
    case .unembed(let child, let parent):
      node(of: parent)?.embedded.removeAll { $0 === child }
      remove(child, because: reason)
    case .width(_, let new):
      currentWidth = new
    }
    if holdsFront || isFrontKnown && front == nil {
      front = change.scope.flatMap(node(of:)).map(innermost)
    }
  }

  private func exchange(
    _ old: [any Controller],
    for new: [any Controller],
    in parent: any Controller,
    because reason: RemovalReason
  ) {
    for controller in old.without(new) { remove(controller, because: reason) }
    for controller in new.without(old) { add(controller, parent: node(of: parent)) }
  }

  /// Puts a controller on top of a stack, at a cost that does not depend on the stack.
  private func put(_ controller: any Controller, onTopOf navigation: NavigationController) {
    guard let parent = node(of: navigation) else { return }
    let holdsFront = front?.parent === parent || holdsFront(navigation)
    navigation.stack.append(controller)
    let node = add(controller, parent: parent)
    // What the stack presents stays in front.
    if holdsFront { front = innermost(from: parent.presented == nil ? node : parent) }
  }

  /// Whether the controller that a user looks at is inside this one, and not presented above it.
  private func holdsFront(_ scope: any Controller) -> Bool {
    guard let front else { return false }
    return sequence(first: front, next: around).contains { $0.controller === scope }
  }
}
