extension NavigationController: LibraryContainer {
  static var element: ContainerElement {
    ContainerElement("navigationController", relationships: ["rootViewController"])
  }

  static func makeEmpty() -> any LibraryContainer { NavigationController() }

  final var kind: Snapshot.Kind { .navigation }

  final func fill(with items: [Snapshot.Item]) { stack = items.map(\.controller) }

  final func put(_ child: any Controller, as relationship: ExactString?) { stack = [child] }

  /// A stack is on a stack in a collapsed split controller only.
  final func objection(
    to child: any Container,
    in parent: (any Container)?
  ) -> Refusal.Reason? {
    switch child.kind {
    case .navigation where parent is SplitViewController: nil
    case .navigation, .split: .stack(.notPushable(ControllerName.described(child.controller)))
    case .screen, .tab, .page, .container: nil
    }
  }

  final func warning(about child: any Container) -> Warning? {
    child.kind == .tab
      ? .tabBarControllerOnStack(ControllerName.described(child.controller)) : nil
  }

  final func showing(_ controller: any Controller, in width: HorizontalSizeClass) -> Showing? {
    isStack(controller) ? .presentation : .push(onto: self)
  }

  /// Only where this one describes another framework's container may the controller be another's.
  private func isStack(_ controller: any Controller) -> Bool {
    controller is NavigationController
      || represented != nil
        && (controller as? any RepresentedContainer)?.asContainer is NavigationController
  }

  final func changes(removing children: [any Controller]) -> [HierarchyChange] {
    [.stack(old: stack, new: stack.without(children), of: self)]
  }

  final var isSearchedBackwards: Bool { true }

  final func change(bringingToFront child: any Controller) -> HierarchyChange? {
    let above = height(above: child)
    return above == 0 ? nil : .pop(Array(stack.suffix(above)), from: self)
  }

  /// The number of controllers above a controller; the height of the stack if it is not on it.
  final func height(above controller: any Controller) -> Int {
    stack.reversed().prefix { $0 !== controller }.count
  }
}
