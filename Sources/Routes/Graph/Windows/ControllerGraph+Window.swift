extension ControllerGraph {
  /// Makes a graph of a window.
  ///
  /// - Throws: The errors of ``init(root:registry:width:)``.
  package convenience init(adapter: any WindowAdapter, registry: SegueRegistry) throws {
    try self.init(registry: registry, width: adapter.width)
    windowState = WindowState(adapter)
    // Controllers that navigate get their navigators.
    reading { windowState?.remember(nodes.values) }
  }

  /// Runs a closure on the hierarchy. A window is read first, and forgotten afterwards.
  ///
  /// Requests of the app's own code have to wait meanwhile, because the graph's picture of the window
  /// is thrown away.
  package func reading<Result>(
    _ name: String = "reading the window",
    _ body: () throws -> Result
  ) rethrows -> Result {
    guard let windowState, !windowState.isRead else { return try body() }
    return try exclusively(name) {
      readWindow(windowState)
      defer { forgetWindow(windowState) }
      return try body()
    }
  }

  private func readWindow(_ windowState: WindowState) {
    windowState.isRead = true
    width = windowState.adapter.width
    guard let root = windowState.adapter.root else { return }
    var pending: [(controller: any Controller, place: Node.Place)] = [(root, .root)]
    while let (controller, place) = pending.popLast() {
      guard nodes[ObjectIdentifier(controller)] == nil else { continue }
      let node = addNode(
        for: controller,
        at: place,
        windowState.origin(of: controller) ?? TransitionOrigin()
      )
      node.pendingResult = windowState.result(of: controller)
      if let (presented, style) = windowState.adapter.presented(by: controller) {
        let style = windowState.style(of: presented, reported: style)
        pending.append((presented, .presented(by: node, style: style)))
      }
      if node.container == nil {
        node.embedded = windowState.adapter.embedded(in: controller)
      }
      for child in (node.children + node.embedded).reversed() {
        pending.append((child, .child(of: node)))
      }
    }
  }

  /// Runs a closure of the app that may make requests; in a window, between two readings of it.
  func leavingWindow(_ body: () throws -> Void) throws {
    guard let windowState, windowState.isRead else { return try followingUp(body) }
    // The changes of a custom segue so far are only in the graph's picture of the window.
    guard windowState.steps.isEmpty, transition.customSegue == nil else { return try body() }
    forgetWindow(windowState)
    defer { readWindow(windowState) }
    try followingUp(body)
  }

  private func forgetWindow(_ windowState: WindowState) {
    release(windowState.departed)
    for node in nodes.values { node.detach() }
    nodes = [:]
    rootNode = nil
    windowState.departed = []
    windowState.isRead = false
  }

  /// Runs a request; in a window, reads that before, and has the changes made afterwards.
  ///
  /// - Parameter isNested: Whether a loading controller makes the request, as a part of the request that
  ///   is being carried out. Its controllers may not be in the window yet, so no results are due.
  func performing<Result>(
    _ name: String,
    isNested: Bool = false,
    _ body: () throws -> Result
  ) throws -> Result {
    if isNested { transition.nesting += 1 }
    defer { if isNested { transition.nesting -= 1 } }
    guard let windowState, !windowState.isRead else { return try exclusively(name, body) }
    defer { windowState.steps = [] }
    let result = try reading(name) {
      let result = try body()
      windowState.remember(nodes.values)
      return result
    }
    let steps = windowState.steps
    if steps.isEmpty { return result }
    windowState.steps = []
    exclusively(name) {
      for case let chosen? in steps.map(\.transitionStyle) {
        windowState.adapter.setTransitionStyle(chosen.style, of: chosen.controller)
      }
      windowState.adapter.perform(steps.flatMap(\.changes)) { [weak self] in
        self?.conclude(steps, isNested: isNested)
      }
    }
    return result
  }

  /// Ends the transitions of a request that the window has made.
  private func conclude(_ steps: [WindowState.Step], isNested: Bool) {
    followingUp {
      for transition in steps.compactMap(\.transition) { onTransition?(transition) }
    }
    if !isNested { deliverResults() }
    followingUp { for step in steps { step.completion?(true) } }
    if !isNested { runQueue() }
  }

  /// Catches up with a window whose framework may not have reported the end of a transition, and delivers
  /// the results of controllers that have left it in any way.
  func catchUpWithWindow() {
    guard let windowState, !windowState.isRead else { return }
    windowState.adapter.endUnreportedChanges()
    if blocking == nil { deliverResults() }
  }

  /// Delivers the results that are due, and the others when a user takes their controllers away.
  private func deliverResults() {
    guard let windowState else { return }
    let due = reading { windowState.takeDue(except: nodes) }
    windowState.adapter.observeDepartures(of: windowState.controllersWithResults) { [weak self] in
      self?.windowState?.adapter.whenTransitionEnds { self?.catchUpWithWindow() }
    }
    guard !due.isEmpty else { return }
    followingUp { for due in due { due.result.deliver(due.reason) } }
  }

  /// Runs the queue when the window's transition ends.
  func awaitEndOfTransition() {
    guard let windowState, !windowState.isAwaitingEnd, windowState.blocking != nil else { return }
    windowState.isAwaitingEnd = true
    windowState.adapter.whenTransitionEnds { [weak self] in
      self?.windowState?.isAwaitingEnd = false
      self?.runQueue()
    }
  }

  /// Refuses the requests of a window's user or of the system.
  package func refuseInWindow() throws(Refusal.Reason) {
    if windowState != nil { throw .transition(.leftToWindow) }
  }
}
