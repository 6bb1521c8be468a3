extension ControllerGraph {
  /// The horizontal size class, which decides whether columns are visible together.
  public enum SizeClass: String, Hashable, Codable, Sendable, CaseIterable {
    /// A phone, or a narrow window: one column.
    case compact
    /// A tablet, or a wide window: all columns.
    case regular
  }
}
