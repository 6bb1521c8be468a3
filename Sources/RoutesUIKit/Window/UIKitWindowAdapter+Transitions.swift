#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  /// A change without a reported end.
  @MainActor final class ChangeUnderWay {
    /// Makes the changes after this one.
    let proceed: () -> Void
    /// The coordinator of the change, which controllers may return after its end.
    weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    /// When UIKit got the change; `nil` while it is getting it.
    var start: ContinuousClock.Instant?
    /// Whether the change is a turn of pages, the only one that has neither a coordinator nor a
    /// presentation.
    let isTurn: Bool

    init(isTurn: Bool, proceed: @escaping () -> Void) {
      self.isTurn = isTurn
      self.proceed = proceed
    }
  }

  extension UIKitWindowAdapter {
    package func movement(of controller: any Controller) -> Movement {
      guard let controller = controller as? UIViewController else { return [] }
      var movement: Movement = []
      if controller.isBeingPresented { movement.insert(.beingPresented) }
      if controller.isBeingDismissed { movement.insert(.beingDismissed) }
      if controller.isMovingToParent { movement.insert(.movingToParent) }
      if controller.isMovingFromParent { movement.insert(.movingFromParent) }
      return movement
    }

    package func makeCoordinator() -> Transition.Coordinator? {
      guard let coordinator = movingController?.transitionCoordinator, isRunning(coordinator)
      else { return nil }
      let made = Transition.Coordinator(
        from: coordinator.viewController(forKey: .from),
        to: coordinator.viewController(forKey: .to),
        isInteractive: coordinator.isInteractive
      )
      let isQueued = coordinator.animate { _ in
        made.begin()
      } completion: { context in
        made.isCancelled = context.isCancelled
        made.end()
      }
      return isQueued ? made : nil
    }

    package func load(_ controller: any Controller) {
      (controller as? UIViewController)?.loadViewIfNeeded()
    }

    package func hasLoaded(_ controller: any Controller) -> Bool {
      (controller as? UIViewController)?.isViewLoaded == true
    }

    package func isInWindow(_ controller: any Controller) -> Bool {
      (controller as? UIViewController)?.viewIfLoaded?.window != nil
    }

    // The controllers show whether they move. Completions are hints: UIKit does not call the completion
    // of a presentation that fails (dotnet/macios#3275), and a coordinator may not queue one.
    package var isInTransition: Bool {
      movingController != nil || changesUnderWay.contains(where: isMade)
    }

    /// Whether a change is being made that UIKit does not show.
    private func isMade(_ change: ChangeUnderWay) -> Bool {
      guard let start = change.start else { return true }
      return change.isTurn && now() - start < Self.longestTurn
    }

    /// A turn of a page takes less than half of this.
    private static var longestTurn: Duration { .seconds(2) }

    package func endUnreportedChanges() {
      while movingController == nil, let change = changesUnderWay.first, !isMade(change) {
        end(change)
      }
      if !isInTransition { callWaiting() }
    }

    /// Makes the changes after a finished one. Its end may be reported twice.
    func end(_ change: ChangeUnderWay) {
      guard let index = changesUnderWay.firstIndex(where: { $0 === change }) else { return }
      changesUnderWay.remove(at: index)
      ended = change.coordinator ?? ended
      change.proceed()
    }

    package func whenTransitionEnds(_ body: @escaping () -> Void) {
      guard isInTransition else { return body() }
      waiting.append(body)
      guard changesUnderWay.isEmpty, let controller = movingController else { return }
      afterTransition(of: controller) { [weak self] in self?.callWaiting() }
    }

    /// Calls the closures that wait for the end of a transition.
    func callWaiting() {
      let waiting = waiting
      self.waiting = []
      for body in waiting { body() }
    }

    /// Calls a closure when the animated transition of a controller is over.
    ///
    /// - Returns: Whether there is such a transition, and it has queued the closure.
    @discardableResult
    func afterTransition(
      of controller: UIViewController,
      _ body: @escaping () -> Void
    ) -> Bool {
      guard let coordinator = controller.transitionCoordinator, isRunning(coordinator) else {
        return false
      }
      return coordinator.animate(alongsideTransition: nil) { [weak self, weak coordinator] _ in
        self?.ended = coordinator
        body()
      }
    }

    /// No reference states that a coordinator without an animation calls anything.
    private func isRunning(_ coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
      coordinator.isAnimated && coordinator !== ended
    }

    /// A controller of the window that takes part in a transition.
    private var movingController: UIViewController? {
      firstController { controller in
        controller.transitionCoordinator.map(isRunning)
          ?? (controller.isBeingPresented || controller.isBeingDismissed)
      }
    }

    /// The first controller of the window with a property. Each comes before its children and before its
    /// presentation.
    func firstController(where isFound: (UIViewController) -> Bool) -> UIViewController? {
      var pending = window.rootViewController.map { [$0] } ?? []
      while let controller = pending.popLast() {
        if isFound(controller) { return controller }
        pending += controller.children
        if let presented = controller.ownPresentedController { pending.append(presented) }
      }
      return nil
    }
  }
#endif
