/// A controller that prepares its segues, and decides about segues that a user starts.
///
/// ```swift
/// extension FeedController: SegueSource {
///   func prepare(for segue: PerformedSegue) throws {
///     if segue.is(.showConversation) { try segue.unwrapped(as: ConversationController.self).status = status }
///   }
/// }
/// ```
public protocol SegueSource: Controller {
  /// Whether a segue that a user's action triggers is performed.
  ///
  /// The method is not called for a segue that code performs. The graph accepts other requests
  /// meanwhile, such as to present a login. It is also called when the controller loads, for the
  /// segues that embed children.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - sender: The control that the user touched.
  func shouldPerform(_ identifier: String, sender: Any?) -> Bool

  /// Prepares a segue's destination, before the closures of the registry and of the call site.
  ///
  /// - Throws: Any error. It cancels the segue and reaches the caller unchanged.
  func prepare(for segue: PerformedSegue) throws
}

extension SegueSource {
  /// `true`: every segue is performed.
  public func shouldPerform(_ identifier: String, sender: Any?) -> Bool { true }
  /// Does nothing.
  public func prepare(for segue: PerformedSegue) throws {}
}
