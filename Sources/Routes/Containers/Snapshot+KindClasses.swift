extension Snapshot.Kind {
  var library: (any LibraryContainer.Type)? {
    switch self {
    case .navigation: NavigationController.self
    case .tab: TabBarController.self
    case .split: SplitViewController.self
    case .page: PageViewController.self
    case .search: SearchController.self
    case .screen, .container: nil
    }
  }
}

extension Snapshot.Kind {
  /// Makes a placeholder of the kind, for a class that is not registered.
  ///
  /// - Parameter fallback: The name of a screen without a class name.
  func makePlaceholder(name: ExactString?, or fallback: ExactString) -> any Controller {
    if let container = library?.makeEmpty() {
      container.placeholderName = name?.string
      return container
    }
    let name = (name ?? fallback).string
    return self == .container ? PlaceholderController.Container(name) : PlaceholderController(name)
  }
}
