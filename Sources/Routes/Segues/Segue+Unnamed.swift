extension Segue {
  /// A storyboard's segue that has no identifier, so that only its control can start it.
  ///
  /// Generated code names it after the screen that it leads to, and a test does what the control
  /// does:
  ///
  /// ```swift
  /// extension Segue<AboutController>.Unnamed<FeedController> {
  ///   static var toAboutController: Self { .init("kXq-3f-Zp1") }
  /// }
  ///
  /// try graph.trigger(.toAboutController, from: feed)
  /// ```
  ///
  /// Code cannot perform it: `graph.perform(.toAboutController)` does not compile.
  public struct Unnamed<Source>: Hashable, Sendable {
    /// The object ids of the segue, and of others that lead from such a source to the same screen.
    public let objects: [String]

    /// Makes a segue of the object ids that it has in its storyboards.
    public init(_ objects: String...) { self.objects = objects }
  }
}
