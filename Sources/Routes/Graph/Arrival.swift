/// The origin of new controllers: the segue that led to them, and the scenes they were made from.
struct Arrival {
  var registration: Registration?
  /// The scenes, by the identity of their controllers.
  var scenes: [ObjectIdentifier: StoryboardBundle.SceneLocation] = [:]
}
