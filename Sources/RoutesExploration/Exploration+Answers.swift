import Routes

extension Exploration {
  /// Decides a property.
  ///
  /// ```swift
  /// for property in try exploration.properties(in: "never Login") {
  ///   if case .broken(.path(let path)) = exploration.check(property) { print(path) }
  /// }
  /// ```
  ///
  /// `reach … from`, `back from` and `refused` are decided by the states within ``Bounds/copies``.
  ///
  /// - Parameter property: A property that ``properties(in:)`` of this exploration has read.
  /// - Complexity: O(*s* · *m*) in the number of states and of moves in each; for `back from` times the
  ///   number of screens from which the screen is opened.
  public func check(_ property: Property) -> Answer {
    var questions = Questions(exploration: self)
    let first = questions.answer(to: property)
    if facts.mayStartElsewhere, dependsOnStart(first, to: property) {
      return .undecided(Doubt(path: Path(start: start), reason: .start))
    }
    for start in otherStarts {
      questions.starts[0] = start
      switch (first, questions.answer(to: property)) {
      case (.holds, .holds), (.broken, .broken): continue
      case (.undecided, _): return first
      case (_, .undecided(let doubt)): return .undecided(doubt)
      case (.holds, .broken), (.broken, .holds):
        return .undecided(Doubt(path: Path(start: self.start), reason: .start))
      }
    }
    return first
  }

  /// Whether an answer may be another one if the app starts in a screen that code shows. That such a screen leads to
  /// another is not known anyway.
  private func dependsOnStart(_ answer: Answer, to property: Property) -> Bool {
    switch (property.form, answer) {
    case (.reach(_, from: nil, within: _), .holds): true
    case (.reach(_, from: nil, within: _), .broken(.far)): true
    case (.never, .broken(.path)), (.only, .broken(.path)): true
    default: false
    }
  }

  /// The states in which the app may start as well, because code selects another tab or column.
  private var otherStarts: [Int] {
    guard let start = found.order.first else { return [] }
    let targets = found[start].moves.compactMap { made in
      switch made.move.action {
      case .tab where facts.selectsTabs, .back where facts.collapsedColumn == .unknown: made.target
      default: nil
      }
    }
    return targets.filter { $0 != start && found.walk.isReached($0) }
  }
}

/// Decides properties of an exploration.
private struct Questions {
  typealias Answer = Exploration.Answer
  typealias Doubt = Exploration.Doubt

  let exploration: Exploration
  let onward: Onward
  /// The tabs that some path to each state left while they showed more than their roots.
  let leftTabs: [Int: Set<Tab>]

  init(exploration: Exploration) {
    self.exploration = exploration
    onward = Onward(exploration)
    leftTabs = exploration.found.leftTabs()
    starts = Array(exploration.found.order.prefix(exploration.found.startCount))
  }

  /// The states in which the app may start.
  var starts: [Int]

  private var found: FoundStates { exploration.found }

  func answer(to property: Exploration.Property) -> Answer {
    switch property.form {
    case .reach(let screen, nil, let taps): reach(screen, within: taps ?? .max)
    case .reach(let screen, let source?, let taps):
      reach(screen, from: source, within: taps ?? .max)
    case .never(let screen, nil): never(screen, from: nil)
    case .never(let screen, let earlier?): never(screen, after: earlier)
    case .only(let screen, let earlier): only(screen, after: earlier)
    case .back(let screen, let taps): back(from: screen, within: taps ?? .max)
    case .refused(let identifier, let source): refused(identifier, from: source)
    }
  }

  /// Whether a state shows a screen, or certainly does.
  private func shows(_ number: Int, _ avoided: ExactString?, certainly: Bool = false) -> Bool {
    guard let avoided, exploration.shows(number, avoided) else { return false }
    return !certainly || !exploration.mayLack(avoided, in: number)
  }

  private func states(showing screen: ExactString) -> [Int] {
    found.order.filter { exploration.shows($0, screen) }
  }

  // MARK: Reaching

