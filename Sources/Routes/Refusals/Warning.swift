extension ControllerGraph {
  /// Something that UIKit permits although its reference forbids it. The request was carried out.
  ///
  /// ```swift
  /// try graph.push(TabBarController([FeedController()]))
  /// print(graph.warnings)
  /// ```
  public enum Warning: Hashable, Sendable {
    /// A tab bar controller is on the stack of a navigation controller.
    case tabBarControllerOnStack(String)
  }
}

extension ControllerGraph.Warning: CustomStringConvertible {
  /// The problem, and a way to fix it.
  public var description: String {
    switch self {
    case .tabBarControllerOnStack(let controller):
      """
      \(controller) is on the stack of a navigation controller, which UIKit's reference forbids; \
      present it, or make it the root
      """
    }
  }
}
