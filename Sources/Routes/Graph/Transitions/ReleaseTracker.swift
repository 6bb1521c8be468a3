/// A removed controller, held weakly.
struct TrackedDeparture {
  let name: String
  let reason: Transition.RemovalReason
  let registration: Registration?
  let serial: Int
  var isLoaded: Bool
  weak var controller: (any Controller)?

  init(_ node: Node) {
    name = node.name
    reason = node.removalReason
    registration = node.registration
    serial = node.serial
    isLoaded = node.isLoaded
    controller = node.controller
  }

  /// A controller that was loaded before it enters the graph.
  init(loaded controller: any Controller) {
    name = ControllerName.of(controller)
    reason = .replaced
    registration = nil
    serial = -1
    isLoaded = true
    self.controller = controller
  }
}

/// The removed controllers, as long as the app retains them.
struct ReleaseTracker {
  private var departures: [ObjectIdentifier: TrackedDeparture] = [:]
  /// The number of departures at which released controllers are forgotten.
  private var limit = 64

  /// The controllers that are still in memory, in the order in which they had been added.
  var retained: [TrackedDeparture] {
    departures.values.filter { $0.controller != nil && $0.serial >= 0 }.sorted {
      $0.serial < $1.serial
    }
  }

  mutating func track(_ departure: TrackedDeparture, of id: ObjectIdentifier) {
    if departures.count >= limit {
      forgetReleased()
      limit = max(64, departures.count * 2)
    }
    departures[id] = departure
  }

  /// Notes that a controller outside the graph loads.
  ///
  /// - Returns: `false` if it has loaded before.
  mutating func noteLoad(of controller: any Controller) -> Bool {
    let known = forget(controller)
    var departure = known ?? TrackedDeparture(loaded: controller)
    departure.isLoaded = true
    track(departure, of: ObjectIdentifier(controller))
    return known?.isLoaded != true
  }

  /// Forgets a controller that is added again.
  ///
  /// - Returns: Its departure; `nil` for another controller at the same place in memory.
  mutating func forget(_ controller: any Controller) -> TrackedDeparture? {
    guard let departure = departures[ObjectIdentifier(controller)] else { return nil }
    departures[ObjectIdentifier(controller)] = nil
    return departure.controller === controller ? departure : nil
  }

  mutating func forgetReleased() { departures = departures.filter { $0.value.controller != nil } }
}

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
