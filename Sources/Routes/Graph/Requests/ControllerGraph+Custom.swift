extension ControllerGraph {
  /// Performs a custom segue; what its closure did is taken back when it throws.
  func performCustom(
    _ registration: Registration,
    _ segue: PerformedSegue
  ) throws {
    guard let transition = registration.customTransition else {
      throw Refusal.Reason.noCustomTransition(identifier: registration.identifier)
    }
    let outer = undo
    let log = UndoLog()
    undo = log
    defer { undo = outer }
    do {
      try transition(segue, self)
      outer?.append(contentsOf: log)
    } catch {
      // A transition that the closure began and that takes time is still under way.
      let underWay = flight
      let done = log.changes.dropLast(underWay?.changes.count ?? 0)
      undo = nil
      if let underWay { cancel(underWay) }
      let changes = done.reversed().map(\.reversed)
      if !changes.isEmpty { try? carryOut(changes, TransitionContext(kind: .custom)) }
      throw error
    }
  }
}
