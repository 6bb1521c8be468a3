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

  /// Makes the changes of a transition in the graph's picture of the window, and keeps them for the
  /// end of the request.
  func carryOutInWindow(
    _ changes: [ControllerChange],
    _ context: TransitionContext,
    _ windowState: WindowState
  ) throws {
    var changes = changes
    // Neither a custom segue that fails nor its reversal reaches the window.
    if context.kind != .custom {
      changes = try changes.map { try $0.map(child: windowController, parent: { $0 }) }
      windowState.steps.append(try step(for: changes, context, in: windowState))
    }
    let reversal = apply(changes, context, isReversible: transition.customSegue != nil)
    let departed = takeTracked()
    windowState.departed += departed.values.inOrder
    transition.customSegue?.steps.append(.init(reversal: reversal, departed: departed))
  }

  /// The changes of a transition as the window makes them.
  private func step(
    for changes: [ControllerChange],
    _ context: TransitionContext,
    in windowState: WindowState
  ) throws -> WindowState.Step {
    var windowChanges = changes
    if context.kind == .embed {
      windowChanges = changes.flatMap { change in
        if case .embed = change { return [change] }
        return exchange(of: change).removed.map { .unembed($0) }
      }
    }
    for change in windowChanges {
      if let objection = windowState.adapter.objection(to: change) { throw objection }
    }
    if context.kind == .unwind {
      windowChanges = windowChanges.inOrderOfWindow(dismissingLast: dismissesFromRoot(changes))
    }
    var transitionStyle: (style: Transition.ModalStyle, controller: any Controller)?
    if case .present(let presented, let presenter, _)? = windowChanges.first {
      windowChanges[0] = .present(presented, by: presenter, style: context.style)
      transitionStyle = context.transitionStyle.map { ($0, presented) }
    }
    return WindowState.Step(
      changes: windowChanges,
      transitionStyle: transitionStyle,
      transition: describe(changes, context),
      completion: context.completion
    )
  }

  /// Whether the changes begin with the dismissal of a presentation that may cover all others.
  private func dismissesFromRoot(_ changes: [ControllerChange]) -> Bool {
    guard case .dismiss(let presenter)? = changes.first else { return false }
    return node(of: presenter)?.parent == nil
  }

  /// The controller that the window shows for one of the graph's: a container of the library becomes
  /// one of the window's framework.
  ///
  /// - Returns: The controller itself in a graph in memory, and if the window shows it already.
  func windowController(for controller: any Controller) throws -> any Controller {
    guard let windowState, node(of: controller) == nil else { return controller }
    if let container = controller as? any LibraryContainer {
      if let made = container.represented { return try windowController(for: made) }
      // A container that contains itself would have no end.
      try validateInsertion(container)
      return try makeContainer(container, in: windowState)
    }
    if let alert = controller as? AlertController {
      let made = alert.represented ?? windowState.adapter.makeAlert(alert)
      alert.represented = made
      return made
    }
    guard windowState.adapter.canShow(controller) else {
      throw Refusal.Reason.controller(.notShowable(ControllerName.of(controller)))
    }
    let isLeaving = windowState.departed.contains { $0.controller === controller }
    guard isLeaving || !windowState.adapter.isOwned(controller) else {
      throw Refusal.Reason.controller(.elsewhere(ControllerName.of(controller)))
    }
    return controller
  }

  private func makeContainer(
    _ container: any LibraryContainer,
    in windowState: WindowState
  ) throws -> any Controller {
    let children = try container.items(at: 0).map { item in
      let column: SplitViewController.Column? =
        if case .column(let column, _) = item.placement { column } else { nil }
      // A window's framework makes the stacks of columns itself.
      let child = column.flatMap { (container as? SplitViewController)?.controller(in: $0) }
      return WindowChild(
        controller: try windowController(for: child ?? item.controller),
        column: column,
        isSelected: item.isSelected
      )
    }
    let made = windowState.adapter.makeContainer(container.kind, of: children)
    container.represented = made
    return made
  }

  func makeScene(
    _ place: StoryboardBundle.SceneLocation,
    _ replacement: (() throws -> Any)?,
    _ origin: TransitionOrigin,
    in windowState: WindowState
  ) throws -> (controller: any Controller, origin: TransitionOrigin) {
    let bundle = registry.scenes.bundle
    let name = registry.scenes.name(of: place)
    func refusal(_ problem: String) -> Refusal.Reason {
      .segue(.notMadeInWindow(problem: "scene '\(name)' \(problem)"))
    }
    return try exclusively("making \(name)") {
      var origin = origin
      let controller: any Controller
      if let replacement {
        guard try resolved(bundle.innermost(from: place)) == place else {
          throw refusal(
            "is a container, which only its storyboard makes in a window; "
              + "let the destination's route make no controller"
          )
        }
        controller = try Registration.Making.asController(replacement())
      } else {
        let isInitial =
          try? bundle.initialLocation(in: place.storyboard).get() == place
        let identifier = bundle[place]?.identifier
        guard identifier != nil || isInitial == true,
          let made = windowState.adapter.makeScene(
            identifier,
            in: bundle.storyboards[place.storyboard].name
          )
        else {
          throw refusal(
            "has no storyboard identifier, without which a window cannot make it; give it one, "
              + "or let the controller perform the segue"
          )
        }
        controller = made
      }
      origin.scenes[ObjectIdentifier(controller)] = place
      return (controller, origin)
    }
  }
}
