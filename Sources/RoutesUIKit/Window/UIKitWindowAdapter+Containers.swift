#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  extension UIKitWindowAdapter {
    package func makeContainer(
      _ kind: Snapshot.Kind,
      of children: [WindowChild]
    ) -> any Controller {
      let controllers = children.compactMap { $0.controller as? UIViewController }
      switch kind {
      case .navigation:
        let navigation = UINavigationController(nibName: nil, bundle: nil)
        navigation.setViewControllers(controllers, animated: false)
        return navigation
      case .tab:
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = controllers
        if let selected = children.firstIndex(where: \.isSelected) { tabs.selectedIndex = selected }
        return tabs
      case .split: return makeSplit(of: children)
      case .page:
        let pages = UIPageViewController(pageCount: controllers.count)
        if !controllers.isEmpty {
          pages.setViewControllers(controllers, direction: .forward, animated: false)
        }
        return pages
      case .search: return UISearchController(searchResultsController: controllers.first)
      case .screen, .container: return UIViewController(nibName: nil, bundle: nil)
      }
    }

    private func makeSplit(of children: [WindowChild]) -> UISplitViewController {
      let isTriple = children.contains { $0.column == .supplementary }
      let split = UISplitViewController(style: isTriple ? .tripleColumn : .doubleColumn)
      for (child, column) in children.compactMap({ child in child.column.map { (child, $0) } }) {
        split.setViewController(
          child.controller as? UIViewController,
          for: UISplitViewController.Column(column)
        )
      }
      return split
    }
  }

  extension UIPageViewController {
    /// Two pages need a spine between them.
    package convenience init(pageCount: Int) {
      self.init(
        transitionStyle: pageCount == 2 ? .pageCurl : .scroll,
        navigationOrientation: .horizontal,
        options: pageCount == 2 ? [.spineLocation: SpineLocation.mid.rawValue] : nil
      )
    }
  }

  extension UISplitViewController.Column {
    package init(_ column: SplitViewController.Column) {
      switch column {
      case .primary: self = .primary
      case .supplementary: self = .supplementary
      case .detail: self = .secondary
      case .compact: self = .compact
      }
    }
  }
#endif
