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
  public var identifier: String { exactIdentifier.string }
  /// The name of the storyboard.
  public var storyboard: String { exactStoryboard.string }

  let exactIdentifier: ExactString
  let exactStoryboard: ExactString

  /// Creates the identifier of a scene.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, as the storyboard writes it.
  ///   - storyboard: The name of the storyboard.
  public init(_ identifier: String, in storyboard: String) {
    exactIdentifier = ExactString(identifier)
    exactStoryboard = ExactString(storyboard)
  }
}
