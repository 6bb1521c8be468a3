extension Segue {
  /// A storyboard's embed segue with an identifier, which runs when its source loads.
  ///
  /// Prepare its controller in the registry, or in the source's ``SegueSource/prepare(for:)``:
  ///
  /// ```swift
  /// extension Segue<MapController>.Embedding<CityController> {
  ///   static var map: Self { .init("Map") }
  /// }
  ///
  /// try registry.prepare(embed: .map) { $0.city = "Paris" }
  /// ```
  ///
  /// `graph.perform(.map)` does not compile, because the segue has already run. If the source's
  /// ``SegueSource/shouldPerform(_:sender:)`` has declined it, code can perform it later:
  /// `graph.perform(embed: .map, from: city)`.
  public struct Embedding<Source>: Hashable, Sendable {
    let segue: Segue<Destination>

    /// The identifier, as the storyboard writes it.
    public var identifier: String { segue.identifier }

    /// Creates a segue of an identifier.
    public init(_ identifier: String) { segue = Segue(identifier) }
  }
}
