import Routes

/// The form of the links to one case: a path and a query, with placeholders for payloads.
///
/// ```swift
/// let pattern: LinkPattern = "/users/{user}/devices/{group}?sort={sort}"
/// ```
///
/// A placeholder is a whole part of the path, or the value of a query item. Other text is
/// written as in a link. A pattern that cannot be read is an issue of its table, see
/// ``Linkable/linkIssues``.
///
/// A placeholder with three dots is the rest of the path, and its payload is an array. It matches the
/// paths that no other pattern matches. A query item can have a default, which stands for an absent
/// item:
///
/// ```swift
/// let page: LinkPattern = "/help/{path...}"
/// let search: LinkPattern = "/search?sort={sort=name}"
/// ```
///
/// A list of patterns has old links to the same case. The first pattern is written, and all are read:
///
/// ```swift
/// let login: LinkPattern = ["/login", "/sign-in"]
/// ```
public struct LinkPattern: Hashable, Sendable {
  /// The pattern as it was written.
  public let text: String
  let segments: [Segment]
  let items: [Item]
  /// Why the pattern cannot be read; `nil` if it can.
  let problem: String?
  /// The patterns of old links, which are read and not written.
  public private(set) var oldPatterns: [LinkPattern] = []

  enum Segment: Hashable, Sendable {
    case literal(ExactString)
    case placeholder(ExactString)
    /// All further parts.
    case rest(ExactString)

    /// The name of the placeholder; `nil` for a literal.
    var placeholder: ExactString? {
      switch self {
      case .literal: nil
      case .placeholder(let name), .rest(let name): name
      }
    }
  }

  struct Item: Hashable, Sendable {
    var name: ExactString
    var placeholder: ExactString
    /// The text of an absent item.
    var defaultText: ExactString?
  }

  /// Creates a pattern.
  public init(_ text: String) {
    self.text = text
    do throws(LinkSyntaxError) {
      (segments, items) = try Self.parse(text)
      problem = nil
    } catch {
      (segments, items) = ([], [])
      problem = error.problem
    }
  }

  /// The placeholders, first those in the path.
  var placeholders: [ExactString] {
    segments.compactMap(\.placeholder) + items.map(\.placeholder)
  }
}

extension LinkPattern: ExpressibleByStringLiteral {
  /// Creates a pattern from a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension LinkPattern: ExpressibleByStringInterpolation {
  /// Creates a pattern from a literal without values.
  public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.text) }

  /// The parts of a literal, which has no values of payloads.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Creates an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Unavailable: a pattern is the same for all values of a case.
    @available(
      *,
      unavailable,
      message: """
        a pattern names the payload and has no value of it; write braces, as in '/status/{id}'
        """
    )
    public mutating func appendInterpolation(_ value: some Any) {}
  }
}

extension LinkPattern: ExpressibleByArrayLiteral {
  /// Creates a pattern with patterns of old links.
  ///
  /// - Parameter elements: The pattern of new links, and then the patterns of old ones.
  public init(arrayLiteral elements: LinkPattern...) {
    self = elements.first ?? LinkPattern("")
    oldPatterns += elements.dropFirst().flatMap { [$0] + $0.oldPatterns }
  }
}

extension LinkPattern: CustomStringConvertible {
  /// The pattern as it was written.
  public var description: String { text }
}

extension LinkPattern {
  private static func parse(
    _ text: String
  ) throws(LinkSyntaxError) -> (segments: [Segment], items: [Item]) {
    guard text.utf8.first == UInt8(ascii: "/"), !text.utf8.starts(with: "//".utf8) else {
      throw LinkSyntaxError("begins with a single '/'")
    }
    if text.utf8.contains(UInt8(ascii: "#")) {
      throw LinkSyntaxError("has no fragment, because fragments are not a part of links")
    }
    let link = try LinkText(text)
    var segments: [Segment] = []
    for part in link.segments {
      if case .rest? = segments.last {
        throw LinkSyntaxError("has nothing after a placeholder with three dots in its path")
      }
      segments.append(try segment(part))
    }
    var items: [Item] = []
    for item in link.items {
      guard let content = try placeholder(item.value) else {
        throw LinkSyntaxError("has a placeholder as the value of each query item, as in '?a={a}'")
      }
      let end = content.firstIndex(of: UInt8(ascii: "=")) ?? content.endIndex
      let placeholder = try name(content[..<end])
      let defaultText =
        end < content.endIndex ? try PercentEncoding.decode(content[(end + 1)...]) : nil
      let name = try PercentEncoding.decode(item.name)
      guard !items.contains(where: { $0.name == name }) else {
        throw LinkSyntaxError("has each query item once, and not '\(name)' twice")
      }
      items.append(Item(name: name, placeholder: placeholder, defaultText: defaultText))
    }
    return (segments, items)
  }

  private static func segment(_ bytes: ArraySlice<UInt8>) throws(LinkSyntaxError) -> Segment {
    if let content = try placeholder(bytes) {
      let isRest = content.count > 3 && content.suffix(3).elementsEqual("...".utf8)
      return isRest ? .rest(try name(content.dropLast(3))) : .placeholder(try name(content))
    }
    let literal = try PercentEncoding.decode(bytes)
    guard literal.canFillPlaceholder else {
      throw LinkSyntaxError("has no empty part, and none that is '.' or '..'")
    }
    return .literal(literal)
  }

  /// The text between braces; `nil` for a part without braces.
  private static func placeholder(
    _ bytes: ArraySlice<UInt8>
  ) throws(LinkSyntaxError) -> ArraySlice<UInt8>? {
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    guard bytes.contains(open) || bytes.contains(close) else { return nil }
    let content = bytes.dropFirst().dropLast()
    guard bytes.first == open, bytes.last == close, !content.isEmpty, !content.contains(open),
      !content.contains(close)
    else {
      throw LinkSyntaxError(
        "has a placeholder in braces as a whole part, and not '\(String(decoding: bytes, as: UTF8.self))'"
      )
    }
    return content
  }

  /// The name of a placeholder, which has no mark of another kind of placeholder.
  private static func name(_ bytes: ArraySlice<UInt8>) throws(LinkSyntaxError) -> ExactString {
    let text = String(decoding: bytes, as: UTF8.self)
    guard !bytes.isEmpty, !bytes.contains(UInt8(ascii: "=")), !text.contains("...") else {
      throw LinkSyntaxError(
        "has a default only in its query, and three dots only at the end of its path, not in '{\(text)}'"
      )
    }
    return ExactString(text)
  }
}