  func reach(_ screen: ExactString, within limit: Int) -> Answer {
    let certain = exploration.walk(from: starts, onlyCertain: true)
    let goal = goal(showing: screen, in: certain)
    let delays = goal?.steps.compactMap(exploration.delay) ?? []
    if let goal, goal.isExact, goal.taps <= limit {
      guard limit < .max,
        let reason = prevention(of: goal)
          ?? (goal.taps + delays.count > limit ? delays.first : nil)
      else { return .holds }
      return .undecided(Doubt(path: goal.path, reason: reason))
    }
    let all = exploration.walk(from: starts, onlyCertain: false, countsCode: limit == .max)
    let other = all.order.first { exploration.shows($0, screen) }
    if let other, all.taps(to: other) <= limit {
      let path = path(to: other, in: all)
      return .undecided(
        doubt(about: screen, in: other, at: path) ?? doubt(about: path, within: limit)
      )
    }
    if let doubt = doubt(in: all, to: screen, within: limit) { return .undecided(doubt) }
    let paths = [goal?.path, other.map { path(to: $0, in: all) }].compactMap(\.self)
    let shortest = paths.min { $0.steps.count < $1.steps.count }
    return .broken(shortest.map { .far($0) } ?? .neverShown(screen))
  }

  /// - Parameter shownUncertainly: The sources that may not show the earlier screen.
  func never(
    _ screen: ExactString,
    from sources: [Int]?,
    _ shownUncertainly: Set<Int> = [],
    avoiding: ExactString? = nil
  ) -> Answer {
    let certain = Set(found.order.prefix(found.certainCount))
    for onlyCertain in [true, false] {
      let first =
        sources?.filter { !onlyCertain || certain.contains($0) && !shownUncertainly.contains($0) }
        ?? starts
      let walk = exploration.walk(
        from: first,
        includingThem: sources == nil,
        onlyCertain: onlyCertain
      ) { shows($0, avoiding, certainly: !onlyCertain) }
      if let goal = goal(
        showing: screen,
        in: walk,
        avoiding: avoiding,
        certainly: !onlyCertain
      ) {
        guard onlyCertain, goal.isExact else {
          let missing =
            goal.path.isCertain
            ? avoiding.map { Doubt(path: goal.path, reason: .missing($0)) } : nil
          return .undecided(goal.doubt ?? missing ?? doubt(about: goal.path))
        }
        return prevention(of: goal).map { .undecided(Doubt(path: goal.path, reason: $0)) }
          ?? .broken(.path(goal.path))
      }
      if !onlyCertain,
        let doubt = doubt(in: walk, after: sources ?? [], to: screen, avoiding: avoiding)
      {
        return .undecided(doubt)
      }
    }
    return .holds
  }

  func never(_ screen: ExactString, after earlier: ExactString) -> Answer {
    let sources = states(showing: earlier)
    if sources.isEmpty { return isShown(earlier) }
    if case .holds = never(screen, from: nil) { return .holds }
    let uncertain = Set(sources.filter { exploration.mayLack(earlier, in: $0) })
    let answer = never(screen, from: sources, uncertain)
    guard case .holds = answer else { return answer }
    // A limit on a way to the earlier screen hides what comes after that.
    let distances = onward.distances(to: screen, goesBack: true)
    guard onward.nodes(named: earlier).contains(where: { distances[$0] != nil }) else {
      return .holds
    }
    let all = exploration.walk(from: starts, onlyCertain: false)
    return doubt(in: all, to: earlier).map { .undecided($0) } ?? .holds
  }

  func only(_ screen: ExactString, after earlier: ExactString) -> Answer {
    if states(showing: screen).isEmpty { return isShown(screen) }
    return never(screen, from: nil, avoiding: earlier)
  }

  /// The answer about a screen that no state shows.
  private func isShown(_ screen: ExactString) -> Answer {
    let all = exploration.walk(from: starts, onlyCertain: false)
    if let doubt = doubt(in: all, to: screen) { return .undecided(doubt) }
    return .broken(.neverShown(screen))
  }

  // MARK: Reaching from many states

  func reach(_ screen: ExactString, from source: ExactString, within limit: Int) -> Answer {
    let sources = states(showing: source)
    if sources.isEmpty { return isShown(source) }
    let targets = (0..<found.count).filter { exploration.shows($0, screen) }
    let all = sources.map { number in
      Source(
        steps: found.walk.steps(to: number),
        state: number,
        isShown: !exploration.mayLack(source, in: number)
      )
    }
    return reach(targets, showing: [screen], from: all, of: source, within: limit)
  }

