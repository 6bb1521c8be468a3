extension ControllerGraph {
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
