import Routes

extension Questions {
  /// A path from a start to a state of a walk.
  func path(to number: Int, in walk: Walk) -> Exploration.Path {
    let steps = walk.steps(to: number)
    var path = exploration.path(toState: steps.first?.state ?? number)
    path.steps += exploration.path(from: 0, by: steps).steps
    return path
  }

  /// A path to a screen.
  struct Goal {
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
  func goal(
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
        // The screen may never be there without a child that may be the one to avoid.
        && (avoided == nil || !found[number].moves.contains(where: \.move.embedsAlone))
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
  func prevention(of goal: Goal) -> Doubt.Reason? {
    let step = goal.steps.first { step in
      exploration.needsTap(found[step.state].moves[step.move].move)
        && found[step.state].screens.contains { screen in
          screen.scene.flatMap { exploration.facts.scenes[$0]?.movesAlone } == true
        }
    }
    return step.map { .code(found[$0.state].moves[$0.move].move) } ?? lateAppearance(on: goal)
  }

  /// A move that code of a container makes only when the container appears, if the way to it shows the container before.
  func lateAppearance(on way: Goal) -> Doubt.Reason? {
    let first = way.steps.first.map(\.state)
    let steps = (first.map(stepsFromStart) ?? []) + way.steps
    return lateStep(of: steps).map { .code(found[$0.state].moves[$0.move].move) }
  }

  /// The moves to a state by which the search came to it. A start shows nothing before, although the search may have come
  /// to it by a tap.
  func stepsFromStart(to number: Int) -> [MoveNumber] {
    starts.contains(number) ? [] : found.walk.steps(to: number)
  }

  func lateStep(of steps: [MoveNumber]) -> MoveNumber? {
    zip(steps.dropFirst(), steps).first { isLate($0, after: $1) }?.0
  }

  /// Whether code of a container makes a move only when the container appears, which it did before the last move. What a
  /// container contains changes without that.
  func isLate(_ step: MoveNumber, after last: MoveNumber?) -> Bool {
    guard let last, let segue = found[step.state].moves[step.move].move.segue,
      exploration.facts[segue].isOnAppearance,
      let scene = exploration.bundle.location(of: segue.scene)
    else { return false }
    return exploration.bundle[scene]?.isContainer == true
      && found[last.state].state.snapshot.screens.contains { $0.scene == segue.scene }
  }

  /// Whether the path to a state of a walk, from a start, selects no tab that it left.
  func isExact(_ number: Int, _ walk: Walk) -> Bool {
    found.isExact(steps(to: number, in: walk))
  }

  /// The moves from a start to a state of a walk.
  func steps(to number: Int, in walk: Walk) -> [MoveNumber] {
    let steps = walk.steps(to: number)
    return found.walk.steps(to: steps.first?.state ?? number) + steps
  }
}