  func back(from screen: ExactString, within limit: Int) -> Answer {
    // The moves that show the screen, by what was shown before.
    var opened: [Set<ExactString>: [Source]] = [:]
    var order: [Set<ExactString>] = []
    var isOpened = false
    for number in found.order where !exploration.shows(number, screen) {
      for (index, made) in found[number].moves.enumerated()
      where !made.move.action.goesBack && !made.isUnwind {
        guard case .leads(let target) = made.outcome, found.walk.isReached(target),
          exploration.shows(target, screen)
        else { continue }
        let step = MoveNumber(state: number, move: index)
        if found.repeatsTab(step) { continue }
        isOpened = true
        if limit > 0, leadsBack(made.move, from: target) { continue }
        let shown = names(number)
        if opened[shown] == nil { order.append(shown) }
        let steps = found.walk.steps(to: number) + [step]
        opened[shown, default: []].append(Source(steps: steps, state: target))
      }
    }
    if !isOpened { return isShown(screen) }
    var undecided: Answer?
    for shown in order {
      let targets = (0..<found.count).filter { names($0) == shown }
      let sources = opened[shown] ?? []
      let answer = reach(targets, showing: shown, from: sources, of: screen, within: limit)
      switch answer {
      case .holds: break
      case .undecided: undecided = undecided ?? answer
      case .broken: return answer
      }
    }
    return undecided ?? .holds
  }

  /// Whether the next move can undo one to a tab. A tab that is left for one move is as it was.
  private func leadsBack(_ move: Move, from target: Int) -> Bool {
    move.isOfTab && move.isCertain
      && found[target].moves.contains { other in
        other.move.isOfTab && other.move.isCertain && other.move.action != move.action
          && other.move.position == move.position && other.move.source == move.source
      }
  }

  private func names(_ number: Int) -> Set<ExactString> {
    Set(found[number].screens.filter(\.isNamed).map(\.name))
  }

  /// The first moves to a state, from a start.
  private struct Source {
    var steps: [MoveNumber]
    var state: Int
    /// Whether the screen that the property is about is certainly there.
    var isShown = true
  }

  /// Whether moves lead from all states that show a screen to one of others.
  private func reach(
    _ targets: [Int],
    showing screens: Set<ExactString>,
    from sources: [Source],
    of screen: ExactString,
    within limit: Int
  ) -> Answer {
    let certain = targets.filter { number in
      !screens.contains { exploration.mayLack($0, in: number) }
    }
    let near = exploration.distances(to: certain, leftTabs)
    let isTarget = Set(targets)
    let far = sources.filter { near[$0.state].map { $0 > limit } ?? true }
    var undecided: Doubt?
    for source in far {
      let start = source.steps.first?.state ?? source.state
      // What is left in a tab later, the walk has reached in no more moves.
      let isKnown =
        starts.contains(start) && source.isShown
        && source.steps.allSatisfy { step in
          found[step.state].moves[step.move].move.isCertain && !found.forgetting.contains(step)
        }
      guard undecided == nil || isKnown else { continue }
      let path = exploration.path(from: start, by: source.steps)
      let walk = exploration.walk(
        from: [source.state],
        onlyCertain: false,
        countsCode: limit == .max
      )
      let goal = walk.order.first { isTarget.contains($0) && walk.taps(to: $0) <= limit }
      if let goal {
        let path = self.path(to: goal, in: walk)
        let missing = screens.sorted().lazy.compactMap { doubt(about: $0, in: goal, at: path) }
          .first
        undecided = undecided ?? missing ?? doubt(about: path, within: limit, walk.steps(to: goal))
      } else if let doubt = doubt(in: walk, toAnyOf: screens, within: limit) {
        undecided = undecided ?? doubt
      } else if isKnown {
        return .broken(.path(path))
      } else {
        undecided = undecided ?? doubt(about: path)
      }
    }
    return (undecided ?? missingStates(showing: screen)).map { .undecided($0) } ?? .holds
  }

