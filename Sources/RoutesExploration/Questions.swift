import Routes

/// Decides properties of an exploration.
struct Questions {
  typealias Answer = Exploration.Answer
  typealias Doubt = Exploration.Doubt

  let exploration: Exploration
  let onward: Onward
  /// The states in which the app may start.
  var starts: [Int]
  /// States in which the app certainly starts at other launches.
  var certainStarts: Set<Int> = []
  /// The tabs that some path to each state left while they showed more than their roots.
  let leftTabs: [Int: Set<Tab>]

  init(exploration: Exploration) {
    self.exploration = exploration
    onward = Onward(exploration)
    leftTabs = exploration.found.leftTabs()
    let found = exploration.found
    starts = Array(found.order.prefix(1) + found.order[found.launchCount..<found.startCount])
  }

  var found: FoundStates { exploration.found }

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
  func shows(_ number: Int, _ avoided: ExactString?, certainly: Bool = false) -> Bool {
    guard let avoided, exploration.shows(number, avoided) else { return false }
    return !certainly || !exploration.mayLack(avoided, in: number)
  }

  func states(showing screen: ExactString) -> [Int] {
    found.order.filter { exploration.shows($0, screen) }
  }

  // MARK: Reaching

  func reach(_ screen: ExactString, within limit: Int) -> Answer {
    let certain = exploration.walk(from: starts, onlyCertain: true)
    let goal = goal(showing: screen, in: certain)
    let delays = goal?.steps.compactMap(exploration.delay) ?? []
    if let goal, goal.isExact, goal.taps <= limit {
      let reason =
        limit < .max
        ? prevention(of: goal) ?? (goal.taps + delays.count > limit ? delays.first : nil)
        : lateAppearance(on: goal)
      guard let reason else { return .holds }
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

  /// - Parameter earlier: The screen that the sources show.
  func never(
    _ screen: ExactString,
    from sources: [Int]?,
    showing earlier: ExactString? = nil,
    avoiding: ExactString? = nil
  ) -> Answer {
    let certain = Set(found.order.prefix(found.certainCount)).filter { number in
      earlier.map { exploration.mayLack($0, in: number) } != true
    }
    for onlyCertain in [true, false] {
      let first =
        sources?.filter { number in
          !onlyCertain
            || certain.contains(number) && lateStep(of: stepsFromStart(to: number)) == nil
        } ?? starts
      let walk = exploration.walk(
        from: first,
        includingThem: sources == nil,
        distance: found.walk.taps(to:),
        onlyCertain: onlyCertain,
        stops: { shows($0, avoiding, certainly: !onlyCertain) },
        isFollowed: { step, last in
          !onlyCertain || !isLate(step, after: last ?? stepsFromStart(to: step.state).last)
        }
      )
      if let goal = goal(
        showing: screen,
        in: walk,
        avoiding: avoiding,
        certainly: !onlyCertain
      ) {
        guard onlyCertain, goal.isExact else {
          let missing =
            goal.path.isCertain && (goal.isExact || avoiding != nil)
            ? (avoiding ?? earlier).map { Doubt(path: goal.path, reason: .missing($0)) } : nil
          let late = goal.path.isCertain && goal.isExact ? lateAppearance(on: goal) : nil
          return .undecided(
            late.map { Doubt(path: goal.path, reason: $0) } ?? goal.doubt ?? missing
              ?? doubt(about: goal.path)
          )
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
    let answer = never(screen, from: sources, showing: earlier)
    guard case .holds = answer else { return answer }
    // Any screen may be below one that code opens.
    if let open = sources.first(where: { found[$0].state.isOpen }) {
      let opened = openedScreen(on: found.walk.steps(to: open), to: open)
      return .undecided(
        Doubt(path: exploration.path(toState: open), reason: .place(opened ?? earlier))
      )
    }
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
  func isShown(_ screen: ExactString) -> Answer {
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
        // Code that adds a child may remove it.
        if made.move.action.embeds {
          return .undecided(Doubt(path: exploration.path(making: step), reason: .code(made.move)))
        }
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
  func leadsBack(_ move: Move, from target: Int) -> Bool {
    move.isOfTab && move.isCertain
      && found[target].moves.contains { other in
        other.move.isOfTab && other.move.isCertain && other.move.action != move.action
          && other.move.position == move.position && other.move.source == move.source
      }
  }

  func names(_ number: Int) -> Set<ExactString> {
    Set(found[number].screens.filter(\.isNamed).map(\.name))
  }

  /// The first moves to a state, from a start.
  struct Source {
    var steps: [MoveNumber]
    var state: Int
    /// Whether the screen that the property is about is certainly there.
    var isShown = true
  }

  /// Whether moves lead from all states that show a screen to one of others.
  func reach(
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
        (starts.contains(start) || certainStarts.contains(start)) && source.isShown
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
  func missingStates(showing screen: ExactString) -> Doubt? {
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
  var missingStates: Doubt? {
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
  func screens(withSegue identifier: ExactString) -> [ExactString] {
    let bundle = exploration.bundle
    let scenes = bundle.locations.compactMap { bundle[$0] }.filter { scene in
      scene.segues.contains { $0.identifier == identifier }
    }
    let sources = found.order.flatMap { found[$0].moves }.map(\.move)
      .filter { $0.identifier == identifier }.map(\.source)
    return Set(scenes.map(\.shortName) + sources).sorted()
  }
}
