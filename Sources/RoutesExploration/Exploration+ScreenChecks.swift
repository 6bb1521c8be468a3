import Routes

extension Exploration {
  /// Whether there is never a second controller of a screen.
  func once(_ screen: ExactString) -> Verdict {
    let scenes = (0..<space.forest.sceneCount).filter { space.forest.sceneName($0) == screen }
    guard screens.contains(where: { $0.name == screen }) else { return .vacuous }
    if bounds.copies > 1 {
      var space = space
      let second = found.order.indices.first { position in
        scenes.contains { space.count(of: $0, in: found.order[position]) > 1 }
      }
      guard let second else { return .holds }
      let path = path(to: found.order[second])
      return second < found.sureCount ? .fails(path) : .notProved(path)
    }
    let steps = scenes.compactMap { repeats[$0] }
    let paths = steps.map { path(byAdding: $0) }
    guard let path = paths.first(where: \.isSure) ?? paths.first else { return .holds }
    return path.isSure ? .fails(path) : .notProved(path)
  }

  /// The path of a move that leads beyond the bound of copies.
  func path(byAdding step: FoundStates.Step) -> Path {
    var path = path(to: step.state)
    var space = space
    guard let choice = space.front(of: step.state)?.moves[Int(step.move)] else { return path }
    if let next = space.resultBeyondBounds(of: choice, in: step.state) {
      let levels = space.forest.levels(of: next)
      let snapshot = space.forest.snapshot(of: levels, width: width, bundle: bundle).snapshot
      path.steps.append(Step(choice.move, to: snapshot))
    }
    return path
  }

  /// Whether a user can, or cannot, swipe a screen away wherever it is presented.
  func sheet(_ screen: ExactString, isSwiped: Bool) -> Verdict {
    var unproved: Forest.State?
    var isSeen = false
    for (position, state) in found.order.enumerated() {
      guard let front = space.front(of: state), shows(screen, front),
        case .presented = space.forest.attachments[
          space.forest.parts(ofLevel: space.forest.parts(ofState: state).level).attachment
        ]
      else { continue }
      isSeen = true
      // Whatever is presented can be tried to be swiped away.
      guard let swipe = front.moves.first(where: { $0.move.action == .swipeDown }) else { continue }
      let isRefused = if case .refused = swipe.outcome { true } else { false }
      if swipe.move.isSure, isRefused == !isSwiped { continue }
      if swipe.move.isSure, position < found.sureCount { return .fails(path(to: state)) }
      unproved = unproved ?? state
    }
    if !isSeen { return .vacuous }
    return unproved.map { .notProved(path(to: $0)) } ?? .holds
  }

  /// Whether the graph refuses a segue in every state.
  func refused(_ identifier: ExactString, from source: ExactString?) -> Verdict {
    var space = space
    var unproved: Path?
    var isSeen = false
    for (position, state) in found.order.enumerated() {
      guard let front = space.front(of: state) else { continue }
      for (index, choice) in front.moves.enumerated()
      where choice.move.identifier == identifier
        && choice.move.source == source ?? choice.move.source
      {
        isSeen = true
        space.count(state)
        let result = space.result(of: choice, in: state)
        switch result {
        case .refused: continue
        case .unknown, .sideBySide, .missing:
          unproved = unproved ?? path(to: state)
          continue
        case .state, .nothing, .tooMany: break
        }
        let isSure = position < found.sureCount && choice.move.isSure
        guard isSure || unproved == nil else { continue }
        var path = path(byAdding: FoundStates.Step(state: state, move: UInt16(index)))
        if case .nothing = result { path.steps.append(Step(choice.move, to: path.end)) }
        if isSure { return .fails(path) }
        unproved = path
      }
    }
    if !isSeen { return .vacuous }
    return unproved.map { .notProved($0) } ?? .holds
  }

  private func shows(_ screen: ExactString, _ front: Front) -> Bool {
    front.shown.contains { space.forest.labels[$0].name == screen }
  }
}
