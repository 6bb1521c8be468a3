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

extension PlaceholderController {
  /// A container in place of one whose class is not registered.
  public final class Container: ArrangeableContainer {
    /// The name in snapshots and messages.
    public let name: String
    /// The children.
    public private(set) var childControllers: [any Controller] = []
    /// The child in front.
    public private(set) var content: (any Controller)?
    /// The graph that contains the container.
    public weak var graph: ControllerGraph?

    /// Makes a placeholder with the given name and without children.
    public init(_ name: String) { self.name = name }

    /// Sets the children and the child in front.
    ///
    /// - Parameters:
    ///   - children: The new children.
    ///   - content: The new child in front; `nil` for none.
    public func arrange(_ children: [any Controller], content: (any Controller)?) {
      self.childControllers = children
      self.content = content
    }
  }
}
