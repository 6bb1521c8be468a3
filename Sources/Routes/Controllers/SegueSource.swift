/// A controller that is asked before a user's action starts a segue, and prepares its segues.
///
/// ```swift
/// extension FeedController: SegueSource {
///   func prepare(for segue: PerformedSegue) throws {
///     if segue.is(.showConversation) { try segue.unwrapped(as: ConversationController.self).status = status }
///   }
/// }
/// ```
public protocol SegueSource: Controller {
  /// Whether a segue that a user's action triggers is performed. It is not asked for one that code
  /// performs.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - sender: The control that the user touched.
  func shouldPerform(_ identifier: String, sender: Any?) -> Bool

  /// Prepares a segue's destination, before the closures of the registry and of the call site.
  ///
  /// - Throws: Whatever makes the move impossible; it cancels it and reaches the caller unchanged.
  func prepare(for segue: PerformedSegue) throws
}

extension SegueSource {
  /// `true`: every segue is performed.
  public func shouldPerform(_ identifier: String, sender: Any?) -> Bool { true }
  /// Does nothing.
  public func prepare(for segue: PerformedSegue) throws {}
}
