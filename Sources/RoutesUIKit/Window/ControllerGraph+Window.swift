#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  extension ControllerGraph {
    /// Makes a graph of a window. Its requests move real view controllers.
    ///
    /// ```swift
    /// let graph = try ControllerGraph(window: window, registry: registry)
    /// try graph.go(to: AppDestination.conversation(status))
    /// ```
    ///
    /// Each request reads the window, and is checked and prepared as in memory. Then UIKit makes
    /// the changes. A refused request, or one with a closure that throws, leaves the window as it was.
    /// Between two requests the graph holds no controllers, so that it sees the changes of the user and
    /// of other code.
    ///
    /// UIKit sends the lifecycle calls. A request during an animation follows the graph's
    /// `ControllerGraph.policy`. In an app, `dropRepeats` is a good one: a double tap opens one screen,
    /// and a request from `viewDidAppear` runs when the animation is over. Users make gestures and taps
    /// themselves: requests such as `ControllerGraph.tapBack()` are refused.
    ///
    /// A container of the library in a registration or a request describes one of UIKit's: a
    /// `NavigationController` becomes a `UINavigationController`.
    ///
    /// - Parameters:
    ///   - window: The window. Its root may be set before or later.
    ///   - registry: The segues that the graph performs.
    ///   - animated: Whether UIKit animates the changes. Of several changes of one request it animates
    ///     the last.
    /// - Throws: `Refusal`.
    @MainActor public convenience init(
      window: UIWindow,
      registry: SegueRegistry = SegueRegistry(),
      animated: Bool = true
    ) throws {
      try self.init(adapter: UIKitWindowAdapter(window, animated: animated), registry: registry)
    }

    /// Turns a page controller to other pages.
    ///
    /// - Parameters:
    ///   - page: The page controller.
    ///   - pages: The pages to show.
    /// - Throws: `Refusal` when a page is elsewhere in the graph, occurs twice, or when UIKit needs
    ///   another number of pages.
    @MainActor public func turn(
      _ page: UIPageViewController,
      to pages: [UIViewController]
    ) throws {
      try turnPages(of: page, to: pages)
    }
  }

  /// A view controller defines a presentation context as in UIKit.
  extension UIViewController: @MainActor PresentationContextController {}
#endif
