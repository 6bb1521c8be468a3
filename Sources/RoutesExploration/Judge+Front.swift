import Routes

extension Judge {
  /// The moves of a level, each tried on a real graph.
  func front(of level: Forest.Level, in forest: inout Forest) throws -> Front {
    let position = Position(level, in: forest, self)
    let graph = try graph(in: position.before.snapshot, position.before.locations)
    var front = Front(moves: [], shown: [], hasPossible: false, hasAdditions: false)
    let shown = graph.frontControllers
    let controllers = graph.survey().controllers
    for controller in shown {
      guard let index = controllers.firstIndex(where: { $0 === controller }) else { continue }
      let tree = position.before.trees[index]
      front.shown.append(forest.heads[forest.parts(ofTree: tree).head].label)
    }
    for move in graph.candidates(facts) {
      let choice = try choice(move, position, &forest)
      front.moves.append(choice)
      if !choice.move.isSure { front.hasPossible = true }
      switch choice.outcome {
      case .effect(let effect): if !effect.added.isEmpty { front.hasAdditions = true }
      case .unwind: front.hasAdditions = true
      case .nothing, .refused, .unknown, .sideBySide, .opens: break
      }
    }
    return front
  }

  /// A level on a graph of its own, with a placeholder for what is below.
  struct Position {
    let before: StateSnapshot
    let hasGround: Bool

    init(_ level: Forest.Level, in forest: Forest, _ judge: Judge) {
      hasGround =
        switch forest.attachments[forest.parts(ofLevel: level).attachment] {
        case .root: false
        case .open, .presented: true
        }
      before = forest.snapshot(
        of: [level],
        onGround: hasGround,
        width: judge.width,
        bundle: judge.registry.scenes.bundle
      )
    }
  }

  private func choice(
    _ move: Move,
    _ position: Position,
    _ forest: inout Forest
  ) throws -> Front.Choice {
    var choice = Front.Choice(move: move, outcome: .unknown)
    if case .open(let scene) = move.action {
      choice.outcome = try opened(scene, &forest)
      return choice
    }
    if let action = unwindAction(of: move) {
      if isDeclared(action) {
        choice.outcome = .unwind(action: action)
      } else {
        choice.move.isSure = false
      }
      return choice
    }
    choice.outcome = try outcome(of: position, &forest) { try $0.make(move) }
    if case .refused(let reason) = choice.outcome { choice.move.refusal = reason }
    return choice
  }

  /// The level of a scene that code opens somewhere.
  private func opened(_ scene: SceneObject, _ forest: inout Forest) throws -> Front.Outcome {
    guard let level = try openLevel(of: scene, &forest) else { return .unknown }
    return .opens(level)
  }

  /// A level for a scene at a place that is not known; `nil` if the scene cannot be made.
  func openLevel(of scene: SceneObject, _ forest: inout Forest) throws -> Forest.Level? {
    let graph = try ControllerGraph(registry: registry, width: width)
    guard (try? graph.setRoot(to: scene)) != nil,
      let reading = HierarchyReading(graph, &forest), let tree = reading.trees.first
    else { return nil }
    return forest.level(forest.attachment(.open), tree)
  }

  private func unwindAction(of move: Move) -> ExactString? {
    guard let object = move.segue,
      let location = registry.scenes.bundle.location(of: object.scene),
      let segue = registry.scenes.bundle[location]?.segues.first(where: { $0.id == object.id }),
      segue.kind == .unwind
    else { return nil }
    return segue.unwindAction ?? segue.identifier ?? ""
  }

  /// What an unwind does in a level.
  func unwind(
    _ key: UnwindKey,
    _ move: Move,
    in forest: inout Forest
  ) throws -> UnwindOutcome {
    let position = Position(key.level, in: forest, self)
    let action: (ControllerGraph) throws -> Void
    switch key.origin {
    case .source: action = { try $0.make(move) }
    case .above(let attachment, let selector):
      guard case .presented(let style, let path) = forest.attachments[attachment],
        let presenter = position.before.places.firstIndex(where: {
          $0.level == 0 && $0.path == path
        })
      else { return .found(.unknown) }
      let source = PlaceholderController("(above)")
      action = { try $0.unwind(selector, fromControllerPresentedAt: presenter, source, style) }
    }
    let (outcome, isInDoubt) = try doubting { try self.outcome(of: position, &forest, action) }
    if isInDoubt { return .found(.unknown) }
    if case .refused(.unwind) = outcome { return .notHere }
    return .found(outcome)
  }

  /// Does something to a level's graph, and compares the graph with what it was.
  private func outcome(
    of position: Position,
    _ forest: inout Forest,
    _ action: (ControllerGraph) throws -> Void
  ) throws -> Front.Outcome {
    let graph = try graph(in: position.before.snapshot, position.before.locations)
    let controllers = graph.survey().controllers
    do {
      try action(graph)
    } catch let refusal as Refusal {
      switch refusal.reason {
      case .segue(.declined): return .refused(refusal.reason)
      // The graph lacks what the app's code knows, such as the class of a custom segue.
      case .segue, .controller(.notInGraph): return .unknown
      case .controller, .stack, .presentation, .container, .unwind, .transition:
        return .refused(refusal.reason)
      }
    } catch {
      return .unknown
    }
    guard let after = HierarchyReading(graph, &forest) else { return .sideBySide }
    let comparison = TreeComparison(position.before, controllers, after)
    return comparison.outcome(hasGround: position.hasGround, &forest)
  }
}
