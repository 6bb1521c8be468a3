extension ControllerGraph {
  /// Presents a controller, and delivers its outcome once, however the controller is left.
  ///
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - source: The controller that presents it; by default the visible controller.
  ///   - style: The style of the presentation.
  ///   - outcome: Called when the controller is removed from the graph.
  /// - Throws: ``Refusal``; `outcome` is not called then, unless the request is queued.
  public func present<Screen: ResultController>(
    _ controller: Screen,
    from source: (any Controller)? = nil,
    style: PresentationStyle = .automatic,
    outcome: @escaping (Outcome<Screen.Output>) -> Void
  ) throws {
    try present(controller, from: source, style: style) { graph in
      graph.deliver(outcome, of: controller)
    }
  }

  /// Performs a segue, and delivers its screen's outcome once, however the screen is left.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - source: The controller that performs it, as in ``perform(_:at:prepare:)``.
  ///   - prepare: Runs once, with the segue's destination.
  ///   - outcome: Called when that controller is removed from the graph.
  /// - Returns: The prepared controller.
  /// - Throws: ``Refusal``, or the error of a closure; `outcome` is not called then.
  @discardableResult
  public func perform<Screen: ResultController>(
    _ segue: Segue<Screen>,
    at source: (any Controller)? = nil,
    prepare: (Screen) throws -> Void = { _ in },
    outcome: @escaping (Outcome<Screen.Output>) -> Void
  ) throws -> Screen {
    let screen = try perform(segue, at: source, prepare: prepare)
    deliver(outcome, of: screen)
    return screen
  }

  private func deliver<Screen: ResultController>(
    _ outcome: @escaping (Outcome<Screen.Output>) -> Void,
    of screen: Screen
  ) {
    node(of: screen)?.expectResult().deliver = { reason, output in
      outcome((output as? Screen.Output).map(Outcome.finished) ?? .left(reason))
    }
  }

  /// Leaves a screen with a result: pops it off its stack, or dismisses its presentation.
  ///
  /// - Parameters:
  ///   - screen: The screen. Controllers above it are removed, too.
  ///   - output: The result, which is delivered to the caller that expects it.
  /// - Throws: ``Refusal`` when the screen cannot be left.
  public func finish<Screen: ResultController>(
    _ screen: Screen,
    with output: Screen.Output
  ) throws {
    try request("finish \(ControllerName.of(screen))") { graph in
      let node = try graph.require(screen)
      node.expectResult().output = output
      do {
        try graph.leave(node)
      } catch {
        node.pendingResult?.output = nil
        throw error
      }
    }
  }

  private func leave(_ node: Node) throws {
    let cause = Cause(source: node.controller)
    for inner in node.ancestors {
      guard let navigation = inner.parent?.controller as? NavigationController else { continue }
      let count = navigation.height(above: inner.controller) + 1
      if count < navigation.stack.count {
        try pop(count, from: navigation, cause)
        return
      }
    }
    guard let presenter = node.presentationRoot.presenter else {
      throw Refusal.Reason.presentation(.nothingToDismiss(ControllerName.of(node.controller)))
    }
    try dismiss(from: presenter, cause)
  }
}

extension Node {
  fileprivate func expectResult() -> PendingResult {
    let result = pendingResult ?? PendingResult()
    pendingResult = result
    return result
  }
}
