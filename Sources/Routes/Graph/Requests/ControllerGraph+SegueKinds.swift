extension ControllerGraph {
  /// Moves to a segue's prepared destination, as its role says, or as the caller chose.
  func move(
    to controller: any Controller,
    by registration: Registration,
    _ request: SegueRequest,
    from start: Node,
    _ cause: Cause
  ) throws {
    let style = registration.style
    switch request.role ?? registration.role {
    case .push: try push(controller, from: start, cause)
    case .show: try show(controller, from: start, style: style, cause)
    case .detail: try showDetail(controller, from: start, style: style, cause)
    case .popover: try present(controller, from: start, style: .popover, cause)
    case .custom:
      let segue = PerformedSegue(request, from: start, to: controller)
      try performCustom(registration, segue, cause)
    case .presentation, .unknown, .relationship, .embedding, .unwinding:
      try present(controller, from: start, style: style, cause)
    }
  }

  /// Performs a custom segue. If its closure throws, the changes so far are reversed.
  private func performCustom(
    _ registration: Registration,
    _ segue: PerformedSegue,
    _ cause: Cause
  ) throws {
    guard let perform = registration.customTransition else {
      throw Refusal.Reason.segue(.noCustomTransition(identifier: registration.identifier))
    }
    let outer = transition.customSegue
    transition.customSegue = .init(arrival: cause.arrival ?? Arrival())
    do {
      try perform(segue, self)
    } catch {
      let changes = transition.customSegue?.changes ?? []
      transition.customSegue = outer
      reverseCustom(changes)
      throw error
    }
    let changes = transition.customSegue?.changes ?? []
    transition.customSegue = outer
    transition.customSegue?.changes += changes
  }

  /// Reverses the changes of a custom segue.
  private func reverseCustom(_ changes: [HierarchyChange]) {
    let outer = transition.customSegue
    transition.customSegue = nil
    defer { transition.customSegue = outer }
    // A transition that takes time is still active, and is cancelled as such.
    let active = transition.active
    if let active { cancel(active) }
    let ended = changes.dropLast(active?.changes.count ?? 0)
    guard let reversed = HierarchyChanges(ended.reversed().map(\.reversed)) else { return }
    // The changes were made before, so nothing can refuse them.
    try? carryOut(reversed, TransitionContext(kind: .custom))
  }
}
