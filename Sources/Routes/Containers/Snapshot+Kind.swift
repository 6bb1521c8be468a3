extension Snapshot {
  /// The kind of a controller, by its children.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// A controller without children of its own.
    case screen
    /// A ``NavigationController``.
    case navigation = "nav"
    /// A ``TabBarController``.
    case tab
    /// A ``SplitViewController``.
    case split
    /// A ``PageViewController``.
    case page
    /// A container of the app.
    case container
  }
}

extension Snapshot.Kind {
  /// The library's class of the kind.
  var library: (any LibraryContainer.Type)? {
    switch self {
    case .navigation: NavigationController.self
    case .tab: TabBarController.self
    case .split: SplitViewController.self
    case .page: PageViewController.self
    case .screen, .container: nil
    }
  }

  /// The kind in messages.
  var displayName: String {
    switch self {
    case .screen: "controller"
    case .navigation: "navigation controller"
    case .tab: "tab bar controller"
    case .split: "split view controller"
    case .page: "page view controller"
    case .container: "container"
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
