extension Segue {
  /// A storyboard's segue without an identifier, which only its control can start.
  ///
  /// Generated code names it after the screen that it leads to. A test can start it as the control
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
    /// The object ids of all segues without an identifier from the source to the same screen.
    public var objects: [String] { exactObjects.map(\.string) }

    let exactObjects: [ExactString]

    /// Creates a segue of its object ids in storyboards.
    public init(_ objects: String...) { exactObjects = objects.map { ExactString($0) } }
  }
}
