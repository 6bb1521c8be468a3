/// What a controller is to the controllers inside it, found out once.
enum ContainerRole {
  case screen
  case navigation(NavigationController)
  case tab(TabBarController)
  case split(SplitViewController)
  case page(PageViewController)
  case own(any ContainerController)

  init(of controller: any Controller) {
    switch controller {
    case let navigation as NavigationController: self = .navigation(navigation)
    case let tab as TabBarController: self = .tab(tab)
    case let split as SplitViewController: self = .split(split)
    case let page as PageViewController: self = .page(page)
    case let container as any ContainerController: self = .own(container)
    default: self = .screen
    }
  }

  var kind: Snapshot.Kind {
    switch self {
    case .screen: .screen
    case .navigation: .navigation
    case .tab: .tab
    case .split: .split
    case .page: .page
    case .own: .container
    }
  }

  /// The name of a subclass, or of what a library container stands in for; empty for the library's
  /// own classes.
  var subclassName: String {
    switch self {
    case .navigation(let navigation): name(of: navigation, unless: NavigationController.self)
    case .tab(let tab): name(of: tab, unless: TabBarController.self)
    case .split(let split): name(of: split, unless: SplitViewController.self)
    case .page(let page): name(of: page, unless: PageViewController.self)
    case .screen, .own: ""
    }
  }

  /// The name of the subclass that a library container stands in for.
  var standInName: String? {
    switch self {
    case .navigation(let navigation): navigation.standInName
    case .tab(let tab): tab.standInName
    case .split(let split): split.standInName
    case .page(let page): page.standInName
    case .screen, .own: nil
    }
  }

  private func name(of controller: any Controller, unless library: any Controller.Type) -> String {
    standInName ?? (type(of: controller) == library ? "" : ControllerName.of(type(of: controller)))
  }

  var container: (any ContainerController)? {
    switch self {
    case .screen: nil
    case .navigation(let navigation): navigation
    case .tab(let tab): tab
    case .split(let split): split
    case .page(let page): page
    case .own(let container): container
    }
  }

  /// The graph that holds one of the library's containers; unknown for others.
  var holder: ControllerGraph? {
    get {
      switch self {
      case .navigation(let navigation): navigation.holder
      case .tab(let tab): tab.holder
      case .split(let split): split.holder
      case .page(let page): page.holder
      case .screen, .own: nil
      }
    }
    nonmutating set {
      switch self {
      case .navigation(let navigation): navigation.holder = newValue
      case .tab(let tab): tab.holder = newValue
      case .split(let split): split.holder = newValue
      case .page(let page): page.holder = newValue
      case .screen, .own: break
      }
    }
  }

  /// The children, in order.
  var children: [any Controller] { container?.children ?? [] }

  /// The children that are on screen when the container is.
  func front(in width: Width) -> [any Controller] {
    switch self {
    case .split(let split) where width == .regular: split.children
    case .page(let page): page.pages
    default: container?.content.map { [$0] } ?? []
    }
  }

  /// The children with their places in a snapshot, where the container stands at `index`.
  func items(at index: Int) -> [Snapshot.Pending] {
    switch self {
    case .split(let split):
      let columns: [(Column, (any Controller)?)] = [
        (.primary, split.primary), (.supplementary, split.supplementary), (.detail, split.detail),
      ]
      return columns.compactMap { column, child in
        child.map { .init($0, .column(column, of: index)) }
      }
    case .tab(let tab):
      return tab.tabs.enumerated().map { position, child in
        .init(child, .child(of: index), isSelected: position == tab.selectedIndex)
      }
    case .own(let container):
      let content = container.content
      return container.children.map {
        .init($0, .child(of: index), isSelected: $0 === content)
      }
    default:
      return children.map { .init($0, .child(of: index)) }
    }
  }
}
