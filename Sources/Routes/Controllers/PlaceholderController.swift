/// A screen that stands in for one whose class nobody registered.
///
/// A storyboard can be walked without any code of the app: each scene without a known class becomes
/// a placeholder that carries the scene's name.
public final class PlaceholderController: Controller {
  /// The name that snapshots and messages use.
  public let name: String

  /// Makes a placeholder of the given name.
  public init(_ name: String) { self.name = name }
}
