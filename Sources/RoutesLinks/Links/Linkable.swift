import Routes

/// An enum with a link for each case, such as an app's destinations.
///
/// The compiler synthesizes `Codable` for an enum with payloads:
///
/// ```swift
/// enum Place: Codable {
///   case start
///   case conversation(id: Int)
///   case devices(user: String, sort: String?)
/// }
/// ```
///
/// A linkable enum also names the keys of its cases, and gives each case its key and a pattern:
///
/// ```swift
/// extension Place: Linkable {
///   enum CodingKeys: CodingKey, CaseIterable { case start, conversation, devices }
///
///   var linkPattern: (CodingKeys, LinkPattern) {
///     switch self {
///     case .start: (.start, "/")
///     case .conversation: (.conversation, "/status/{id}")
///     case .devices: (.devices, "/users/{user}/devices?sort={sort}")
///     }
///   }
/// }
///
/// let link = try Place.conversation(id: 7).link  // "/status/7"
/// let place = try Place(link: "https://example.com/status/7?utm_source=mail")
/// ```
///
/// The switch is exhaustive, so a new case does not compile until it has a key and a pattern. A key of
/// a case that was removed does not compile either. Without the enum `CodingKeys`, the compiler's first
/// error is that the property uses a private type.
///
/// A payload is `LosslessStringConvertible`, `RawRepresentable` by such a value, or a type that is
/// coded as one; an optional, which is a query item that may be absent; an array, which is a repeated
/// query item; or a structure of such values. Its properties have dotted names, as in `{user.name}`.
/// A payload without a label is named by its position, as `Codable` names it: `{_0}`.
public protocol Linkable: Codable {
  /// The keys of the cases, with the same names.
  associatedtype CodingKeys: CodingKey, CaseIterable

  /// The key of the case, and the pattern of its links. Both depend on the case alone, and not on its
  /// payloads.
  var linkPattern: (CodingKeys, LinkPattern) { get }

  /// The accepted links. By default these are the links of every server, with unknown query items.
  static var linkSettings: LinkSettings { get }

  /// Values for the check of the table of links, if the library cannot make a value of a payload.
  static var linkExamples: [Self] { get }
}

extension Linkable {
  /// The links of every server, with unknown query items.
  public static var linkSettings: LinkSettings { LinkSettings() }

  /// No values.
  public static var linkExamples: [Self] { [] }
}

extension Linkable {
  /// The link to the value: a path, and a query if the pattern has one.
  ///
  /// Everything except letters, digits and `-._~` is percent-encoded by RFC 3986, byte by byte.
  ///
  /// - Throws: ``LinkError`` when the pattern does not carry a payload, when the value cannot be a part
  ///   of a path, as an empty text, and when the rest of a path is read as another case.
  /// - Complexity: O(*n*) in the length of the link. For a pattern with the rest of a path, the table is
  ///   made too; use ``LinkTable/link(to:)`` for many links.
  public var link: String {
    get throws(LinkError) {
      let (key, pattern) = linkPattern
      if case .rest? = pattern.segments.last { return try LinkTable<Self>().link(to: self) }
      return try LinkRoute(key: key.stringValue, pattern: pattern).link(to: self)
    }
  }

  /// Reads a link.
  ///
  /// The table of links is made and checked each time. Make a ``LinkTable`` once to read many links.
  ///
  /// - Parameter link: An absolute link, or a path with a query.
  /// - Throws: ``LinkError``.
  /// - Complexity: O(*p* + *n*) in the number of patterns and the length of the link.
  public init(link: String) throws(LinkError) {
    self = try LinkTable<Self>().destination(for: link)
  }

  /// The mistakes in the table of links; empty if every case can be written and read again.
  ///
  /// ```swift
  /// let issues = Place.linkIssues
  /// print(issues.isEmpty)
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of patterns, unless many of them are ambiguous.
  public static var linkIssues: [LinkIssue] { LinkTableBuilder<Self>().issues }
}

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
