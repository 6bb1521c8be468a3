extension Transition {
  /// Why a controller, or the container around it, was removed from its graph.
  public enum RemovalReason: String, Sendable, CaseIterable {
    /// The controller was popped off its stack, by code or by a user.
    case popped
    /// The controller was dismissed by code.
    case dismissed
    /// A user swiped the controller away.
    case swiped
    /// Its presenter was removed.
    case dismissedFromAbove
    /// Another controller replaced this one.
    case replaced
  }
}
