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
      .page(viewControllers ?? [], name: className(unless: UIPageViewController.self))
    }
  }

  extension UISplitViewController: @MainActor RepresentedContainer {
    /// The columns, the primary one first.
    public var childControllers: [any Controller] { viewControllers }
    /// The last column, which has the detail.
    public var content: (any Controller)? { viewControllers.last }

    package var representation: ContainerRepresentation {
      .split(viewControllers, name: className(unless: UISplitViewController.self))
    }
  }

  extension UIViewController {
    /// The name of the controller's class in snapshots; `nil` for UIKit's own class.
    fileprivate func className(unless own: UIViewController.Type) -> String? {
      type(of: self) == own ? nil : ControllerName.of(type(of: self))
    }
  }
#endif
