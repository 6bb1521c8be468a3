extension TabBarController: LibraryContainer {
  static var element: ContainerElement {
    ContainerElement("tabBarController", relationships: ["viewControllers"])
  }

  static func makeEmpty() -> any LibraryContainer { TabBarController([]) }

  final var kind: Snapshot.Kind { .tab }

  final func items(at index: Int) -> [Snapshot.Item] { markedItems(at: index) }

  final func fill(with items: [Snapshot.Item]) {
    tabs = items.map(\.controller)
    selectedIndex = items.firstIndex(where: \.isSelected) ?? 0
  }

  final func put(_ child: any Controller, as relationship: ExactString?) { tabs.append(child) }

  final func change(bringingToFront child: any Controller) -> HierarchyChange? {
    guard let index = tabs.firstIndex(where: { $0 === child }), index != selectedIndex else {
      return nil
    }
    return .select(index, old: selectedIndex, in: self)
  }
}
