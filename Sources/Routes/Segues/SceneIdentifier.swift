/// A scene's storyboard identifier together with the type of its controller.
///
/// `routecheck generate` writes one for each scene that has an identifier. A misspelled scene, or a
/// property of another class, does not compile:
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
  public let identifier: ExactString
  /// The name of the storyboard.
  public let storyboard: ExactString

  /// Creates the identifier of a scene.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, as the storyboard writes it.
  ///   - storyboard: The name of the storyboard.
  public init(_ identifier: String, in storyboard: String) {
    self.identifier = ExactString(identifier)
    self.storyboard = ExactString(storyboard)
  }
}
