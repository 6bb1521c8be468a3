extension ControllerGraph {
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
