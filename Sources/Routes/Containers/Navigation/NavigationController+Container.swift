extension NavigationController: LibraryContainer {
  static var element: ContainerElement? {
    ContainerElement("navigationController", relationships: ["rootViewController"])
  }

  static func makeEmpty() -> any LibraryContainer { NavigationController() }

  final var kind: Snapshot.Kind { .navigation }

  final func fill(with items: [Snapshot.Item]) { stack = items.map(\.controller) }

  final func put(_ child: any Controller, as relationship: ExactString?) { stack = [child] }

  /// A stack is on a stack only where the columns of a split controller collapse.
  final func objection(
    to child: any Container,
    in parent: (any Container)?
  ) -> Refusal.Reason? {
    switch child.kind {
    case .navigation where (parent as? SplitViewController)?.collapses(onto: self) == true: nil
    case .navigation, .split: .stack(.notPushable(ControllerName.described(child.controller)))
    case .screen, .tab, .page, .search, .container: nil
    }
  }

  final func warning(about child: any Container) -> ControllerGraph.Warning? {
    child.kind == .tab
      ? .tabBarControllerOnStack(ControllerName.described(child.controller)) : nil
  }

  /// Whether a controller is a stack, which is presented when it is shown from inside this one.
  ///
  /// Only where this one describes another framework's container may the controller be another's.
  final func isStack(_ controller: any Controller) -> Bool {
    controller is NavigationController
      || represented != nil
        && (controller as? any RepresentedContainer)?.asContainer is NavigationController
  }

  final func changes(
    removing children: [any Controller]
  ) throws(Refusal.Reason) -> [ControllerChange] {
    let rest = stack.without(children)
    try validateRoot(of: rest)
    return [.stack(rest, of: controller)]
  }

  /// Checks that a collapsed column on the stack does not become its root.
  final func validateRoot(of stack: [any Controller]) throws(Refusal.Reason) {
    guard let root = stack.first?.asContainer,
      let objection = objection(to: root, in: nil)
    else { return }
    throw objection
  }

  final var isSearchedBackwards: Bool { true }

  final func change(bringingToFront child: any Controller) -> ControllerChange? {
    let above = height(above: child)
    return above == 0 ? nil : .pop(count: above, from: controller)
  }

  /// The number of controllers above a controller; the height of the stack if it is not on it.
  final func height(above controller: any Controller) -> Int {
    stack.reversed().prefix { $0 !== controller }.count
  }
}
