/// A screen in place of one whose class is not registered.
///
/// A storyboard can be used without any code of the app: each scene without a registered class
/// becomes a placeholder with the scene's name.
public final class PlaceholderController: Controller {
  /// The name in snapshots and messages.
  public let name: String

  /// Makes a placeholder with the given name.
  public init(_ name: String) { self.name = name }

  /// The reason for a placeholder of a class, and a way to fix it.
  package static func reason(for name: String) -> String {
    "because the class is not registered; try classes.register(\(name).init)"
  }
}
