/// The origin of new controllers: the segue that led to them, and the scenes they were made from.
struct Arrival {
  var registration: Registration?
  /// The scenes, by the identity of their controllers.
  var scenes: [ObjectIdentifier: StoryboardBundle.SceneLocation] = [:]
  /// The destinations that led to controllers, by the identity of these.
  var destinations: [ObjectIdentifier: ReachedDestination] = [:]
}

/// A destination that led to a controller.
///
/// A class, because a node keeps a reference with less memory than a value of any type.
final class ReachedDestination {
  let value: any Destination

  init(_ value: any Destination) { self.value = value }
}
