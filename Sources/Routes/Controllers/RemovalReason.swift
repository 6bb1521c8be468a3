/// Why a controller left its graph.
public enum RemovalReason: String, Hashable, Codable, Sendable, CaseIterable {
  /// It was popped off its stack, by code or by the back button.
  case popped
  /// It was dismissed by code.
  case dismissed
  /// A user swiped it away.
  case swiped
  /// What presented or contained it left, and took it along.
  case dismissedFromAbove
  /// Something else was put in its place.
  case replaced
}
