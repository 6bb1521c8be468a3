/// A scene's storyboard identifier together with the type of controller that stands in it.
///
/// ```swift
/// extension SceneIdentifier<ProfileController> {
///   static var profile: Self { .init("Profile", in: "Main") }
/// }
///
/// let profile = try graph.instantiate(.profile)
/// ```
public struct SceneIdentifier<Screen>: Hashable, Sendable {
  /// The identifier, as the storyboard writes it.
  public let identifier: String
  /// The name of the storyboard.
  public let storyboard: String

  /// Makes an identifier of a scene in the storyboard of a name.
  public init(_ identifier: String, in storyboard: String) {
    self.identifier = identifier
    self.storyboard = storyboard
  }
}
