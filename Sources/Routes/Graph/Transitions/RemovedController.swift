/// A controller that was removed from a graph and is still in memory.
package struct RemovedController: Equatable, Sendable {
  package var name: String
  package var reason: Transition.RemovalReason
  /// The part of the library that may retain it; `nil` for none.
  package var retainer: Retainer?

  package enum Retainer: Equatable, Sendable {
    /// The graph, for the active transition or for a queued request.
    case graph
    /// The closures of the segue that led to the controller. Their captures cannot be inspected.
    case registration(segue: ExactString, location: String)
  }
}

extension ControllerGraph {
  /// The removed controllers that are still in memory, in the order in which they were added.
  package func retainedControllers() -> [RemovedController] {
    released.forgetReleased()
    return reading {
      let kept = keptByColumns
      return released.retained.compactMap { departure in
        guard let controller = departure.controller, node(of: controller) == nil,
          !kept.contains(ObjectIdentifier(controller))
        else { return nil }
        return RemovedController(
          name: departure.name,
          reason: departure.reason,
          retainer: retainer(of: controller, departure.registration)
        )
      }
    }
  }

  /// The controllers that are in no graph because of collapsed columns, which keep them.
  private var keptByColumns: Set<ObjectIdentifier> {
    var kept: Set<ObjectIdentifier> = []
    var splits = nodes.values.compactMap(\.split)
    while let split = splits.popLast() {
      for controller in split.collapsed.values where node(of: controller) == nil {
        for member in controller.hierarchy where kept.insert(ObjectIdentifier(member)).inserted {
          if let inner = member.asContainer as? SplitViewController { splits.append(inner) }
        }
      }
    }
    return kept
  }

  private func retainer(
    of controller: any Controller,
    _ registration: Registration?
  ) -> RemovedController.Retainer? {
    if transition.departed[ObjectIdentifier(controller)] != nil || blocking != nil
      || transition.customSegue != nil || !queue.isEmpty
    {
      return .graph
    }
    return registration.map { .registration(segue: $0.identifier, location: "\($0.location)") }
  }
}
