/// A storyboard as plain data: its scenes with their segues and references.
///
/// It contains the data for navigation, and no views. `routecheck` reads a storyboard from a
/// `.storyboard` file, and generated code contains it as a value. A ``SegueRegistry`` created from it
/// performs its segues in memory.
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
public struct Storyboard: Equatable, Sendable {
  /// The storyboard's name: the file's name without its extension.
  public var name: ExactString
  /// The platform of the storyboard.
  public var platform: Platform
  /// The object id of the initial scene, if any.
  public var initialScene: Scene.ID?
  /// Whether the storyboard is a launch screen, which runs no code.
  public var isLaunchScreen: Bool
  /// The scenes, in the order of the file.
  public var scenes: [Scene]

  /// Creates a storyboard from its parts.
  public init(
    name: ExactString,
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

extension Storyboard {
  /// The platform of a storyboard, read from its `type` and `targetRuntime` attributes.
  public enum Platform: String, Sendable, CaseIterable {
    /// iPhone and iPad.
    case iOS
    /// The Mac.
    case macOS
    /// Apple TV.
    case tvOS
    /// Apple Watch.
    case watchOS
    /// Any other runtime.
    case unknown
  }
}
