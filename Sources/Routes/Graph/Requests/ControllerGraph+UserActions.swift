extension ControllerGraph {
  /// Does what the back button does: pops the visible stack.
  ///
  /// Where a stack lies on another one, as in a collapsed split controller, its root goes back to
  /// that one.
  ///
  /// - Returns: What was popped; `nil` when there is nothing to go back to.
  /// - Throws: ``Refusal`` when the visible controller is in no stack.
  @discardableResult
  public func tapBack() throws -> (any Controller)? {
    try attempt("go back") {
      try gate(later: { graph in try graph.tapBack() })
      return try goBack(isInteractive: false)
    }
  }

  /// Begins what a swipe from the screen's edge does: a pop that can be cancelled.
  ///
  /// - Returns: What is being popped; `nil` when there is nothing to go back to.
  /// - Throws: ``Refusal`` when the visible controller is in no stack.
  @discardableResult
  public func beginSwipeBack() throws -> (any Controller)? {
    try attempt("swipe back") {
      try gate()
      return try goBack(isInteractive: true)
    }
  }

  private func goBack(isInteractive: Bool) throws -> (any Controller)? {
    let start = try source(nil)
    _ = try navigation(around: start)
    for node in ancestors(of: start) {
      guard let navigation = node.container as? NavigationController, navigation.stack.count > 1
      else {
        continue
      }
      return try pop(
        1,
        from: navigation,
        Cause(source: start.controller),
        isInteractive: isInteractive
      ).first
    }
    return nil
  }

  /// Does what a swipe down on the presented controller in front does.
  ///
  /// Only sheets and popovers are swiped or tapped away. A controller that is modal in its
  /// presentation refuses and is told of the attempt. Otherwise it is asked, and told before and
  /// after.
  ///
  /// - Returns: What was dismissed.
  /// - Throws: ``Refusal`` when nothing is presented, or when the controller refuses.
  @discardableResult
  public func swipeDown() throws -> any Controller {
    try attempt("swipe down") {
      try gate(later: { graph in try graph.swipeDown() })
      return try swipeDown(isInteractive: false)
    }
  }

  /// Begins a swipe down that can be cancelled.
  ///
  /// - Returns: What is being dismissed.
  /// - Throws: ``Refusal`` when nothing is presented, or when the controller refuses.
  @discardableResult
  public func beginSwipeDown() throws -> any Controller {
    try attempt("swipe down") {
      try gate()
      return try swipeDown(isInteractive: true)
    }
  }

  private func swipeDown(isInteractive: Bool) throws -> any Controller {
    let start = try source(nil)
    let root = presentationRoot(of: start)
    guard root.presenter != nil else {
      throw Refusal.Reason.nothingToDismiss(ControllerName.of(start.controller))
    }
    let name = ControllerName.described(root.controller)
    guard root.style.isSwipedAway else {
      throw Refusal.Reason.notSwipedAway(name, style: root.style)
    }
    let responder = root.controller as? any DismissalResponder
    if let responder {
      let refusal: Refusal.Reason? = holding("swipe down") {
        if responder.isModalInPresentation {
          responder.didAttemptToDismiss()
          return .modalInPresentation(name)
        }
        return responder.shouldDismiss() ? nil : .dismissalNotWanted(name)
      }
      if let refusal { throw refusal }
      holding("swipe down") { responder.willDismiss() }
    }
    return try dismiss(
      from: root,
      Cause(source: start.controller),
      reason: .swiped,
      isInteractive: isInteractive
    ) { isOver in
      if isOver { responder?.didDismiss() }
    }
  }
}
