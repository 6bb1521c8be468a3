/// A container that stands in for one of the app's own whose class nobody registered.
public final class PlaceholderContainerController: ArrangeableContainer {
  /// The name that snapshots and messages use.
  public let name: String
  /// The controllers inside.
  public private(set) var children: [any Controller] = []
  /// The child that is in front.
  public private(set) var content: (any Controller)?

  /// Makes a placeholder of the given name, with nothing inside.
  public init(_ name: String) { self.name = name }

  /// Takes the children and the one in front.
  ///
  /// - Parameters:
  ///   - children: What is inside from now on.
  ///   - content: The child in front; `nil` for none.
  public func arrange(_ children: [any Controller], content: (any Controller)?) {
    self.children = children
    self.content = content
  }
}
