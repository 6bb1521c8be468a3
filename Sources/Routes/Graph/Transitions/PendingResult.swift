/// The result of a controller, from ``ControllerGraph/finish(_:with:)`` to the caller that expects it.
final class PendingResult {
  /// The result, if the controller was finished with one.
  var output: Any?
  /// Called once, with the reason and the output, when the controller is removed from the graph.
  var deliver: ((RemovalReason, Any?) -> Void)?
}
