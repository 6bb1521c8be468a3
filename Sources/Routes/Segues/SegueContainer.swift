/// The container that a registered segue puts its controller into, and then leads to.
///
/// ```swift
/// try registry.register(.shareStatus, kind: .presentation, in: .navigation) { ShareController() }
/// ```
public struct SegueContainer {
  let enclose: (any Controller) -> any Controller

  /// Makes a container of the app's own choice.
  ///
  /// - Parameter enclose: Puts a controller into a new container, and returns that.
  public init(_ enclose: @escaping (any Controller) -> any Controller) {
    self.enclose = enclose
  }

  /// A new ``NavigationController`` with the controller as its root.
  public static var navigation: SegueContainer { SegueContainer(NavigationController.init(root:)) }
}
