extension SegueRegistry {
  /// A container that a registered segue puts around its controller.
  ///
  /// ```swift
  /// try registry.register(.shareStatus, kind: .presentation, in: .navigation) { ShareController() }
  /// ```
  public struct Container {
    let enclose: (any Controller) -> any Controller

    /// Creates a container from a closure.
    ///
    /// - Parameter enclose: Puts a controller into a new container and returns the container.
    public init(_ enclose: @escaping (any Controller) -> any Controller) {
      self.enclose = enclose
    }

    /// A new ``NavigationController`` with the controller as its root.
    public static var navigation: Container {
      SegueRegistry.Container(NavigationController.init(root:))
    }
  }
}
