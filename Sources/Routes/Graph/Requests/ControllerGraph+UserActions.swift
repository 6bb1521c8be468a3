extension ControllerGraph {
  /// Pops the visible stack as the back button does.
  ///
  /// If only the root of a stack is left and the stack is itself on a stack, as in a collapsed split
  /// controller, it is popped off the outer stack.
  ///
  /// - Returns: The popped controller; `nil` if there is nothing to pop.
  /// - Throws: ``Refusal`` when the visible controller is not on a stack.
  @discardableResult
  public func tapBack() throws -> (any Controller)? {
    try request("go back") { graph in try graph.goBack(isInteractive: false) }
  }

  /// Begins a swipe from the screen's edge: a pop that can be cancelled.
  ///
  /// - Returns: The controller that is popped; `nil` if there is nothing to pop.
  /// - Throws: ``Refusal`` when the visible controller is not on a stack.
  @discardableResult
  public func beginSwipeBack() throws -> (any Controller)? {
    try requestNow("swipe back") { try goBack(isInteractive: true) }
  }

  private func goBack(isInteractive: Bool) throws -> (any Controller)? {
    try refuseInWindow()
    let start = try source(nil)
    _ = try navigation(around: start)
    for node in start.ancestors {
      guard let navigation = node.container as? NavigationController, navigation.stack.count > 1
      else { continue }
      return try pop(1, from: navigation, source: start, isInteractive: isInteractive).first
    }
    return nil
  }
}

extension ControllerGraph {
  /// Dismisses the presented controller in front as a user's swipe down does.
  ///
  /// Only sheets and popovers can be swiped or tapped away. A controller that is modal in its
  /// presentation refuses, and is informed of the attempt. Any other ``DismissalResponder`` is
  /// asked, and informed before and after.
  ///
  /// - Returns: The dismissed controller.
  /// - Throws: ``Refusal`` when nothing is presented, or when the controller declines.
  @discardableResult
  public func swipeDown() throws -> any Controller {
    try request("swipe down") { graph in try graph.swipeDown(isInteractive: false) }
  }

  /// Begins a swipe down that can be cancelled.
  ///
  /// - Returns: The controller that is dismissed.
  /// - Throws: ``Refusal`` when nothing is presented, or when the controller declines.
  @discardableResult
  public func beginSwipeDown() throws -> any Controller {
    try requestNow("swipe down") { try swipeDown(isInteractive: true) }
  }

  private func swipeDown(isInteractive: Bool) throws -> any Controller {
    try refuseInWindow()
    let start = try source(nil)
    let root = start.presentationRoot
    guard root.presenter != nil else {
      throw Refusal.Reason.presentation(
        .nothingToDismiss(ControllerName.of(start.controller))
      )
    }
    guard root.style.isSwipedAway else {
      throw Refusal.Reason.presentation(
        .notSwipedAway(ControllerName.described(root.controller), style: root.style)
      )
    }
    let responder = root.controller as? any DismissalResponder
    if let responder { try askForDismissal(responder) }
    return try dismiss(
      from: root,
      source: start,
      because: .swiped,
      isInteractive: isInteractive
    ) { isCompleted in
      if isCompleted { responder?.didDismiss() }
    }
  }

  private func askForDismissal(
    _ responder: any DismissalResponder
  ) throws(Refusal.Reason) {
    let name = ControllerName.described(responder)
    if responder.isModalInPresentation {
      responder.didAttemptToDismiss()
      throw .presentation(.modalInPresentation(name))
    }
    guard responder.shouldDismiss() else { throw .presentation(.declined(name)) }
    responder.willDismiss()
  }
}
