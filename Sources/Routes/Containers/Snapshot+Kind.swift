extension Snapshot {
  /// What a controller is to those inside it.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// A controller that contains nothing by itself.
    case screen
    /// A ``NavigationController``.
    case navigation = "nav"
    /// A ``TabBarController``.
    case tab
    /// A ``SplitViewController``.
    case split
    /// A ``PageViewController``.
    case page
    /// A container of the app's own.
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

  /// What messages call a controller of the kind.
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
  /// What a storyboard's scene is to those inside it.
  init(_ kind: Storyboard.Scene.Kind) {
    self = Self.allCases.first { $0.library?.element.name == kind.rawValue } ?? .screen
  }

  /// Makes a controller of the kind that stands in for a class that nobody registered.
  ///
  /// - Parameters:
  ///   - name: The class's name, where there is one.
  ///   - fallback: What a screen without one is called.
  func makePlaceholder(name: String?, or fallback: String) -> any Controller {
    if let container = library?.makeEmpty() {
      container.placeholderName = name
      return container
    }
    let name = name ?? fallback
    return self == .container ? PlaceholderContainerController(name) : PlaceholderController(name)
  }
}

extension Storyboard.Scene.Kind {
  /// The name of the library's container that stands in such a scene.
  package var libraryClass: String? { Snapshot.Kind(self).library.map { "\($0)" } }

  /// What messages call the library's container that stands in such a scene.
  package var containerDisplayName: String? {
    let kind = Snapshot.Kind(self)
    return kind.library.map { _ in kind.displayName }
  }
}
