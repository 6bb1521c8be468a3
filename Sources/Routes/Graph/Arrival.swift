/// The origin of new controllers: the segue that led to them, and the scenes and destinations that they
/// were made from, by the identity of the controllers.
package struct Arrival {
  var registration: Registration?
  var scenes: [ObjectIdentifier: StoryboardBundle.SceneLocation] = [:]
  var destinations: [ObjectIdentifier: any Destination] = [:]

  /// Adds the origins of other controllers.
  mutating func merge(_ other: Arrival) {
    scenes.merge(other.scenes) { _, new in new }
    destinations.merge(other.destinations) { _, new in new }
  }
}
