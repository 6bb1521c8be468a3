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
      guard let navigation = node.container as? NavigationController, navigation.stack.count > 1,
        let top = navigation.top
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
      .filter { !($0.container is NavigationController) }
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
}
