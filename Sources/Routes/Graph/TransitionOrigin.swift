/// A controller that was made from a scene before it is in a graph.
struct InstantiatedController {
  weak var controller: (any Controller)?
  let scene: StoryboardBundle.SceneLocation
}

/// The origin of new controllers: the segue that led to them, and the scenes and destinations that they
/// were made from, by the identity of the controllers.
package struct TransitionOrigin {
  var registration: Registration?
  var scenes: [ObjectIdentifier: StoryboardBundle.SceneLocation] = [:]
  var destinations: [ObjectIdentifier: any Destination] = [:]

  mutating func merge(_ other: TransitionOrigin) {
    scenes.merge(other.scenes) { _, new in new }
    destinations.merge(other.destinations) { _, new in new }
  }
}
