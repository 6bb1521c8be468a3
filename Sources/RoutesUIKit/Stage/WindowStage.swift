#if canImport(UIKit) && !os(watchOS)
  import Routes
  import UIKit

  /// The window that a graph moves.
  @MainActor package final class WindowStage {
    let window: UIWindow
    let isAnimated: Bool
    /// Whether a change waits for the one before it.
    var isChanging = false
    /// The closures that wait for the end of the changes.
    var waiting: [() -> Void] = []
    /// The delegates of presentations, which UIKit references weakly.
    var dismissalAdapters: [DismissalAdapter] = []
    /// The coordinator of a transition that has ended, which controllers may still return.
    private weak var ended: (any UIViewControllerTransitionCoordinator)?

    package init(_ window: UIWindow, animated: Bool) {
      self.window = window
      isAnimated = animated
    }
  }

  extension WindowStage: @MainActor Stage {
    package var width: HorizontalSizeClass {
      window.traitCollection.horizontalSizeClass == .regular ? .regular : .compact
    }

    package var root: (any Controller)? { window.rootViewController }

    package func embedded(in controller: any Controller) -> [any Controller] {
      (controller as? UIViewController)?.children ?? []
    }

    package func presented(
      by controller: any Controller
    ) -> (controller: any Controller, style: PresentationStyle)? {
      (controller as? UIViewController)?.ownPresented
    }

    package func presentation(
      of controller: any Controller
    ) -> (style: PresentationStyle, transition: ModalTransitionStyle)? {
      (controller as? UIViewController).map {
        (
          PresentationStyle($0.modalPresentationStyle),
          ModalTransitionStyle($0.modalTransitionStyle)
        )
      }
    }

    package func canShow(_ controller: any Controller) -> Bool { controller is UIViewController }

    package func isOwned(_ controller: any Controller) -> Bool {
      let controller = controller as? UIViewController
      return controller?.parent != nil || controller?.presentingViewController != nil
    }

    package func objection(toDismissing controller: any Controller) -> Refusal.Reason? {
      guard let controller = controller as? UIViewController else { return nil }
      if controller.isModalInPresentation {
        return .presentation(.modalInPresentation(ControllerName.described(controller)))
      }
      guard let presentation = controller.presentationController,
        let delegate = presentation.delegate
      else { return nil }
      #if canImport(ObjectiveC)
        let isAllowed = delegate.presentationControllerShouldDismiss?(presentation) ?? true
      #else
        let isAllowed = delegate.presentationControllerShouldDismiss(presentation)
      #endif
      let name = "the delegate of \(ControllerName.described(controller))"
      return isAllowed ? nil : .presentation(.declined(name))
    }

    package func objection(to change: StageChange) -> Refusal.Reason? {
      switch change {
      case .present(_, let presenter, _):
        // UIKit ignores a presentation in a window that is not on screen.
        guard let root = window.rootViewController, root.viewIfLoaded?.window == nil else {
          return nil
        }
        return .presentation(.notOnScreen(source: ControllerName.of(presenter)))
      case .turn(let pages, let container):
        guard let container = container as? UIPageViewController else { return nil }
        let expected = container.spineLocation == .mid ? 2 : 1
        return pages.count == expected
          ? nil : .container(.pageCount(expected: expected, found: pages.count))
      case .embed(_, let parent) where parent is any ContainerController:
        return .container(.notEmbeddable(container: ControllerName.of(parent)))
      default: return nil
      }
    }

    package func makeScene(_ identifier: ExactString?, in storyboard: ExactString) -> (
      any Controller
    )? {
      let storyboard = UIStoryboard(name: storyboard.string, bundle: nil)
      guard let identifier else { return storyboard.instantiateInitialViewController() }
      return storyboard.instantiateViewController(withIdentifier: identifier.string)
    }
  }

  extension WindowStage {
    package func movement(of controller: any Controller) -> Movement {
      var movement: Movement = []
      var current = controller as? UIViewController
      while let inside = current {
        if inside.isBeingPresented { movement.insert(.beingPresented) }
        if inside.isBeingDismissed { movement.insert(.beingDismissed) }
        if inside.isMovingToParent { movement.insert(.movingToParent) }
        if inside.isMovingFromParent { movement.insert(.movingFromParent) }
        current = inside.parent
      }
      return movement
    }

    package func isLoading(_ controller: any Controller) -> Bool {
      guard let view = (controller as? UIViewController)?.viewIfLoaded else { return false }
      return view.window == nil
    }

    package var isInTransition: Bool { isChanging || coordinator != nil }

    package func whenTransitionEnds(_ body: @escaping () -> Void) {
      if isChanging {
        waiting.append(body)
      } else if let coordinator {
        call(body, after: coordinator)
      } else {
        body()
      }
    }

    /// Calls a closure when the transition of a controller, if there is one, is over.
    func afterTransition(of controller: UIViewController, _ body: @escaping () -> Void) {
      if isAnimated, let coordinator = controller.transitionCoordinator, coordinator !== ended {
        call(body, after: coordinator)
      } else {
        body()
      }
    }

    private func call(
      _ body: @escaping () -> Void,
      after coordinator: any UIViewControllerTransitionCoordinator
    ) {
      coordinator.animate(alongsideTransition: nil) { [weak self, weak coordinator] _ in
        self?.ended = coordinator
        body()
      }
    }

    /// The coordinator of a transition in the window.
    private var coordinator: (any UIViewControllerTransitionCoordinator)? {
      var pending = window.rootViewController.map { [$0] } ?? []
      while let controller = pending.popLast() {
        if let coordinator = controller.transitionCoordinator, coordinator !== ended {
          return coordinator
        }
        pending += controller.children
        if let presented = controller.ownPresented?.controller as? UIViewController {
          pending.append(presented)
        }
      }
      return nil
    }
  }
#endif
