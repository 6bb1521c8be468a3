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
