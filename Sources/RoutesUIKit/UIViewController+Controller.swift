#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  /// Every view controller is a screen: it can be the destination or the source of a segue.
  extension UIViewController: Controller {}

  extension UINavigationController: @MainActor RepresentedContainer {
    package var representation: any ContainerController {
      let container = NavigationController(stack: viewControllers)
      container.placeholderName = className(unless: UINavigationController.self)
      return container
    }

    package var contentInFront: (any Controller)? { topViewController }
  }

  extension UITabBarController: @MainActor RepresentedContainer {
    // The selected controller may be the list of more tabs, or the controller of a `UITab`, for which
    // `viewControllers` and `selectedIndex` are not called (UITabBarController.h).
    package var representation: any ContainerController {
      var tabs = viewControllers ?? []
      let isFixed = tabs.isEmpty
      let selected = selectedViewController ?? controllerOfSelectedTab
      if let selected, !tabs.contains(selected) { tabs.append(selected) }
      let container = TabBarController(tabs)
      container.selectedIndex = selected.flatMap(tabs.firstIndex) ?? 0
      container.isFixed = isFixed && !tabs.isEmpty
      container.placeholderName = className(unless: UITabBarController.self)
      return container
    }

    package var contentInFront: (any Controller)? {
      selectedViewController ?? controllerOfSelectedTab
    }

    private var controllerOfSelectedTab: UIViewController? {
      guard #available(iOS 18, *) else { return nil }
      return selectedTab?.viewController
    }
  }

  extension UIPageViewController: @MainActor RepresentedContainer {
    package var representation: any ContainerController {
      let container = PageViewController(
        pages: viewControllers ?? [],
        spineLocation: spineLocation == .mid ? .mid : PageViewController.SpineLocation.none
      )
      container.placeholderName = className(unless: UIPageViewController.self)
      return container
    }

    package var contentInFront: (any Controller)? { viewControllers?.first }
  }

  extension UISearchController: @MainActor RepresentedContainer {
    package var representation: any ContainerController {
      let container = SearchController(results: searchResultsController)
      container.placeholderName = className(unless: UISearchController.self)
      return container
    }

    package var contentInFront: (any Controller)? { searchResultsController }
  }

  extension UISplitViewController: @MainActor RepresentedContainer {
    package var representation: any ContainerController {
      let columns = columns
      let container = SplitViewController(
        style: .unspecified,
        primary: columns[0],
        supplementary: columns[1],
        detail: columns[2],
        compact: columns[3]
      )
      container.hiddenColumns = hiddenColumns
      container.collapsed = collapsedColumns
      container.placeholderName = className(unless: UISplitViewController.self)
      return container
    }

    /// The last column, which has the detail; where that replaces the others, the compact one.
    package var contentInFront: (any Controller)? {
      let columns = columns
      if let last = (isCollapsed ? columns[3] : nil) ?? columns[2] { return last }
      return !isCollapsed && hiddenColumns.contains(.primary) ? nil : columns[0]
    }

    /// The primary, the supplementary, the secondary and the compact column. A controller that has
    /// collapsed without a compact column, or has no style, has a list of one or two controllers.
    private var columns: [UIViewController?] {
      if style != .unspecified, !isCollapsed || controller(in: .compact) != nil {
        return [.primary, .supplementary, .detail, .compact].map(controller)
      }
      return [viewControllers.first, nil, viewControllers.dropFirst().first, nil]
    }

    /// The child in a column. UIKit puts a controller that is not a stack on one
    /// (UISplitViewController.h).
    package func controller(in column: SplitViewController.Column) -> UIViewController? {
      guard !lacks(column), let found = viewController(for: Column(column)) else { return nil }
      guard let stack = found.navigationController, stack.viewControllers.first === found,
        !(found is UINavigationController)
      else { return found }
      return stack
    }

    /// Whether the style has no such column: only the style of three columns has a supplementary one
    /// (UISplitViewController.h).
    func lacks(_ column: SplitViewController.Column) -> Bool {
      column == .supplementary && style != .tripleColumn
    }

    private var collapsedColumns: [SplitViewController.Column: any Controller] {
      guard style != .unspecified, isCollapsed, controller(in: .compact) == nil else { return [:] }
      return [.supplementary: controller(in: .supplementary), .detail: controller(in: .detail)]
        .compactMapValues { $0 }
    }

    private var hiddenColumns: Set<SplitViewController.Column> {
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
