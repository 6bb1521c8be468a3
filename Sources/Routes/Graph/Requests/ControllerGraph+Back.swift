extension ControllerGraph {
  /// Pops the visible stack as the back button does.
  ///
  /// A ``PopResponder`` is asked first. If only the root of a stack is left and the stack is itself on
  /// a stack, as in a collapsed split controller, it is popped off the outer stack.
  ///
  /// - Returns: The popped controller; `nil` if there is nothing to pop.
  /// - Throws: ``Refusal`` when the visible controller is not on a stack, when the bar or the button is
  ///   hidden, or when a responder declines.
  @discardableResult
  public func tapBack() throws -> (any Controller)? { try tapBack(needsButton: true) }

  /// - Parameters:
  ///   - source: The controller that a user leaves, or a stack of several on screen.
  ///   - needsButton: Whether a hidden button keeps a user from going back.
  @discardableResult
  package func tapBack(
    from source: (any Controller)? = nil,
    needsButton: Bool
  ) throws -> (any Controller)? {
    try request("go back") { graph in
      guard let (navigation, top) = try graph.stackToLeave(from: source, needsButton: needsButton)
      else {
        return nil
      }
      let responders = graph.popResponders(of: top, on: navigation)
      guard !responders.isEmpty else { return try graph.pop(top, from: navigation) }
      return try graph.asking("go back") {
        for responder in responders where !responder.shouldPop() {
          throw Refusal.Reason.stack(.popDeclined(ControllerName.of(responder)))
        }
      } then: { graph in
        _ = try graph.require(navigation.controller)
        return try graph.pop(top, from: navigation)
      }
    }
  }

  /// Begins a swipe from the screen's edge: a pop that can be cancelled.
  ///
  /// - Returns: The controller that is popped; `nil` if there is nothing to pop.
  /// - Throws: ``Refusal`` when the visible controller is not on a stack, when the bar or the button is
  ///   hidden, or when a ``PopResponder`` has switched the swipe off.
  @discardableResult
  public func beginSwipeBack() throws -> (any Controller)? {
    try requestNow("swipe back") {
      guard let (navigation, top) = try stackToLeave(needsButton: true) else { return nil }
      for responder in popResponders(of: top, on: navigation) where !responder.isSwipeBackEnabled {
        throw Refusal.Reason.stack(.swipeBackDisabled(ControllerName.of(responder)))
      }
      return try pop(top, from: navigation, isInteractive: true)
    }
  }

  /// The nearest stack that a user can go back on, and the controller on top of it.
  private func stackToLeave(
    from source: (any Controller)? = nil,
    needsButton: Bool
  ) throws -> (NavigationController, top: any Controller)? {
    try refuseInWindow()
    let start = try self.source(source)
    try checkReachOfWindow(from: start)
    _ = try navigation(around: start)
    for node in start.ancestors {
      guard let navigation = node.stack, navigation.stack.count > 1, let top = navigation.top
      else { continue }
      if needsButton, let objection = objection(toGoingBackFrom: start, on: node) {
        throw objection
      }
      return (navigation, top)
    }
    return nil
  }

  /// The controllers asked about the back button: the top or a child in front inside it, and the
  /// navigation controller. A navigation controller further inside decides about its own stack.
  private func popResponders(
    of top: any Controller,
    on navigation: NavigationController
  ) -> [any PopResponder] {
    let inside = node(of: top).map { contentChain(from: $0) }?.lazy
      .filter { $0.stack == nil }
      .compactMap { $0.controller as? any PopResponder }.first
    return [inside, navigation.controller as? any PopResponder].compactMap { $0 }
  }

  /// Pops a controller that a user leaves, which must still be on top.
  private func pop(
    _ top: any Controller,
    from navigation: NavigationController,
    isInteractive: Bool = false
  ) throws -> (any Controller)? {
    guard navigation.top === top, navigation.stack.count > 1 else {
      throw Refusal.Reason.stack(.notOnTop(ControllerName.of(top)))
    }
    return try pop(1, from: navigation, source: node(of: top), isInteractive: isInteractive).first
  }

  /// Dismisses the last presentation as a user's swipe down does.
  ///
  /// Only sheets and popovers can be swiped or tapped away. For an action sheet this is a tap outside of
  /// it, which calls the cancel action; in compact width there must be one. If the presented controller, or the child
  /// in front inside it, is modal in its presentation, the swipe is refused. Otherwise the
  /// ``DismissalDelegate`` or the ``DismissalResponder`` is asked, and informed before and after. It
  /// is informed of a refused attempt, too.
  ///
  /// - Returns: The dismissed controller.
  /// - Throws: ``Refusal`` when nothing is presented, or when the swipe is declined.
  @discardableResult
  public func swipeDown() throws -> any Controller {
    try request("swipe down") { graph in try graph.swipeDown(isInteractive: false) }
  }

  /// Begins a swipe down that can be cancelled.
  ///
  /// - Returns: The controller that is dismissed.
  /// - Throws: ``Refusal`` when nothing is presented, or when the swipe is declined.
  @discardableResult
  public func beginSwipeDown() throws -> any Controller {
    try requestNow("swipe down") { try swipeDown(isInteractive: true) }
  }

  /// Sets the object that is asked and informed about swipes of a presentation.
  ///
  /// It is asked instead of a ``DismissalResponder``, and referenced weakly. In a window it is asked by
  /// UIKit's presentation, in place of the delegate that this has.
  ///
  /// - Parameters:
  ///   - delegate: The object; `nil` for none.
  ///   - controller: The presented controller, or one inside it.
  /// - Throws: ``Refusal`` when the controller is not presented.
  public func setDismissalDelegate(
    _ delegate: (any DismissalDelegate)?,
    of controller: any Controller
  ) throws {
    try requestAnytime("set the dismissal delegate of \(ControllerName.of(controller))") {
      try reading {
        let root = try require(controller).presentationRoot
        guard root.presenter != nil else {
          throw Refusal.Reason.presentation(.nothingToDismiss(ControllerName.of(controller)))
        }
        set(delegate, ofPresentation: root)
      }
    }
  }

  func set(_ delegate: (any DismissalDelegate)?, ofPresentation root: Node) {
    if let windowState {
      windowState.adapter.setDismissalDelegate(delegate, of: root.controller)
    } else {
      root.dismissalDelegate = delegate
    }
  }

  private func swipeDown(isInteractive: Bool) throws -> any Controller {
    try refuseInWindow()
    let start = try source(nil)
    try checkReachOfWindow(from: start)
    let root = start.presentationRoot
    guard root.presenter != nil else {
      throw Refusal.Reason.presentation(.nothingToDismiss(start.name))
    }
    guard root.style.isSwipedAway else {
      throw Refusal.Reason.presentation(.notSwipedAway(root.described, style: root.style))
    }
    let presented = root.controller
    if let alert = presented as? AlertController, alert.cancelAction == nil, width == .compact {
      throw Refusal.Reason.presentation(.noCancelAction)
    }
    let modal = modalController(in: root)
    let observer = dismissalObserver(of: root)
    guard observer != nil || modal != nil else {
      return try swipeAway(presented, observer, isInteractive)
    }
    return try asking("swipe down", canWait: !isInteractive) {
      try ask(observer, modal, about: presented)
    } then: { graph in
      try graph.swipeAway(presented, observer, isInteractive)
    }
  }

  /// The controller that keeps a user from dismissing a presentation.
  private func modalController(in root: Node) -> (any Controller)? {
    contentChain(from: root).lazy.map(\.controller)
      .first { ($0 as? any DismissalResponder)?.isModalInPresentation == true }
  }

  /// Whether an answer of the app decides if a presentation may be dismissed.
  package func isAskedAboutDismissal(_ root: Node) -> Bool {
    windowState != nil || modalController(in: root) != nil || dismissalObserver(of: root) != nil
  }

  /// Asks as before a swipe whether a presentation may be dismissed.
  ///
  /// - Throws: The refusal of a modal controller, a delegate or a responder, which are informed of the
  ///   attempt.
  package func askAboutDismissal(of root: Node) throws(Refusal.Reason) {
    try ask(dismissalObserver(of: root), modalController(in: root), about: root.controller)
    if let objection = windowState?.adapter.objection(toDismissing: root.controller) {
      throw objection
    }
  }

  private func ask(
    _ observer: DismissalObserver?,
    _ modal: (any Controller)?,
    about presented: any Controller
  ) throws(Refusal.Reason) {
    if modal == nil, observer?.delegate.shouldDismiss(presented) != false { return }
    observer?.delegate.didAttemptToDismiss(presented)
    if let modal { throw .presentation(.modalInPresentation(ControllerName.described(modal))) }
    throw .presentation(.declined(observer?.name ?? ""))
  }

  /// Dismisses a controller that a user swipes away, with the presentations above it.
  private func swipeAway(
    _ presented: any Controller,
    _ observer: DismissalObserver?,
    _ isInteractive: Bool
  ) throws -> any Controller {
    let root = try require(presented)
    guard let presenter = root.presenter else {
      throw Refusal.Reason.presentation(.nothingToDismiss(ControllerName.of(presented)))
    }
    observer?.delegate.willDismiss(presented)
    return try dismiss(
      from: presenter,
      source: root,
      because: .swiped,
      isInteractive: isInteractive
    ) { isCompleted in
      guard isCompleted else { return }
      observer?.delegate.didDismiss(presented)
      (presented as? AlertController)?.cancelAction?.handler?()
    }
  }

  /// The delegate of a presentation; without one, the responder nearest to its root.
  private func dismissalObserver(of root: Node) -> DismissalObserver? {
    if let delegate = root.dismissalDelegate {
      return (delegate, "the delegate of \(root.described)")
    }
    for case let responder as any DismissalResponder in contentChain(from: root).map(\.controller) {
      return (RespondingDelegate(responder), ControllerName.described(responder))
    }
    return nil
  }
}

/// The object that is asked and informed about swipes of a presentation, and its name in messages.
private typealias DismissalObserver = (delegate: any DismissalDelegate, name: String)

private final class RespondingDelegate: DismissalDelegate {
  private let responder: any DismissalResponder

  init(_ responder: any DismissalResponder) { self.responder = responder }

  func shouldDismiss(_ presented: any Controller) -> Bool { responder.shouldDismiss() }
  func willDismiss(_ presented: any Controller) { responder.willDismiss() }
  func didDismiss(_ presented: any Controller) { responder.didDismiss() }
  func didAttemptToDismiss(_ presented: any Controller) { responder.didAttemptToDismiss() }
}
