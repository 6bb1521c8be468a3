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
    /// A ``SearchController``.
    case search
    /// A container of the app.
    case container
  }
}

extension Snapshot.Kind {
  var displayName: String {
    switch self {
    case .screen: "controller"
    case .navigation: "navigation controller"
    case .tab: "tab bar controller"
    case .split: "split view controller"
    case .page: "page view controller"
    case .search: "search controller"
    case .container: "container"
    }
  }
}
