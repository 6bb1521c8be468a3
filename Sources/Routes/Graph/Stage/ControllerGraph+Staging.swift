extension ControllerGraph {
  /// Makes the changes of a transition in the graph's picture of the window, and keeps them for the
  /// end of the request.
  func stage(
    _ changes: HierarchyChanges,
    _ context: TransitionContext,
    in staging: Staging
  ) throws {
    var changes = changes
    // The reversal of a custom segue never reaches the window, nor does what it reverses.
    if context.kind != .custom {
      changes = try HierarchyChanges(changes.map(onStage)) ?? changes
      var staged = changes.flatMap { change in
        context.kind == .embed ? change.onStageOfRemoval : change.onStage.map { [$0] } ?? []
      }
      for change in staged {
        if let objection = staging.stage.objection(to: change) { throw objection }
      }
      if context.kind == .unwind {
        staged = staged.inOrderOfWindow(dismissingLast: dismissesFromRoot(changes))
      }
      if case .present(let presented, let presenter, _)? = staged.first {
        staged[0] = .present(presented, by: presenter, style: context.style)
        if let style = context.transitionStyle {
          staged.insert(.transitionStyle(style, of: presented), at: 0)
        }
      }
      staging.steps.append(
        Staging.Step(
          changes: staged,
          transition: describe(changes, context),
          completion: context.completion
        )
      )
    }
    apply(changes, context)
    let departed = takeDeparted()
    staging.departed += departed.values.sorted { $0.serial < $1.serial }
    track(departed)
    transition.customSegue?.steps.append(.init(changes: Array(changes), departed: departed))
  }

  /// Whether the changes begin with a dismissal of what may cover all others.
  private func dismissesFromRoot(_ changes: HierarchyChanges) -> Bool {
    guard case .dismiss(_, let presenter, _) = changes.first else { return false }
    return node(of: presenter)?.parent == nil
  }

  /// A change whose new controllers are those of the window's framework.
  private func onStage(_ change: HierarchyChange) throws -> HierarchyChange {
    switch change {
    case .root(let old, let new):
      return .root(old: old, new: try new.map { try onStage($0) })
    case .push(let controller, let navigation):
      return .push(try onStage(controller), onto: navigation)
    case .stack(let old, let new, let navigation):
      return .stack(old: old, new: try new.map { try onStage($0) }, of: navigation)
    case .present(let presented, let presenter, let style):
      return .present(try onStage(presented), by: presenter, style: style)
    case .column(let column, let old, let new, let split):
      return .column(column, old: old, new: try new.map { try onStage($0) }, of: split)
    case .arrange(let old, var new, let container):
      let content = new.children.firstIndex { $0 === new.content }
      new.children = try new.children.map { try onStage($0) }
      new.content = content.map { new.children[$0] }
      return .arrange(old: old, new: new, of: container)
    case .embed(let child, let parent):
      return .embed(try onStage(child), in: parent)
    case .pop, .unpop, .dismiss, .select, .hide, .unembed, .width:
      return change
    }
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
      arrival.add(place, of: ObjectIdentifier(controller))
      return (controller, arrival)
    }
  }
}

extension HierarchyChange {
  /// The changes as a stage makes them if code removes children from their parents.
  fileprivate var onStageOfRemoval: [StageChange] {
    if case .embed(let child, let parent) = self { return [.embed(child, in: parent)] }
    return parentChange.removed.map { .unembed($0) }
  }

  /// The change as a stage makes it; `nil` for the width, which the window has by itself.
  fileprivate var onStage: StageChange? {
    switch self {
    case .root(_, let new): return new.map { .root($0) }
    case .push(let controller, let navigation):
      return .push(controller, onto: navigation.controller)
    case .pop(let controllers, let navigation):
      let rest = navigation.stack.dropLast(controllers.count)
      return rest.last.map { .pop(to: $0, on: navigation.controller) }
        ?? .stack([], of: navigation.controller)
    case .unpop(let controllers, let navigation):
      return .stack(navigation.stack + controllers, of: navigation.controller)
    case .stack(_, let new, let navigation): return .stack(new, of: navigation.controller)
    case .present(let presented, let presenter, let style):
      return .present(presented, by: presenter, style: style)
    case .dismiss(_, let presenter, _): return .dismiss(by: presenter)
    case .select(let index, _, let tab): return .select(index, in: tab.controller)
    case .column(let column, _, let new, let split):
      return .column(column, new, of: split.controller)
    case .hide(_, let new, let split): return .hide(new, of: split.controller)
    case .arrange(_, let new, let container):
      if container is TabBarController {
        let selected = new.children.firstIndex { $0 === new.content } ?? 0
        return .tabs(new.children, selected: selected, of: container.controller)
      }
      guard let own = container.controller as? any ArrangeableContainer else {
        return .turn(new.children, of: container.controller)
      }
      return .arrange(new.children, content: new.content, of: own)
    case .embed(let child, let parent): return .embed(child, in: parent)
    case .unembed(let child, _): return .unembed(child)
    case .width: return nil
    }
  }
}