  /// Why there may be other states that show a screen, apart from those with more copies of a scene.
  private func missingStates(showing screen: ExactString) -> Doubt? {
    let distances = onward.distances(to: screen)
    for number in found.order where !found[number].state.isOpen {
      let isNear = found[number].state.screenIDs.contains { distances[$0] != nil }
      guard isNear else { continue }
      for made in found[number].moves {
        guard case .unknown(let cut) = made.outcome else { continue }
        let path = exploration.path(toState: number)
        return Doubt(path: path, reason: cut == .unknown ? .unknown(made.move) : .limit(cut))
      }
    }
    return missingStates
  }

  /// Why there may be states of which nothing is known.
  private var missingStates: Doubt? {
    let limits: Set<Exploration.Cut> = [.states, .taps, .cancelled]
    if let cut = found.order.first(where: { found[$0].cut.map(limits.contains) ?? false }) {
      let path = exploration.path(toState: cut)
      return Doubt(path: path, reason: .limit(found[cut].cut ?? .states))
    }
    guard found.isFull, let last = found.order.last else { return nil }
    return Doubt(path: exploration.path(toState: last), reason: .limit(.states))
  }

  // MARK: Refusals

  func refused(_ identifier: ExactString, from source: ExactString?) -> Answer {
    var undecided: Doubt?
    var isSeen = false
    for number in found.order {
      for (index, made) in found[number].moves.enumerated()
      where made.move.identifier == identifier && made.move.source == source ?? made.move.source {
        isSeen = true
        let step = MoveNumber(state: number, move: index)
        let path = exploration.path(making: step)
        switch made.outcome {
        case .refused where found.mayUnwind(to: leftTabs[number], step):
          undecided = undecided ?? Doubt(path: path, reason: .unwind(made.move))
        case .refused: continue
        case .leads, .repeats, .nothing:
          if path.isCertain, !found[number].state.isOpen { return .broken(.path(path)) }
          undecided = undecided ?? doubt(about: path)
        case .unknown:
          let path = exploration.path(toState: number)
          undecided = undecided ?? Doubt(path: path, reason: .unknown(made.move))
        }
      }
    }
    let sources = source.map { [$0] } ?? screens(withSegue: identifier)
    let missing = sources.lazy.compactMap { missingStates(showing: $0) }.first
    if let doubt = undecided ?? missing ?? missingStates { return .undecided(doubt) }
    if isSeen { return .holds }
    for screen in sources where states(showing: screen).isEmpty {
      let answer = isShown(screen)
      if case .undecided = answer { return answer }
    }
    if let source, states(showing: source).isEmpty { return .broken(.neverShown(source)) }
    return .broken(.neverPerformed(identifier, of: screens(withSegue: identifier)))
  }

  /// The names of the screens whose scenes have a segue, or that a move performs it from.
  private func screens(withSegue identifier: ExactString) -> [ExactString] {
    let bundle = exploration.bundle
    let scenes = bundle.locations.compactMap { bundle[$0] }.filter { scene in
      scene.segues.contains { $0.identifier == identifier }
    }
    let sources = found.order.flatMap { found[$0].moves }.map(\.move)
      .filter { $0.identifier == identifier }.map(\.source)
    return Set(scenes.map(\.shortName) + sources).sorted()
  }

  // MARK: Paths

  /// A path from a start to a state of a walk.
  private func path(to number: Int, in walk: Walk) -> Exploration.Path {
    let steps = walk.steps(to: number)
    var path = exploration.path(toState: steps.first?.state ?? number)
    path.steps += exploration.path(from: 0, by: steps).steps
    return path
  }

  /// A path to a screen.
  private struct Goal {
    var path: Exploration.Path
    /// The number of moves in the walk, which need not begin where the path does.
    var taps: Int
    /// Whether the path selects no tab that it left, and the screen is certainly there.
    var isExact: Bool
    /// Why the screen may not be there.
    var doubt: Doubt?
    /// The moves in the walk.
    var steps: [MoveNumber]
  }

