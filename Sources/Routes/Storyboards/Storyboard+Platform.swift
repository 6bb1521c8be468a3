extension Storyboard {
  /// The platform of a storyboard, read from its `type` and `targetRuntime` attributes.
  public enum Platform: String, Sendable, CaseIterable {
    /// iPhone and iPad.
    case iOS
    /// The Mac.
    case macOS
    /// Apple TV.
    case tvOS
    /// Apple Watch.
    case watchOS
    /// Any other runtime.
    case unknown
  }
}
