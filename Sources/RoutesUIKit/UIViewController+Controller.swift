#if canImport(UIKit) && !os(watchOS)
  import Routes
  import UIKit

  /// Every view controller is a screen: it can be the destination or the source of a segue.
  extension UIViewController: Controller {}

  extension UINavigationController: @MainActor RepresentedContainer {
    /// The stack, from the root to the top.
    public var childControllers: [any Controller] { viewControllers }
    /// The controller on top.
    public var content: (any Controller)? { topViewController }

    package var representation: ContainerRepresentation {
      .navigation(viewControllers, name: className(unless: UINavigationController.self))
    }
  }

  extension UITabBarController: @MainActor RepresentedContainer {
    /// The tabs, in order.
    public var childControllers: [any Controller] { viewControllers ?? [] }
    /// The selected tab.
    public var content: (any Controller)? { selectedViewController }

    package var representation: ContainerRepresentation {
      .tab(
        viewControllers ?? [],
        selected: selectedIndex,
        name: className(unless: UITabBarController.self)
      )
    }
  }

  extension UIPageViewController: @MainActor RepresentedContainer {
    /// The pages that are in front.
    public var childControllers: [any Controller] { viewControllers ?? [] }
    /// The first page that is in front.
    public var content: (any Controller)? { viewControllers?.first }

    package var representation: ContainerRepresentation {
      .page(
        viewControllers ?? [],
        spineLocation: spineLocation == .mid ? .mid : .none,
        name: className(unless: UIPageViewController.self)
      )
    }
  }

  extension UISplitViewController: @MainActor RepresentedContainer {
    /// The columns, the primary one first.
    public var childControllers: [any Controller] { columns.compactMap { $0 } }
    /// The last column, which has the detail; where that replaces the others, the compact one.
    public var content: (any Controller)? {
      if let last = (isCollapsed ? columns[3] : nil) ?? columns[2] { return last }
      return !isCollapsed && hiddenColumns.contains(.primary) ? nil : columns[0]
    }

    package var representation: ContainerRepresentation {
      let columns = columns
      return .split(
        primary: columns[0],
        supplementary: columns[1],
        detail: columns[2],
        compact: columns[3],
        hiding: hiddenColumns,
        collapsed: collapsedColumns,
        name: className(unless: UISplitViewController.self)
      )
    }

    /// The primary, the supplementary, the secondary and the compact column. A controller that has
    /// collapsed without a compact column, or has no style, has a list of one or two controllers.
    private var columns: [UIViewController?] {
      if style != .unspecified, !isCollapsed || viewController(for: .compact) != nil {
        return [.primary, .supplementary, .secondary, .compact].map(viewController)
      }
      return [viewControllers.first, nil, viewControllers.dropFirst().first, nil]
    }

    /// The controllers of columns that have collapsed, and whether they are on the primary one's stack.
    private var collapsedColumns: [(column: SplitColumn, any Controller, isStacked: Bool)] {
      guard style != .unspecified, isCollapsed, columns[3] == nil else { return [] }
      let stack = (viewControllers.first as? UINavigationController)?.viewControllers ?? []
      return [SplitColumn.supplementary, .detail].compactMap { column in
        viewController(for: Column(column)).map { (column, $0, stack.contains($0)) }
      }
    }

    /// The columns that the display mode leaves out.
    private var hiddenColumns: Set<SplitColumn> {
      switch displayMode {
      case .secondaryOnly: [.primary, .supplementary]
      case .oneBesideSecondary, .oneOverSecondary: style == .tripleColumn ? [.primary] : []
      default: []
      }
    }
  }

  extension UIViewController {
    /// The name of the controller's class in snapshots; `nil` for UIKit's own class.
    fileprivate func className(unless own: UIViewController.Type) -> String? {
      if let placeholder = self as? any NamedPlaceholder { return placeholder.placeholderName }
      return type(of: self) == own ? nil : ControllerName.of(type(of: self))
    }
  }
#endif
