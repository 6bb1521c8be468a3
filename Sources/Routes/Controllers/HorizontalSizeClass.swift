/// The horizontal size class: whether there is room for columns beside each other.
public enum HorizontalSizeClass: String, Hashable, Codable, Sendable, CaseIterable {
  /// A phone, or a narrow window: one column.
  case compact
  /// A tablet, or a wide window: columns beside each other.
  case regular
}
