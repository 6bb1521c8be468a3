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
