extension ControllerGraph {
  /// Goes through a list of destinations, all of them or none.
  ///
  /// ```swift
  /// try graph.go(through: [AppDestination.login, .conversation(status)])
  /// ```
  ///
  /// Each step is a ``go(to:from:)``. The first starts from the source, and each other one from the
  /// visible controller, to which the step before has led. If a step is refused, or a closure throws,
  /// the steps before it are undone. Only the last transition takes time, with
  /// ``Transition/Timing/untilFinished``.
  ///
  /// The steps lead forwards only. `open(_:)` of the module RoutesLinks also goes back to a controller
  /// that has the segue.
  ///
  /// - Parameters:
  ///   - destinations: The destinations, with the dependencies of their screens, the first one first.
  ///   - source: The controller that performs the first segue, as in ``go(to:from:)``.
  /// - Returns: The prepared controllers, one for each destination.
  /// - Throws: ``Refusal``, whose ``Refusal/step`` says which destination was refused; or the error of a
  ///   closure, unchanged. Nothing has changed then.
  /// - Complexity: O(*n* · *d*) in the number of destinations and the depth of the hierarchy.
  @discardableResult
  public func go<Target: Destination>(
    through destinations: [Target],
    from source: Target.Source? = nil
  ) throws -> [any Controller] {
    try go(through: destinations, startingFrom: source)
  }

  func go(
    through destinations: [any Destination],
    startingFrom source: Any?
  ) throws -> [any Controller] {
    let source = try controller(source, for: "go through \(Self.list(destinations))")
    return try request(
      "go through",
      Self.list(destinations),
      RequestSignature(
        ExactString(destinations.map(\.segueIdentifier).joined(separator: " ")),
        from: source
      )
    ) { graph in
      var next = source
      return try graph.steps(to: destinations) { destination in
        defer { next = nil }
        return try graph.perform(destination, from: next)
      }
    }
  }

  package static func list<Target>(_ destinations: [Target]) -> String {
    destinations.map { "\($0)" }.joined(separator: ", ")
  }

  /// Makes a step for each destination of a list, all of them or none. Only the last takes time.
  package func steps<Target>(
    to destinations: [Target],
    _ move: (Target) throws -> any Controller
  ) throws -> [any Controller] {
    try atomically {
      try destinations.enumerated().map { index, destination in
        try explainingStep(index, to: destinations) {
          if index == destinations.count - 1 { return try move(destination) }
          return try takingNoTime { try move(destination) }
        }
      }
    }
  }

  /// Adds the refused destination of a list to the reason.
  func explainingStep<Target, Result>(
    _ index: Int,
    to destinations: [Target],
    _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let reason as Refusal.Reason {
      let step = Refusal.Step(
        index: index,
        count: destinations.count,
        destination: "\(destinations[index])",
        hierarchy: snapshot
      )
      throw StepRefusal(reason: reason, step: step)
    }
  }

  /// Ends the transitions of a body at once, so that others can follow them.
  package func takingNoTime<Result>(_ body: () throws -> Result) rethrows -> Result {
    let own = timing
    timing = .immediate
    defer { timing = own }
    return try body()
  }

  /// Makes several transitions. If the closure throws, everything that it did is reversed.
  ///
  /// - Parameter origin: The origin of the controllers that the closure adds without one.
  package func atomically<Result>(
    _ origin: TransitionOrigin = TransitionOrigin(),
    _ body: () throws -> Result
  ) throws -> Result {
    let outer = transition.customSegue
    transition.customSegue = .init(origin: origin)
    let count = windowState?.steps.count ?? 0
    let result: Result
    let steps: [TransitionState.Step]
    do {
      result = try body()
      steps = transition.customSegue?.steps ?? []
    } catch {
      steps = reverseCustom()
      windowState?.steps.removeSubrange(count...)
      transition.customSegue = outer
      conclude(steps)
      throw error
    }
    transition.customSegue = outer
    // A window delivers the results when it has made the changes.
    if outer != nil || windowState == nil { conclude(steps) }
    return result
  }

  /// Delivers the results that are due, unless an outer custom segue may still be reversed.
  private func conclude(_ steps: [TransitionState.Step]) {
    if transition.customSegue == nil {
      followingUp {
        for step in steps {
          deliverResults(of: step.departed)
          step.completion?(true)
        }
      }
    } else {
      transition.customSegue?.steps += steps
    }
  }

  /// Reverses the transitions of the current custom segue, the last one first.
  ///
  /// - Returns: The results of controllers that the segue had added, which are still to be delivered.
  private func reverseCustom() -> [TransitionState.Step] {
    transition.customSegue?.isReversing = true
    // A transition that takes time is still active, and is cancelled as such.
    if let active = transition.active { cancel(active) }
    let steps = transition.customSegue?.steps ?? []
    transition.customSegue = .init(origin: TransitionOrigin(), isReversing: true)
    for step in steps.reversed() { reverse(step) }
    // Their completions are never called, because the requests have come to nothing.
    let reversals = transition.customSegue?.steps ?? []
    release((steps + reversals).flatMap(\.departed.values))
    let added = steps.filter(\.reversal.changes.isEmpty) + reversals
    return [.init(departed: unreturned(added))]
  }

  private func reverse(_ step: TransitionState.Step) {
    transition.customSegue?.returning = step.departed
    reverseNow(step.reversal.changes)
    // A controller of the new hierarchy that was in the old one returns, too.
    let moved = transition.customSegue?.steps.last?.departed ?? [:]
    transition.customSegue?.returning.merge(moved) { old, _ in old }
    for change in dependents(of: step.reversal.returning) { reverseNow([change]) }
  }

  private func reverseNow(_ changes: [ControllerChange]) {
    // The state was there before, so nothing can refuse it.
    try? carryOut(changes, TransitionContext(kind: .custom))
  }

  /// The changes that bring back the embedded and presented controllers of returning ones.
  private func dependents(of controllers: [any Controller]) -> [ControllerChange] {
    var changes: [ControllerChange] = []
    var pending = Array(controllers.reversed())
    while let controller = pending.popLast() {
      let former = transition.customSegue?.returning[ObjectIdentifier(controller)]
      let embedded = former?.embedded ?? []
      for child in embedded { changes.append(.embed(child, in: controller)) }
      if let presented = former?.presented {
        changes.append(.present(presented.controller, by: controller, style: presented.style))
        pending.append(presented.controller)
      }
      pending += embedded.reversed() + (former?.children ?? []).reversed()
    }
    return changes
  }

  /// The removed nodes with results that no controller in the graph continues.
  private func unreturned(_ steps: [TransitionState.Step]) -> [ObjectIdentifier: Node] {
    var found: [ObjectIdentifier: Node] = [:]
    for node in steps.flatMap(\.departed.values) {
      let current = self.node(of: node.controller)
      guard let result = node.pendingResult, current?.pendingResult !== result else { continue }
      found[ObjectIdentifier(result)] = node
    }
    return found
  }
}
