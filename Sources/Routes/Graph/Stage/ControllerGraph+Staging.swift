extension ControllerGraph {
  /// Makes the changes of a transition in the graph's picture of the window, and keeps them for the
  /// end of the request.
  func stage(
    _ changes: [ControllerChange],
    _ context: TransitionContext,
    in staging: Staging
  ) throws {
    var changes = changes
    // The reversal of a custom segue never reaches the window, nor does what it reverses.
    if context.kind != .custom {
      changes = try changes.map { try $0.map(child: onStage, parent: { $0 }) }
      staging.steps.append(try step(for: changes, context, in: staging))
    }
    var reversal = Reversal()
    if transition.customSegue == nil {
      apply(changes, context)
    } else {
      reversal = applyReversibly(changes, context)
    }
    let departed = takeDeparted()
    staging.departed += departed.values.sorted { $0.serial < $1.serial }
    track(departed)
    transition.customSegue?.steps.append(.init(reversal: reversal, departed: departed))
  }

  /// The changes of a transition as the window makes them.
  private func step(
    for changes: [ControllerChange],
    _ context: TransitionContext,
    in staging: Staging
  ) throws -> Staging.Step {
    var staged = changes
    if context.kind == .embed {
      staged = changes.flatMap { change in
        if case .embed = change { return [change] }
        return exchange(of: change).removed.map { .unembed($0) }
      }
    }
    for change in staged {
      if let objection = staging.stage.objection(to: change) { throw objection }
    }
    if context.kind == .unwind {
      staged = staged.inOrderOfWindow(dismissingLast: dismissesFromRoot(changes))
    }
    var transitionStyle: (style: ModalTransitionStyle, controller: any Controller)?
    if case .present(let presented, let presenter, _)? = staged.first {
      staged[0] = .present(presented, by: presenter, style: context.style)
      transitionStyle = context.transitionStyle.map { ($0, presented) }
    }
    return Staging.Step(
      changes: staged,
      transitionStyle: transitionStyle,
      transition: describe(changes, context),
      completion: context.completion
    )
  }

  /// Whether the changes begin with a dismissal of what may cover all others.
  private func dismissesFromRoot(_ changes: [ControllerChange]) -> Bool {
    guard case .dismiss(let presenter)? = changes.first else { return false }
    return node(of: presenter)?.parent == nil
  }

  /// The controller that the window shows for one of the graph's: a container of the library becomes
  /// one of the window's framework.
  ///
  /// - Returns: The controller itself in a graph in memory, and if the window shows it already.
  func onStage(_ controller: any Controller) throws -> any Controller {
    guard let staging, node(of: controller) == nil else { return controller }
    if let container = controller as? any LibraryContainer {
      if let made = container.represented { return try onStage(made) }
      // A container that contains itself would have no end.
      try validateInsertion(container)
      return try makeContainer(container, in: staging)
    }
    if let alert = controller as? AlertController {
      let made = alert.represented ?? staging.stage.makeAlert(alert)
      alert.represented = made
      return made
    }
    guard staging.stage.canShow(controller) else {
      throw Refusal.Reason.controller(.notShowable(ControllerName.of(controller)))
    }
    let isLeaving = staging.departed.contains { $0.controller === controller }
    guard isLeaving || !staging.stage.isOwned(controller) else {
      throw Refusal.Reason.controller(.elsewhere(ControllerName.of(controller)))
    }
    return controller
  }

  private func makeContainer(
    _ container: any LibraryContainer,
    in staging: Staging
  ) throws -> any Controller {
    let children = try container.items(at: 0).map { item in
      let column: SplitColumn? =
        if case .column(let column, _) = item.placement { column } else { nil }
      return StageChild(
        controller: try onStage(item.controller),
        column: column,
        isSelected: item.isSelected
      )
    }
    let made = staging.stage.makeContainer(container.kind, of: children)
    container.represented = made
    return made
  }

  /// Makes the controller of a scene as the window's framework does.
  func makeScene(
    _ place: StoryboardBundle.SceneLocation,
    _ replacement: (() throws -> Any)?,
    _ arrival: Arrival,
    in staging: Staging
  ) throws -> (controller: any Controller, arrival: Arrival) {
    let bundle = registry.scenes.bundle
    let name = registry.scenes.name(of: place)
    return try exclusively("making \(name)") {
      var arrival = arrival
      let controller: any Controller
      if let replacement {
        guard try resolved(bundle.innermost(from: place)) == place else {
          throw Refusal.Reason.segue(
            .unresolvedScene(
              problem: "scene '\(name)' is a container, which only its storyboard makes in a "
                + "window; let the destination's route make no controller"
            )
          )
        }
        controller = try Registration.Making.asController(replacement())
      } else {
        let isInitial =
          try? bundle.initialLocation(in: place.storyboard).get() == place
        let identifier = bundle[place]?.identifier
        guard identifier != nil || isInitial == true,
          let made = staging.stage.makeScene(
            identifier,
            in: bundle.storyboards[place.storyboard].name
          )
        else {
          throw Refusal.Reason.segue(
            .unresolvedScene(
              problem: "scene '\(name)' has no storyboard identifier, without which a window "
                + "cannot make it; give it one, or let the controller perform the segue"
            )
          )
        }
        controller = made
      }
      arrival.scenes[ObjectIdentifier(controller)] = place
      return (controller, arrival)
    }
  }
}
