/// A container of another framework that the library treats as its own.
///
/// It does not refine ``ContainerController``: a public requirement would take the name of its witness
/// from the subclasses of an app.
package protocol RepresentedContainer: Controller {
  /// The container's kind and children at this moment.
  var representation: ContainerRepresentation { get }
  /// The child that a user sees first.
  var contentInFront: (any Controller)? { get }
}

/// The kind and the children of a container of another framework.
package struct ContainerRepresentation {
  let container: any LibraryContainer

  package static func navigation(_ stack: [any Controller], name: String?) -> Self {
    Self(NavigationController(stack: stack), name)
  }

  /// Represents a tab bar controller.
  ///
  /// - Parameter isFixed: Whether the tabs are values that a graph does not change.
  package static func tab(
    _ tabs: [any Controller],
    selected: Int,
    isFixed: Bool,
    name: String?
  ) -> Self {
    let container = TabBarController(tabs)
    container.isFixed = isFixed
    container.selectedIndex = tabs.indices.contains(selected) ? selected : 0
    return Self(container, name)
  }

  /// Represents a split controller by its columns.
  ///
  /// - Parameter collapsed: The controllers of columns that have collapsed, on the
  ///   stack of the primary one or not.
  package static func split(
    primary: (any Controller)?,
    supplementary: (any Controller)? = nil,
    detail: (any Controller)?,
    compact: (any Controller)? = nil,
    hiding hidden: Set<SplitViewController.Column> = [],
    collapsed: [(column: SplitViewController.Column, any Controller)] = [],
    name: String?
  ) -> Self {
    let container = SplitViewController(
      style: .unspecified,
      primary: primary,
      supplementary: supplementary,
      detail: detail,
      compact: compact
    )
    container.hiddenColumns = hidden
    for (column, controller) in collapsed { container.collapsed[column] = controller }
    return Self(container, name)
  }

  package static func page(
    _ pages: [any Controller],
    spineLocation: PageViewController.SpineLocation,
    name: String?
  ) -> Self {
    Self(PageViewController(pages: pages, spineLocation: spineLocation), name)
  }

  package static func search(_ results: (any Controller)?, name: String?) -> Self {
    Self(SearchController(results: results), name)
  }

  /// - Parameter name: The name of the container's class, if it is a class of the app.
  private init(_ container: any LibraryContainer, _ name: String?) {
    container.placeholderName = name
    self.container = container
  }
}
