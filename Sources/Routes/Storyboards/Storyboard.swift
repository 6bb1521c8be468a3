/// A storyboard as plain data: its scenes, their containers, segues and references.
///
/// It holds what navigation needs and nothing of how a screen looks. `routecheck` reads one from a
/// `.storyboard` file, generated code carries one, and a ``SegueRegistry`` filled from it performs
/// the storyboard's segues in memory.
///
/// ```swift
/// let main = Storyboard(
///   name: "Main",
///   initialScene: "feed",
///   scenes: [
///     Storyboard.Scene(
///       id: "feed", kind: .viewController, customClass: "FeedController",
///       segues: [.init(id: "s1", kind: .show, identifier: "ShowPost", destination: "post")]),
///     Storyboard.Scene(id: "post", kind: .viewController, customClass: "PostController"),
///   ])
/// ```
public struct Storyboard: Hashable, Codable, Sendable {
  /// The name that code and references use: the file's name without its extension.
  public var name: String
  /// The system that the storyboard was made for.
  public var platform: Platform
  /// The object id of the scene that the storyboard starts with, where it names one.
  public var initialScene: Scene.ID?
  /// Whether this is a launch screen, which runs no code.
  public var isLaunchScreen: Bool
  /// The scenes, in the order of the file.
  public var scenes: [Scene]

  /// Makes a storyboard from its parts.
  public init(
    name: String,
    platform: Platform = .iOS,
    initialScene: Scene.ID? = nil,
    isLaunchScreen: Bool = false,
    scenes: [Scene] = []
  ) {
    self.name = name
    self.platform = platform
    self.initialScene = initialScene
    self.isLaunchScreen = isLaunchScreen
    self.scenes = scenes
  }
}
