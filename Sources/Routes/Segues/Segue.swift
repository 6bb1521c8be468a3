/// A segue's identifier together with the type of controller that it leads to.
///
/// Write each identifier of a storyboard once, as a static member; from then on a misspelled name, a
/// property of the wrong screen, or a forgotten cast does not compile:
///
/// ```swift
/// extension Segue<ConversationController> {
///   static var showConversation: Self { .init("ShowConversation") }
/// }
///
/// try graph.perform(.showConversation) { $0.status = status }
/// ```
///
/// `Destination` is not constrained, so a package that knows a screen only by its protocol can name
/// it too: `extension Segue<any ShareScreen>`. When the segue leads to a container, the destination
/// is found inside it; see ``unwrap(_:as:)``.
public struct Segue<Destination>: Hashable, Sendable {
  /// The identifier, as the storyboard writes it.
  public let identifier: String

  /// Makes a segue of the given identifier.
  public init(_ identifier: String) { self.identifier = identifier }
}

extension Segue {
  /// A segue that may start from one type of controller only.
  ///
  /// ```swift
  /// extension Segue<ConversationController>.From<FeedController> {
  ///   static var showConversation: Self { .init("ShowConversation") }
  /// }
  ///
  /// try graph.perform(.showConversation, from: feed) { $0.status = status }
  /// ```
  public struct From<Source>: Hashable, Sendable {
    /// The identifier, as the storyboard writes it.
    public let identifier: String

    /// Makes a segue of the given identifier.
    public init(_ identifier: String) { self.identifier = identifier }

    /// The same segue without its source.
    public var segue: Segue<Destination> { Segue(identifier) }
  }
}
