#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  /// The window that a graph moves.
  @MainActor package final class UIKitWindowAdapter {
    let window: UIWindow
    package var isAnimated: Bool
    /// The time, for changes that UIKit does not show.
    let now: () -> ContinuousClock.Instant
    /// The changes without a reported end, the first one first.
    var changesUnderWay: [ChangeUnderWay] = []
    /// The closures that wait for the end of the changes.
    var waiting: [() -> Void] = []
    /// The delegates of presentations, which UIKit references weakly.
    var dismissalAdapters: [DismissalAdapter] = []
    var departureObservers: [DepartureObserver] = []
    /// The coordinator of a transition that has ended, which controllers may still return.
    weak var ended: (any UIViewControllerTransitionCoordinator)?

    package init(
      _ window: UIWindow,
      animated: Bool,
      now: @escaping () -> ContinuousClock.Instant = { .now }
    ) {
      self.window = window
      isAnimated = animated
      self.now = now
    }
  }

  extension UIKitWindowAdapter: @MainActor WindowAdapter {
    package var width: ControllerGraph.SizeClass { window.width }

    package var root: (any Controller)? { window.rootViewController }

    package func embedded(in controller: any Controller) -> [any Controller] {
      (controller as? UIViewController)?.embeddedControllers ?? []
    }

    package func presented(
      by controller: any Controller
    ) -> (controller: any Controller, style: PresentationStyle)? {
      (controller as? UIViewController)?.ownPresented
    }

    package func presentation(
      of controller: any Controller
    ) -> (style: PresentationStyle, transition: Transition.ModalStyle)? {
      (controller as? UIViewController).map {
        (PresentationStyle(of: $0), Transition.ModalStyle($0.modalTransitionStyle))
      }
    }

    package func canShow(_ controller: any Controller) -> Bool { controller is UIViewController }

    package func isOwned(_ controller: any Controller) -> Bool {
      let controller = controller as? UIViewController
      return controller?.parent != nil || controller?.presentingViewController != nil
    }

    package func objection(toDismissing controller: any Controller) -> Refusal.Reason? {
      guard (controller as? UIViewController)?.isModalInPresentation == true else { return nil }
      return .presentation(.modalInPresentation(ControllerName.described(controller)))
    }

    package func objection(to change: ControllerChange) -> Refusal.Reason? {
      switch change {
      case .present(_, let presenter, _):
        // UIKit ignores a presentation in a window that is not on screen. Under a presentation of the
        // full screen only the last one has its view in the window.
        let chain = window.rootViewController.map {
          Array(sequence(first: $0, next: \.ownPresentedController))
        }
        guard let last = chain?.last, last.viewIfLoaded?.window == nil else { return nil }
        return .presentation(.notOnScreen(source: ControllerName.of(presenter)))
      case .column(let column, _, let container), .keep(_, let column, let container):
        guard let split = container as? UISplitViewController, split.lacks(column) else {
          return nil
        }
        return .container(.noSuchColumn(column, container: ControllerName.described(split)))
      case .arrange(let pages, _, let container as UIPageViewController):
        let expected = container.spineLocation == .mid ? 2 : 1
        return pages.count == expected
          ? nil : .container(.pageCount(expected: expected, found: pages.count))
      case .embed(_, let parent) where parent.isContainer:
        return .container(.notEmbeddable(container: ControllerName.of(parent)))
      default: return nil
      }
    }

    package func hiddenBars(of controller: any Controller) -> Storyboard.Scene.HiddenBars {
      guard let controller = controller as? UIViewController else { return [] }
      var bars: Storyboard.Scene.HiddenBars = []
      if controller.hidesBottomBarWhenPushed { bars.insert(.tabBar) }
      if controller.navigationItem.hidesBackButton { bars.insert(.backButton) }
      if (controller as? UINavigationController)?.isNavigationBarHidden == true {
        bars.insert(.navigationBar)
      }
      return bars
    }

    package func setTransitionStyle(
      _ style: Transition.ModalStyle,
      of controller: any Controller
    ) {
      (controller as? UIViewController)?.modalTransitionStyle = UIModalTransitionStyle(style)
    }

    package func makeScene(_ identifier: ExactString?, in storyboard: ExactString) -> (
      any Controller
    )? {
      let storyboard = UIStoryboard(name: storyboard.string, bundle: nil)
      guard let identifier else { return storyboard.instantiateInitialViewController() }
      return storyboard.instantiateViewController(withIdentifier: identifier.string)
    }
  }
#endif
