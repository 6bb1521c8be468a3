extension TabBarController: ArrangedContainer, LibraryContainer {
  static var element: ContainerElement? {
    ContainerElement("tabBarController", relationships: ["viewControllers"])
  }

  static func makeEmpty() -> any LibraryContainer { TabBarController([]) }

  final var kind: Snapshot.Kind { .tab }

  final func items(at index: Int) -> [Snapshot.Item] { markedItems(at: index) }

  final func fill(with items: [Snapshot.Item]) {
    tabs = items.map(\.controller)
    selectedIndex = items.firstIndex(where: \.isSelected) ?? 0
  }

  final func arrange(_ children: [any Controller], content: (any Controller)?) {
    tabs = children
    selectedIndex = children.firstIndex { $0 === content } ?? 0
  }

  /// Other tabs: the selected one is kept; else the one at its index is selected, else the first.
  final func position(ofSelectedIn tabs: [any Controller]) -> Int? {
    if let kept = tabs.firstIndex(where: { $0 === selected }) { return kept }
    return tabs.indices.contains(selectedIndex) ? selectedIndex : tabs.indices.first
  }

  final func changes(removing children: [any Controller]) -> [ControllerChange] {
    let rest = tabs.without(children)
    return [.arrange(rest, content: position(ofSelectedIn: rest), of: controller)]
  }

  final func put(_ child: any Controller, as relationship: ExactString?) { tabs.append(child) }

  final func change(bringingToFront child: any Controller) -> ControllerChange? {
    guard let index = tabs.firstIndex(where: { $0 === child }), index != selectedIndex else {
      return nil
    }
    return .select(index: index, in: controller)
  }
}
