extension ControllerGraph {
  /// The horizontal size class, which decides whether columns are visible together.
  public enum SizeClass: String, Hashable, Codable, Sendable, CaseIterable {
    /// A phone, or a narrow window: one column.
    case compact
    /// A tablet, or a wide window: all columns.
    case regular
  }
}

extension SplitViewController {
  /// A column of a split controller.
  public enum Column: String, Hashable, Codable, Sendable, CaseIterable {
    /// The first column.
    case primary
    /// The second of three columns.
    case supplementary
    /// The last column.
    case detail
    /// The only column in compact width, if it has a controller; never visible in regular width.
    case compact
  }
}
