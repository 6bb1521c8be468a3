extension PageViewController {
  /// Where the spine of a page controller is.
  public enum SpineLocation: String, Sendable, CaseIterable {
    /// There is no spine, because the pages scroll; one is in front. With a spine, pages curl.
    case none
    /// At the first edge; one page is in front.
    case min
    /// In the middle; two pages are in front.
    case mid
    /// At the last edge; one page is in front.
    case max
  }
}
