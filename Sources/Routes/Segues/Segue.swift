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
}
