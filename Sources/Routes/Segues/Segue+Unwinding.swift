extension Segue {
  /// A storyboard's unwind segue with an identifier, which goes back to a controller.
  ///
  /// It goes back like an ``Unwind`` of its action, and the source prepares it like other segues:
  ///
  /// ```swift
  /// extension Segue<FeedController>.Unwinding<ShareController> {
  ///   static var discard: Self { .init("Discard") }
  /// }
  ///
  /// try graph.perform(unwind: .discard, from: share) { $0.reload() }
  /// ```
  ///
  /// It is in no route, and `graph.perform(.discard)` does not compile: it makes no controller.
  public struct Unwinding<Source>: Hashable, Sendable {
    let segue: Segue<Destination>

    /// The identifier, as the storyboard writes it.
    public var identifier: String { segue.identifier }

    /// Creates a segue of an identifier.
    public init(_ identifier: String) { segue = Segue(identifier) }
  }
}