  /// The first path of a walk to a screen.
  private func goal(
    showing screen: ExactString,
    in walk: Walk,
    avoiding avoided: ExactString? = nil,
    certainly: Bool = false
  ) -> Goal? {
    let goals = walk.order.lazy.filter { number in
      exploration.shows(number, screen) && !shows(number, avoided, certainly: certainly)
    }
    func isCertain(_ number: Int) -> Bool {
      isExact(number, walk) && !exploration.mayLack(screen, in: number)
    }
    guard let goal = goals.first(where: isCertain) ?? goals.first else { return nil }
    let path = path(to: goal, in: walk)
    return Goal(
      path: path,
      taps: walk.taps(to: goal),
      isExact: isCertain(goal),
      doubt: doubt(about: screen, in: goal, at: path),
      steps: walk.steps(to: goal)
    )
  }

  /// A tap of a path before which the code of its screen makes a move, when the screen appears.
  private func prevention(of goal: Goal) -> Doubt.Reason? {
    let step = goal.steps.first { step in
      exploration.needsTap(found[step.state].moves[step.move].move)
        && found[step.state].screens.contains { screen in
          screen.scene.flatMap { exploration.facts.scenes[$0]?.movesAlone } == true
        }
    }
    return step.map { .code(found[$0.state].moves[$0.move].move) } ?? lateAppearance(in: goal.path)
  }

  /// A move that code of a container makes only when the container appears, if the path shows the container before. What
  /// a container contains changes without that.
  private func lateAppearance(in path: Exploration.Path) -> Doubt.Reason? {
    let states = [path.start] + path.steps.map(\.state)
    let late = zip(path.steps.dropFirst(), states).first { step, before in
      guard let segue = step.move.segue, exploration.facts[segue].isOnAppearance,
        let scene = exploration.bundle.location(of: segue.scene)
      else { return false }
      return exploration.bundle[scene]?.isContainer == true
        && before.screens.contains { $0.scene == segue.scene }
    }
    return late.map { .code($0.0.move) }
  }

  /// Whether the path to a state of a walk, from a start, selects no tab that it left.
  private func isExact(_ number: Int, _ walk: Walk) -> Bool {
    let steps = walk.steps(to: number)
    return found.isExact(found.walk.steps(to: steps.first?.state ?? number) + steps)
  }

  // MARK: Doubts

  /// Why it is not certain that a path to a state shows a screen there.
  private func doubt(
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
  private func doubt(
    about path: Exploration.Path,
    within limit: Int = .max,
    _ steps: [MoveNumber] = []
  ) -> Doubt {
    if let move = path.steps.first(where: { !$0.move.isCertain })?.move {
      return Doubt(path: path, reason: .code(move))
    }
    if limit == .max { return Doubt(path: path, reason: .tab) }
    let free = path.steps.first { !exploration.needsTap($0.move) }?.move
    let reason =
      free.map { Doubt.Reason.taps($0) } ?? steps.lazy.compactMap(exploration.delay).first
    return Doubt(path: path, reason: reason ?? .tab)
  }

  /// Why a walk may lead to a screen that it does not reach.
  ///
  /// - Parameters:
  ///   - walk: The walk.
  ///   - sources: The states before its first moves, if it does not include them.
  ///   - screen: The screen.
  ///   - limit: The greatest number of moves.
  ///   - avoided: A screen that ends the walk.
  private func doubt(
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
    let first = (sources + walk.sources).filter { !shows($0, avoided) }
    if let place = unread(in: walk, from: first, to: screen, distances, within: limit) {
      return Doubt(path: .init(start: exploration.start), reason: .unread(place))
    }
    for number in sources + walk.order {
      if shows(number, avoided) { continue }
      guard let reason = openness(of: number, in: walk) else { continue }
      let state = found[number].state
      let rest = state.screenIDs.compactMap { (state.isOpen ? back : distances)[$0] }.min()
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

  private func doubt(in walk: Walk, toAnyOf screens: Set<ExactString>, within limit: Int) -> Doubt?
  {
    screens.sorted().lazy.compactMap { screen -> Doubt? in
      doubt(in: walk, to: screen, within: limit)
    }.first
  }

  /// The place of code that no screen runs, and that shows a scene from which there is a way.
  private func unread(
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
    let shown = (Array(facts.unread) + facts.idle).map { scene, place in
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
  private func openness(of number: Int, in walk: Walk) -> Doubt.Reason? {
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
    let screen = state.screens.first(where: \.isNamed) ?? state.screens.first
    return screen.map { .place($0.name) }
  }
}
