import Routes

/// The links that an app accepts.
///
/// ```swift
/// let settings = LinkSettings(bases: ["https://example.com", "devices://"])
/// ```
public struct LinkSettings: Hashable, Sendable {
  /// The beginnings of absolute links. If there are none, web links of every host are accepted.
  ///
  /// Schemes and hosts are compared without regard to the case of ASCII letters, and paths exactly. If
  /// a base has no host, as `devices://`, the host of a link is the first part of its path. A path
  /// without a scheme and a host is always accepted. The longest base of a link decides.
  public var bases: [String]
  /// The treatment of query items that the pattern does not have.
  public var unknownItems: UnknownItems

  /// Creates settings.
  public init(bases: [String] = [], unknownItems: UnknownItems = .ignored) {
    self.bases = bases
    self.unknownItems = unknownItems
  }

  /// The treatment of query items that a pattern does not have.
  public enum UnknownItems: Hashable, Sendable, CaseIterable {
    /// They are ignored. Mail programs and advertisements add some, for example.
    case ignored
    /// The link is refused.
    case refused
  }
}
