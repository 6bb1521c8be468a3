// A controller that gets another place on screen is not simply on screen before and after: it
// disappears from the one and appears in the other (rule 45).
extension ControllerGraph {
  /// The controllers that a transition moves from one place on screen to another, in the order of the
  /// controllers on screen after it.
  func moved(
    by changes: [ControllerChange],
    _ exchanges: [Exchange],
    _ context: TransitionContext,
    _ before: [any Controller],
    _ after: [any Controller]
  ) -> [any Controller] {
    // Columns that collapse stay where they are seen.
    if before.isEmpty || context.kind == .resize { return [] }
    if case .root? = changes.first, let exchange = exchanges.first {
      return exchange.removed.first === exchange.added.first ? [] : after.both(before)
    }
    let arrivals = exchanges.flatMap(\.added)
    // Only a controller that leaves a parent in the same transition can be on screen already.
    guard exchanges.count > 1, !arrivals.both(before).isEmpty else { return [] }
    let inside = arrivals.both(before).flatMap { shown(below: $0) }
    return after.both(inside).both(before)
  }
}

extension [any Controller] {
  /// The controllers that are also among others, in their order.
  func both(_ others: [any Controller]) -> [any Controller] {
    guard !isEmpty, !others.isEmpty else { return [] }
    let known = Set(others.map { ObjectIdentifier($0) })
    return filter { known.contains(ObjectIdentifier($0)) }
  }
}
