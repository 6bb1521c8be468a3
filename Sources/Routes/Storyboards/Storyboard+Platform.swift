extension Storyboard {
  /// The system that a storyboard runs on, read from its `type` and `targetRuntime` attributes.
  public enum Platform: String, Hashable, Codable, Sendable, CaseIterable {
    /// iPhone and iPad.
    case iOS
    /// The Mac.
    case macOS
    /// Apple TV.
    case tvOS
    /// Apple Watch.
    case watchOS
    /// A runtime that is not known here.
    case unknown
  }
}
