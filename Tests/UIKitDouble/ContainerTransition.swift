/// The change of the children in front of a container, which may be animated.
///
/// The container's list of children changes at once. A child that leaves keeps its parent until the
/// end.
@MainActor struct ContainerTransition {
  let container: UIViewController
  /// The children that were in front, and those that are.
  let old: [UIViewController]
  let new: [UIViewController]
  var added: [UIViewController] = []
  var removed: [UIViewController] = []
  /// Whether the new child is called first, as in a tab controller.
  var newIsFirst = false
  /// Whether the new child has appeared first, as with pages that scroll.
  var newAppearsFirst = false
  /// Whether the children that are removed are informed before.
  var informsBefore = true
  /// Whether the container returns a coordinator meanwhile.
  var isCoordinated = true

  /// Is called after the `will` calls.
  var hasBegun: () -> Void = {}

  /// Makes the calls of the transition, and ends it when the animation is over.
  func perform(animated: Bool, completion: (() -> Void)? = nil) {
    for child in removed where informsBefore { child.willMove(toParent: nil) }
    let moves = !(leaving + entering).isEmpty && container.appearance != .disappeared
    if moves { for child in entering { container.attach(child) } }
    let begin = { if moves { self.begin(animated) } }
    let coordinated = isCoordinated ? [container] : []
    let ends = (from: old.last, to: new.last)
    UIKitRecord.current.finish(animated: animated && moves, coordinated, ends, beginning: begin) {
      if moves { end(animated) }
      for child in removed {
        child.parent = nil
        child.didMove(toParent: nil)
      }
      for child in added { child.didMove(toParent: container) }
      completion?()
    }
  }

  private var leaving: [UIViewController] {
    old.filter { child in !new.contains { $0 === child } }
  }

  private var entering: [UIViewController] {
    new.filter { child in !old.contains { $0 === child } }
  }

  private func begin(_ animated: Bool) {
    let calls = [
      { self.leave(.will, animated) },
      { self.enter(.will, animated) },
    ]
    var isNewFirst = newIsFirst
    if UIKitRecord.has(.stackCallsTheNewFirst), container is UINavigationController {
      isNewFirst = true
    }
    if UIKitRecord.has(.tabsCallTheOldFirst), container is UITabBarController { isNewFirst = false }
    for call in isNewFirst ? calls.reversed() : calls { call() }
    hasBegun()
  }

  private func end(_ animated: Bool) {
    for child in leaving { child.viewIfLoaded?.removeFromSuperview() }
    let isVisible = container.appearance == .appeared
    let isNewFirst = newAppearsFirst != UIKitRecord.has(.theNewHasAppearedFirst)
    if isVisible, isNewFirst { enter(.did, animated) }
    leave(.did, animated)
    if isVisible, !isNewFirst { enter(.did, animated) }
  }

  private func leave(_ phase: AppearancePhase, _ animated: Bool) {
    for child in leaving {
      let isRemoved = removed.contains { $0 === child }
      child.moving(for: isRemoved ? .movingFromParent : nil) {
        child.leave(phase, animated: animated)
      }
    }
  }

  private func enter(_ phase: AppearancePhase, _ animated: Bool) {
    for child in entering {
      let isAdded = added.contains { $0 === child }
      child.moving(for: isAdded ? .movingToParent : nil) { child.enter(phase, animated: animated) }
    }
  }
}
