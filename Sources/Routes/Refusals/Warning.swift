extension ControllerGraph {
  /// A warning about a permitted request that UIKit forbids, ignores or performs in another way.
  ///
  /// ```swift
  /// try graph.push(TabBarController([FeedController()]))
  /// print(graph.warnings)
  /// ```
  public enum Warning: Equatable, Sendable {
    /// A tab bar controller is on the stack of a navigation controller.
    case tabBarControllerOnStack(String)
    /// A controller that code made performs a segue of the scene with its class name, which raises an
    /// exception in UIKit.
    case segueOfAnotherScene(identifier: ExactString, controller: String)
    /// A column is shown or hidden that has no controller, is always visible, or is not on top of the stack.
    case columnUnchanged(SplitViewController.Column)
    /// A user taps a tab that is under More in compact width.
    case tabUnderMore(index: Int, count: Int)
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
    case .columnUnchanged(let column):
      """
      the \(column.rawValue) column stays as it is, because it has no controller, is always visible, or is \
      not on top of the stack; set its controller with 'setColumn', or pop what covers it
      """
    case .tabUnderMore(let index, let count):
      """
      tab \(index) of \(count) is under More in compact width, where a user selects it in a list; have five \
      tabs at most, or select it from code
      """
    case .segueOfAnotherScene(let identifier, let controller):
      """
      \(controller) performs segue '\(identifier)' of a scene, but was not made from it, so UIKit raises an \
      exception; make it with 'instantiate', or by a segue
      """
    }
  }
}
