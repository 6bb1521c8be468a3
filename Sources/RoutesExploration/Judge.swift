import Routes

/// Makes moves on real graphs, so that the search needs no rules of its own.
struct Judge {
  let registry: SegueRegistry
  let width: ControllerGraph.SizeClass
  let facts: Exploration.Facts
  /// The unwind actions that some class is known to declare.
  private let declaredActions: Set<ExactString>
  /// Whether the unwind actions of all classes are known.
  private let knowsAllActions: Bool
  /// The controllers of registered classes that take unwinds.
  private let receivers: [any UnwindReceiver]
  private let doubt = Doubt()

  /// Whether a controller was asked of which it is not known whether it takes an unwind.
  private final class Doubt {
    var isMet = false
  }

  init(_ registry: SegueRegistry, _ width: ControllerGraph.SizeClass, _ facts: Exploration.Facts) {
    var registry = registry
    let bundle = registry.scenes.bundle
    registry.scenes.makeStandIn = { [doubt] scene, location, name in
      let known = bundle.object(at: location).flatMap { facts.scenes[$0] }
      var answers = StandInAnswers(scene, name, known)
      answers.onDoubt = { doubt.isMet = true }
      answers.collapsesOntoPrimary =
        facts.collapsedColumn == .primary && scene.kind == .splitViewController
      return answers.makeController(of: scene.kind, hasClass: scene.customClass != nil)
    }
    self.registry = registry
    self.width = width
    self.facts = facts
    declaredActions = facts.scenes.values.reduce(into: []) { $0.formUnion($1.unwindActions ?? []) }
    knowsAllActions =
      facts.knowsUnwindActions && facts.scenes.values.allSatisfy { $0.unwindActions != nil }
    receivers = registry.scenes.classes.all.compactMap { try? $0() as? any UnwindReceiver }
  }

  func graph(in state: State) throws -> ControllerGraph {
    let (snapshot, scenes) = state.grounded
    return try ControllerGraph(restoring: snapshot, registry: registry, locations: scenes)
  }

  /// A graph in the state of another one.
  func copy(_ graph: ControllerGraph) throws -> ControllerGraph {
    let (snapshot, controllers) = graph.survey()
    let scenes = controllers.map { graph.node(of: $0)?.scene }
    return try ControllerGraph(restoring: snapshot, registry: registry, locations: scenes)
  }

  /// The state of an app whose launch shows a root; `nil` if the scene cannot be made.
  func start(in root: Exploration.Root) throws -> StateReading? {
    let graph = try ControllerGraph(registry: registry, width: width)
    guard (try? graph.setRoot(to: root.scene, isInStack: root.isInStack)) != nil else { return nil }
    return StateReading(graph)
  }

  /// The state of a scene that code shows somewhere; `nil` if the scene cannot be made.
  func openState(of scene: Storyboard.SceneObject) throws -> State? {
    var state = try start(in: Exploration.Root(scene, isInStack: false))?.state
    state?.isOpen = true
    return state
  }
}

extension Judge {
  /// What a move does in a state.
  enum Result {
    case leads(StateReading)
    case nothing
    case refused(Refusal.Reason)
    case unknown(Exploration.Cut)
  }

  /// Makes a move in a graph. The graph is unchanged if the move is refused.
  ///
  /// - Parameters:
  ///   - move: The move. It is no longer certain if no known class declares its unwind action.
  ///   - graph: A graph in the state.
  ///   - state: The state.
  func make(_ move: inout Move, on graph: ControllerGraph, in state: State) throws -> Result {
    if case .handOver(let segue) = move.action {
      let screen = graph.frontControllers[move.position]
      // Without the presenter, the screen is only dismissed, which is another move.
      guard var next = try? graph.dismiss(screen, before: segue),
        case .leads(let reading) = try make(&next, on: graph, in: state)
      else { return .nothing }
      move.isCertain = move.isCertain && next.isCertain
      return .leads(reading)
    }
    var opened = graph.destinationBelowMore(of: move)
    if opened != nil { move.isCertain = false }
    switch move.action {
    case _ where opened != nil: break
    case .open(let scene): opened = scene
    // The stack of the code may be one that no storyboard has.
    case .show(let scene, by: _, isInStack: _, style: _) where (try? graph.make(move)) == nil:
      opened = scene
      move.isCertain = false
    case .show:
      guard let reading = StateReading(graph) else { return .unknown(.sideBySide) }
      return .leads(reading)
    default: break
    }
    if let scene = opened {
      guard let opened = try openState(of: scene), let reading = try reading(opened) else {
        return .unknown(.unknown)
      }
      return .leads(reading)
    }
    let unwindAction = unwindAction(of: move)
    if let unwindAction, !knowsAllActions, !isDeclared(unwindAction) {
      move.isCertain = false
      return .unknown(.unknown)
    }
    doubt.isMet = false
    do {
      try graph.make(move)
    } catch let refusal as Refusal {
      if unwindAction != nil, doubt.isMet { return .unknown(.unknown) }
      switch refusal.reason {
      case .segue(.declined): return .refused(refusal.reason)
      // The graph lacks what the app's code knows, such as the class of a custom segue.
      case .segue, .controller(.notInGraph): return .unknown(.unknown)
      // The target, or a navigation controller, may be around or below the known part.
      case .unwind where mayBeInStack(state) || has(\.addsChildren, state),
        .stack(.noNavigationController) where mayBeInStack(state):
        return .unknown(.unknown)
      case .controller, .stack, .presentation, .container, .unwind, .transition:
        return .refused(refusal.reason)
      }
    } catch {
      return .unknown(.unknown)
    }
    if unwindAction != nil, doubt.isMet { return .unknown(.unknown) }
    guard let reading = StateReading(graph) else {
      // What is below has come to the front, or something is presented beside it.
      return .unknown(state.isOpen && graph.frontControllers.count <= 1 ? .unknown : .sideBySide)
    }
    return reading.state == state ? .nothing : .leads(reading)
  }

  /// Whether a stack that is not known may contain a screen.
  private func mayBeInStack(_ state: State) -> Bool {
    state.isOpen || has(\.mayBeInStack, state)
  }

  /// Whether something is true of a screen of a state.
  private func has(_ fact: KeyPath<Exploration.SceneFacts, Bool>, _ state: State) -> Bool {
    state.scenes.contains { scene in
      scene.flatMap(registry.scenes.bundle.object).flatMap { facts.scenes[$0] }?[keyPath: fact]
        == true
    }
  }

  private func reading(_ state: State) throws -> StateReading? {
    StateReading(try graph(in: state))
  }

  /// Whether a known class declares an unwind action.
  private func isDeclared(_ action: ExactString) -> Bool {
    declaredActions.contains(action)
      || receivers.contains { $0.canUnwind(action.string, from: PlaceholderController("")) }
  }

  /// The unwind action of the segue that a move performs; `nil` if it performs no unwind.
  func unwindAction(of move: Move) -> ExactString? {
    guard let object = move.segue,
      let location = registry.scenes.bundle.location(of: object.scene),
      let segue = registry.scenes.bundle[location]?.segues.first(where: { $0.id == object.id }),
      segue.kind == .unwind
    else { return nil }
    return segue.unwindAction ?? segue.identifier ?? ""
  }
}
