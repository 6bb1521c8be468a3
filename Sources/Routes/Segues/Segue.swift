/// A segue's identifier together with the type of controller that it leads to.
///
/// Write each identifier of a storyboard once, as a static member. A misspelled segue or a property of
/// the wrong screen then does not compile:
///
/// ```swift
/// extension Segue<ConversationController> {
///   static var showConversation: Self { .init("ShowConversation") }
/// }
///
/// try graph.perform(.showConversation) { $0.status = status }
/// ```
///
/// `Destination` is unconstrained, so that a package can name a screen by its protocol:
/// `extension Segue<any ShareScreen>`. When the segue leads to a container, the destination is found
/// inside it; see ``unwrap(_:as:)``.
public struct Segue<Destination>: Hashable, Sendable {
  /// The identifier as it is compared.
  @usableFromInline
  package let exactIdentifier: ExactString

  /// The identifier, as the storyboard writes it.
  public var identifier: String { exactIdentifier.string }

  /// Creates a segue of an identifier.
  public init(_ identifier: String) { exactIdentifier = ExactString(identifier) }
}

extension Segue {
  /// A segue that starts from one type of controller.
  ///
  /// ```swift
  /// extension Segue<ConversationController>.From<FeedController> {
  ///   static var showConversation: Self { .init("ShowConversation") }
  /// }
  ///
  /// try graph.perform(.showConversation, from: feed) { $0.status = status }
  /// ```
  public struct From<Source>: Hashable, Sendable {
    /// The segue without its source.
    public let segue: Segue<Destination>

    /// The identifier, as the storyboard writes it.
    public var identifier: String { segue.identifier }

    /// Creates a segue of an identifier.
    public init(_ identifier: String) { segue = Segue(identifier) }
  }

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
