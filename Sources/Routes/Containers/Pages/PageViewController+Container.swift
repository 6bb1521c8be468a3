extension PageViewController: ArrangedContainer, LibraryContainer {
  static var element: ContainerElement {
    ContainerElement("pageViewController", relationships: ["viewControllers"])
  }

  static func makeEmpty() -> any LibraryContainer { PageViewController() }

  final var kind: Snapshot.Kind { .page }

  final func front(in width: HorizontalSizeClass) -> [any Controller] { pages }

  final func arrange(_ children: [any Controller], content: (any Controller)?) { pages = children }

  final func put(_ child: any Controller, as relationship: ExactString?) { pages.append(child) }
}
