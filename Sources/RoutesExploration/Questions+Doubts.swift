import Routes

extension Questions {
  /// Why it is not certain that a path to a state shows a screen there.
  func doubt(
    about screen: ExactString,
    in number: Int,
    at path: Exploration.Path
  ) -> Doubt? {
    guard path.isCertain, exploration.mayLack(screen, in: number) else { return nil }
    return Doubt(path: path, reason: .missing(screen))
  }

  /// Why it is not certain that a path can be followed.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - limit: The greatest number of taps.
  ///   - steps: The moves that count.
  func doubt(
    about path: Exploration.Path,
    within limit: Int = .max,
    _ steps: [MoveNumber] = []
  ) -> Doubt {
    if let move = path.steps.first(where: { !$0.move.isCertain })?.move {
      return Doubt(path: path, reason: .code(move))
    }
    if let screen = openScreen(before: path) { return Doubt(path: path, reason: .place(screen)) }
    if limit == .max { return Doubt(path: path, reason: .tab) }
    let free = path.steps.first { !exploration.needsTap($0.move) }?.move
    let reason =
      free.map { Doubt.Reason.taps($0) } ?? steps.lazy.compactMap(exploration.delay).first
    return Doubt(path: path, reason: reason ?? .tab)
  }

  /// The screen that code opens at a place which is not known, if a path starts there.
  private func openScreen(before path: Exploration.Path) -> ExactString? {
    let start = found.order.first { found[$0].state.snapshot == path.start }
    guard let start, found[start].state.isOpen else { return nil }
    return place(of: start)
  }

  /// The screen that code opens at a place which is not known, on the way to a state.
  func openedScreen(on way: [MoveNumber], to number: Int) -> ExactString? {
    (way.map(\.state) + [number]).first { found[$0].state.isOpen }.flatMap(place)
  }

  /// The screen in front in a state.
  private func place(of number: Int) -> ExactString? {
    let screens = found[number].screens
    return (screens.first(where: \.isNamed) ?? screens.first)?.name
  }

  /// Why a walk may lead to a screen that it does not reach.
  ///
  /// - Parameters:
  ///   - walk: The walk.
  ///   - sources: The states before its first moves, if it does not include them.
  ///   - screen: The screen.
  ///   - limit: The greatest number of moves.
  ///   - avoided: A screen that ends the walk.
  func doubt(
    in walk: Walk,
    after sources: [Int] = [],
    to screen: ExactString,
    within limit: Int = .max,
    avoiding avoided: ExactString? = nil
  ) -> Doubt? {
    let distances = onward.distances(to: screen, avoiding: avoided)
    // What is below a screen that code opens is not known.
    let open = (sources + walk.order).contains { found[$0].state.isOpen }
    let back = open ? onward.distances(to: screen, avoiding: avoided, goesBack: true) : [:]
    let first = (sources + walk.sources).filter { !shows($0, avoided, certainly: true) }
    if let place = unread(in: walk, from: first, to: screen, distances, within: limit) {
      return Doubt(path: .init(start: exploration.start), reason: .unread(place))
    }
    for number in sources + walk.order {
      if shows(number, avoided) { continue }
      guard let reason = openness(of: number, in: walk) else { continue }
      let state = found[number].state
      // What is in a container is on screen with it.
      let isInside = avoided.map(state.isInside)
      let rest = state.screenIDs.enumerated().compactMap { position, id in
        isInside?[position] == true ? nil : (state.isOpen ? back : distances)[id]
      }.min()
      let least =
        switch reason {
        case .unknown(let move), .unwind(let move): exploration.needsTap(move) ? 1 : 0
        case .limit: 1
        default: 0
        }
      guard let rest, walk.taps(to: number) + max(least, rest) <= limit else { continue }
      return Doubt(path: path(to: number, in: walk), reason: reason)
    }
    return nil
  }

  func doubt(in walk: Walk, toAnyOf screens: Set<ExactString>, within limit: Int) -> Doubt? {
    screens.sorted().lazy.compactMap { screen -> Doubt? in
      doubt(in: walk, to: screen, within: limit)
    }.first
  }

  /// The place of code that no screen runs, and that shows a scene from which there is a way.
  func unread(
    in walk: Walk,
    from sources: [Int],
    to screen: ExactString,
    _ distances: [Onward.Node: Int],
    within limit: Int
  ) -> String? {
    // From the scene the second move may lead back to any screen below the first states.
    var below = Set(sources.flatMap { found[$0].state.screenIDs })
    for number in walk.order where limit == .max || walk.taps(to: number) <= 2 {
      let ids = found[number].state.screenIDs
      for position in found[number].shown { below.remove(ids[position]) }
    }
    let back = below.compactMap { distances[$0] }.min().map { $0 + 1 }
    let facts = exploration.facts
    func rest(_ scene: Storyboard.SceneObject) -> Int? {
      exploration.bundle.location(of: scene).flatMap { distances[.scene($0)] }
    }
    // What the launch does not show comes after the first screen.
    let isLater = sources.isEmpty && !facts.mayStartElsewhere
    let unread = facts.unread.filter { !isLater || !facts.shownLater.contains($0.key) }
    let shown = (Array(unread) + facts.idle).map { scene, place in
      ([rest(scene), back].compactMap(\.self).min(), place)
    }
    let goals = onward.nodes(named: screen)
    let made = facts.objects.map { scene, place in
      let node = exploration.bundle.location(of: scene).map(Onward.Node.scene)
      return (node.map(goals.contains) == true ? 0 : nil, place)
    }
    let near = (shown + made).compactMap { taps, place in
      taps.flatMap { $0 <= limit ? (taps: $0, place: place) : nil }
    }
    return near.min { ($0.taps, $0.place) < ($1.taps, $1.place) }?.place
  }

  /// What is not known about the moves from a state; `nil` if all is.
  func openness(of number: Int, in walk: Walk) -> Doubt.Reason? {
    let state = found[number]
    if let cut = state.cut {
      guard cut == .states, !found.walk.isReached(number), let step = walk.steps(to: number).last
      else {
        return .limit(cut)
      }
      let made = found[step.state].moves[step.move]
      if case .repeats = made.outcome { return .limit(.copies) }
      return made.move.isCertain ? .limit(.states) : .limit(.possible)
    }
    let unread = state.screens.first { screen in
      screen.scene.flatMap { exploration.facts.scenes[$0]?.isUnread } == true
    }
    if let unread { return .unreadClass(unread.name) }
    for (index, made) in state.moves.enumerated() {
      let step = MoveNumber(state: number, move: index)
      if found.mayUnwind(to: leftTabs[number], step) { return .unwind(made.move) }
      if case .unknown(let cut) = made.outcome {
        return cut == .unknown ? .unknown(made.move) : .limit(cut)
      }
    }
    guard state.state.isOpen else { return nil }
    return openedScreen(on: steps(to: number, in: walk), to: number).map { .place($0) }
  }
}
