/// How a controller is moving while it receives an appearance call.
package struct Movement: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let beingPresented = Movement(rawValue: 1 << 0)
  package static let beingDismissed = Movement(rawValue: 1 << 1)
  package static let movingToParent = Movement(rawValue: 1 << 2)
  package static let movingFromParent = Movement(rawValue: 1 << 3)
}

extension ControllerGraph {
  /// Whether a controller itself is being presented.
  ///
  /// For a controller inside a presented container it is `false`: ask about the container.
  /// It can be `true` in ``LifecycleController/willAppear()`` and
  /// ``LifecycleController/didAppear()``; at any other time it is `false`:
  ///
  /// ```swift
  /// final class ShareController: LifecycleController {
  ///   weak var graph: ControllerGraph?
  ///   func willAppear() {
  ///     if graph?.isBeingPresented(self) == true { print("shown for the first time") }
  ///   }
  /// }
  /// ```
  ///
  /// - Complexity: O(*d*) in the number of controllers around it.
  public func isBeingPresented(_ controller: any Controller) -> Bool {
    movement(of: controller).contains(.beingPresented)
  }

  /// Whether a controller itself is being dismissed, alone or with others of its chain.
  ///
  /// The answer is `true` from the beginning of the dismissal to
  /// ``LifecycleController/didDisappear()``, and `false` when the dismissal is cancelled. The controllers
  /// inside a dismissed container are not dismissed themselves:
  ///
  /// ```swift
  /// if let detail = graph.visible, let stack = graph.parent(of: detail) {
  ///   print(graph.isBeingDismissed(detail), graph.isBeingDismissed(stack))
  /// }
  /// ```
  ///
  /// - Complexity: O(*d*) in the number of controllers around it.
  public func isBeingDismissed(_ controller: any Controller) -> Bool {
    movement(of: controller).contains(.beingDismissed)
  }

  /// Whether a controller is being added to its parent, alone or with a container around it.
  ///
  /// It can be `true` in ``LifecycleController/willAppear()`` and
  /// ``LifecycleController/didAppear()``; at any other time it is `false`.
  ///
  /// - Complexity: O(*d*) in the number of controllers around it.
  public func isMovingToParent(_ controller: any Controller) -> Bool {
    movement(of: controller).contains(.movingToParent)
  }

  /// Whether a controller itself is being removed from its parent.
  ///
  /// It can be `true` in ``LifecycleController/willDisappear()`` and
  /// ``LifecycleController/didDisappear()``; at any other time it is `false`.
  public func isMovingFromParent(_ controller: any Controller) -> Bool {
    movement(of: controller).contains(.movingFromParent)
  }

  /// Sends the appearance calls of a transition, during which controllers can ask how they move.
  func sending(_ sent: SentTransition, _ calls: () -> Void) {
    let outer = transition.sending
    transition.sending = sent
    defer { transition.sending = outer }
    calls()
  }

  /// How a controller moves in the transition that sends its appearance calls. A dismissal is known
  /// between the calls, too.
  private func movement(of controller: any Controller) -> Movement {
    if let windowState { return windowState.adapter.movement(of: controller) }
    guard let sent = transition.sending else {
      guard let active = transition.active,
        let node = transition.departed[ObjectIdentifier(controller)]
      else { return [] }
      return SentTransition(active: active).movement(ofRemoved: node)
        .intersection(.beingDismissed)
    }
    if let node = node(of: controller) {
      if sent.isDeparting { return sent.movement(ofRemoved: node) }
      let movement = sent.movement(ofAdded: node)
      return node.parent == nil ? movement.subtracting(.movingToParent) : movement
    }
    let departed = sent.departed ?? transition.departed
    return departed[ObjectIdentifier(controller)].map(sent.movement(ofRemoved:)) ?? []
  }
}

/// A transition that is sending its appearance calls.
struct SentTransition {
  let active: ActiveTransition
  /// The nodes that the transition removed, once it has ended.
  var departed: [ObjectIdentifier: Node]?
  /// Whether controllers that move on screen leave their former places.
  var isDeparting = false

  private var exchanges: [Exchange] { active.exchanges + (active.loading?.exchanges ?? []) }

  /// How a controller of the graph arrives. A parent counts also for a container around the controller.
  fileprivate func movement(ofAdded node: Node) -> Movement {
    var movement: Movement = []
    for exchange in exchanges {
      if exchange.isPresentation, exchange.added.contains(node.controller) {
        movement.insert(.beingPresented)
      }
      if node.owners.contains(where: { exchange.added.contains($0.controller) }) {
        movement.insert(.movingToParent)
      }
    }
    return movement
  }

  /// How a removed controller leaves. A dismissal counts for the whole chain.
  fileprivate func movement(ofRemoved node: Node) -> Movement {
    var movement: Movement = []
    for exchange in exchanges {
      if exchange.parent != nil, exchange.removed.contains(node.controller) {
        movement.insert(.movingFromParent)
      }
      if exchange.isPresentation, node.presenter != nil,
        node.owners.contains(where: { exchange.removed.contains($0.controller) })
      {
        movement.insert(.beingDismissed)
      }
    }
    return movement
  }
}

extension [any Controller] {
  fileprivate func contains(_ controller: any Controller) -> Bool {
    contains { $0 === controller }
  }
}

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
