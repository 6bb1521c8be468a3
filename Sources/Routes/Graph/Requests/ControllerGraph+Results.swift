extension ControllerGraph {
  /// Presents a controller and hands over how it is left, once, on every way out.
  ///
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - source: Who asks; by default the visible controller.
  ///   - style: How it is presented.
  ///   - outcome: Called when the controller has left the graph.
  /// - Throws: ``Refusal``; `outcome` is never called then.
  public func present<Screen: ResultController>(
    _ controller: Screen,
    from source: (any Controller)? = nil,
    style: PresentationStyle = .automatic,
    outcome: @escaping (Outcome<Screen.Output>) -> Void
  ) throws {
    try present(controller, from: source, style: style)
    expect(outcome, of: controller)
  }

  /// Performs a segue and hands over how its screen is left, once, on every way out.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - source: The controller that performs it; as in ``perform(_:at:prepare:)``.
  ///   - prepare: Runs once, with the controller that the segue leads to.
  ///   - outcome: Called when that controller has left the graph.
  /// - Returns: The controller that was prepared.
  /// - Throws: ``Refusal``, or what a closure threw; `outcome` is never called then.
  @discardableResult
  public func perform<Screen: ResultController>(
    _ segue: Segue<Screen>,
    at source: (any Controller)? = nil,
    prepare: (Screen) throws -> Void = { _ in },
    outcome: @escaping (Outcome<Screen.Output>) -> Void
  ) throws -> Screen {
    let screen = try perform(segue, at: source, prepare: prepare)
    expect(outcome, of: screen)
    return screen
  }

  private func expect<Screen: ResultController>(
    _ outcome: @escaping (Outcome<Screen.Output>) -> Void,
    of screen: Screen
  ) {
    node(of: screen)?.expectResult().departure = { reason, output in
      outcome((output as? Screen.Output).map(Outcome.finished) ?? .left(reason))
    }
  }

  /// Leaves a screen with a result: pops it off its stack, or dismisses what it is presented in.
  ///
  /// - Parameters:
  ///   - screen: The screen; what lies on it or above it goes too.
  ///   - output: The result, handed to whoever waits for the screen.
  /// - Throws: ``Refusal`` when the screen cannot be left.
  public func finish<Screen: ResultController>(
    _ screen: Screen,
    with output: Screen.Output
  ) throws {
    try attempt("finish \(ControllerName.of(screen))") {
      try gate(later: { graph in try graph.finish(screen, with: output) })
      let node = try require(screen)
      node.expectResult().output = output
      do {
        try leave(node)
      } catch {
        node.pendingResult?.output = nil
        throw error
      }
    }
  }

  private func leave(_ node: Node) throws {
    let cause = Cause(source: node.controller)
    for inner in ancestors(of: node) {
      guard
        let navigation = inner.parent?.controller
          as? NavigationController
      else { continue }
      let above = navigation.height(above: inner.controller)
      if above + 1 < navigation.stack.count {
        try pop(above + 1, from: navigation, cause)
        return
      }
    }
    guard let presenter = presentationRoot(of: node).presenter else {
      throw Refusal.Reason.nothingToDismiss(ControllerName.of(node.controller))
    }
    try dismiss(from: presenter, cause)
  }
}

extension Node {
  fileprivate func expectResult() -> PendingResult {
    let pendingResult = pendingResult ?? PendingResult()
    self.pendingResult = pendingResult
    return pendingResult
  }
}
