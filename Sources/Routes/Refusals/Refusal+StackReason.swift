extension Refusal {
  /// Why a navigation stack cannot be changed as requested.
  public enum StackReason: Equatable, Sendable {
    /// No navigation controller contains the source.
    case noNavigationController(source: String)
    /// The controller is on that stack already.
    case alreadyOnStack(String)
    /// A navigation or split view controller cannot be on a stack or be its root.
    case notPushable(String)
    /// The controller is not on a stack.
    case notOnStack(String)
    /// ``PopResponder/shouldPop()`` returned `false`.
    case popDeclined(String)
    /// ``PopResponder/isSwipeBackEnabled`` is `false`.
    case swipeBackDisabled(String)
    /// The controller that a user was going to leave is no longer on top of its stack.
    case notOnTop(String)
  }
}

extension Refusal.StackReason: CustomStringConvertible {
  /// The problem, and a way to fix it.
  public var description: String {
    switch self {
    case .noNavigationController(let source):
      "\(source) is not in a navigation controller; add one around it, or show or present instead"
    case .alreadyOnStack(let controller):
      "\(controller) is on the stack already; pop to it, or make another one"
    case .notPushable(let controller):
      "\(controller) cannot be pushed on a navigation controller; present it instead"
    case .notOnStack(let controller):
      "\(controller) is not on a stack; pop to a controller that is, or push it first"
    case .popDeclined(let controller):
      "\(controller) returned false from shouldPop; return true there, or pop from code"
    case .swipeBackDisabled(let controller):
      """
      \(controller) has switched the swipe off; return true from isSwipeBackEnabled, or pop from code
      """
    case .notOnTop(let controller):
      """
      \(controller) is no longer on top of its stack; leave the stack as it is in shouldPop, or \
      return false there
      """
    }
  }
}
