/// Where a controller is between two appearances.
enum Appearance { case disappeared, appearing, appeared, disappearing }

/// Why an appearance or a disappearance happens.
enum AppearanceReason { case presented, movingToParent, movingFromParent }

/// The two halves of an appearance or a disappearance.
enum AppearancePhase { case will, did }

extension UIViewController {
  /// Makes a half of an appearance, and then that of the children in front.
  func appear(_ phase: AppearancePhase, animated: Bool) {
    if UIKitRecord.has(.childrenComeFirst) {
      for child in childrenInFront { child.appear(phase, animated: animated) }
    }
    switch phase {
    case .will:
      guard appearance == .disappeared || appearance == .disappearing else { return }
      arrangeChildren()
      if UIKitRecord.has(.viewsLoadAgain), isViewLoaded { viewDidLoad() }
      loadViewIfNeeded()
      appearance = .appearing
      viewWillAppear(animated)
      viewIsAppearing(animated)
    case .did:
      guard appearance == .appearing else { return }
      appearance = .appeared
      viewDidAppear(animated)
    }
    for child in childrenToForward {
      if phase == .will, isContainer { attach(child) }
      child.enter(phase, animated: animated)
    }
    appears(phase, animated: animated)
  }

  /// Makes a half of a disappearance, and then that of the children in front.
  func disappear(_ phase: AppearancePhase, animated: Bool) {
    switch phase {
    case .will:
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
    case .did:
      guard appearance == .disappearing else { return }
      appearance = .disappeared
      viewDidDisappear(animated)
    }
    for child in childrenToForward { child.leave(phase, animated: animated) }
  }

  /// The children that UIKit calls together with the controller.
  private var childrenToForward: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? childrenInFront : []
  }

  /// Makes a half of an appearance in a container, with what is presented in the controller's context.
  func enter(_ phase: AppearancePhase, animated: Bool) {
    if presentation?.coversPresenter != true { appear(phase, animated: animated) }
    presentation?.presentedViewController.enter(phase, animated: animated)
  }

  /// Makes a half of a disappearance in a container, with what is presented in the controller's context.
  func leave(_ phase: AppearancePhase, animated: Bool) {
    disappear(phase, animated: animated)
    presentation?.presentedViewController.leave(phase, animated: animated)
  }

  /// Adds the view of a child to the container's, unless a presentation in its context covers it.
  func attach(_ child: UIViewController) {
    child.loadViewIfNeeded()
    if child.presentation?.coversPresenter == true { return }
    if child.view.superview !== view { view.addSubview(child.view) }
  }

  /// Appears if an app adds the view of a child to that of a controller on screen.
  func appearWithParent() {
    guard let parent, !parent.isContainer, parent.shouldAutomaticallyForwardAppearanceMethods,
      parent.appearance == .appeared,
      !UIKitRecord.has(.embeddedChildrenAreSilent)
    else { return }
    enter(.will, animated: false)
    enter(.did, animated: false)
  }

  /// Disappears if an app removes the view of a child from that of a controller on screen.
  func disappearWithParent() {
    guard let parent, !parent.isContainer, parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    leave(.will, animated: false)
    leave(.did, animated: false)
  }

  /// Removes the controller of a window, without what it presents.
  func leaveWindow() {
    disappear(.will, animated: false)
    viewIfLoaded?.removeFromSuperview()
    disappear(.did, animated: false)
  }

  /// Calls a closure while the controller has a reason to move. Those inside one that arrives move to
  /// their parents.
  func moving(for reason: AppearanceReason?, _ body: () -> Void) {
    guard let reason else { return body() }
    let old = self.reason
    set(reason, inside: reason == .presented || reason == .movingToParent ? .movingToParent : nil)
    body()
    set(old, inside: nil)
  }

  private func set(_ reason: AppearanceReason?, inside: AppearanceReason?) {
    self.reason = reason
    for child in children { child.set(inside, inside: inside) }
  }
}

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
