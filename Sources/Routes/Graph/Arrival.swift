/// The origin of new controllers: the segue that led to them, and the scenes they were made from.
struct Arrival {
  var registration: Registration?
  /// The scenes, by the identity of their controllers.
  var scenes: [ObjectIdentifier: StoryboardBundle.SceneLocation] = [:]
  /// The destination that led to a controller. Most arrivals have one, which needs no table.
  private var first: ReachedDestination?
  /// Further destinations, by the identity of the controllers to which they led.
  private var others: [ObjectIdentifier: ReachedDestination] = [:]

  init(
    registration: Registration? = nil,
    scenes: [ObjectIdentifier: StoryboardBundle.SceneLocation] = [:],
    destination: ReachedDestination? = nil
  ) {
    self.registration = registration
    self.scenes = scenes
    first = destination
  }

  /// The destination that led to a controller, if one did.
  func destination(of controller: ObjectIdentifier) -> ReachedDestination? {
    first?.controller == controller ? first : others.isEmpty ? nil : others[controller]
  }

  /// Notes that a destination led to a controller.
  mutating func add(_ destination: ReachedDestination) {
    if first == nil { first = destination } else { others[destination.controller] = destination }
  }

  /// Adds what is known of the controllers of another arrival.
  mutating func merge(_ other: Arrival) {
    scenes.merge(other.scenes) { first, _ in first }
    for destination in other.others.values { add(destination) }
    if let destination = other.first { add(destination) }
  }
}

/// A destination that led to a controller.
///
/// A class, because a node keeps a reference with less memory than a value of any type.
final class ReachedDestination {
  let value: any Destination
  let controller: ObjectIdentifier

  init(_ value: any Destination, _ controller: ObjectIdentifier) {
    self.value = value
    self.controller = controller
  }
}
