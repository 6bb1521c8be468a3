/// The origin of new controllers: the segue that led to them, and the scenes and destinations that they
/// were made from.
///
/// It is copied on the way to each controller. Every copy retains each of its references, so it has
/// few.
package struct Arrival {
  var registration: Registration?
  /// The destination that led to a controller. Most arrivals have one at most, which needs no table.
  private var first: ReachedDestination?
  /// The scenes and the further destinations, by the identity of their controllers.
  private var origins: [ObjectIdentifier: Origin] = [:]

  private struct Origin {
    var scene: StoryboardBundle.SceneLocation?
    var destination: (any Destination)?
  }

  init(
    registration: Registration? = nil,
    scenes: [ObjectIdentifier: StoryboardBundle.SceneLocation] = [:],
    destination: ReachedDestination? = nil
  ) {
    self.registration = registration
    if !scenes.isEmpty { origins = scenes.mapValues { Origin(scene: $0) } }
    first = destination
  }

  /// The scene that a controller was made from, if there is one.
  func scene(of controller: ObjectIdentifier) -> StoryboardBundle.SceneLocation? {
    origins.isEmpty ? nil : origins[controller]?.scene
  }

  /// The destination that led to a controller, if one did.
  func destination(of controller: ObjectIdentifier) -> (any Destination)? {
    if let first, first.controller == controller { return first.value }
    return origins.isEmpty ? nil : origins[controller]?.destination
  }

  /// Notes the scene that a controller was made from.
  mutating func add(_ scene: StoryboardBundle.SceneLocation, of controller: ObjectIdentifier) {
    origins[controller, default: Origin()].scene = scene
  }

  /// Notes that a destination led to a controller.
  mutating func add(_ destination: any Destination, of controller: ObjectIdentifier) {
    if first == nil {
      first = ReachedDestination(value: destination, controller: controller)
    } else {
      origins[controller, default: Origin()].destination = destination
    }
  }

  /// Adds what is known of the controllers of another arrival.
  mutating func merge(_ other: Arrival) {
    for (controller, origin) in other.origins {
      if let scene = origin.scene { add(scene, of: controller) }
      if let destination = origin.destination { add(destination, of: controller) }
    }
    if let first = other.first { add(first.value, of: first.controller) }
  }
}

/// A destination that led to a controller.
struct ReachedDestination {
  let value: any Destination
  let controller: ObjectIdentifier
}
