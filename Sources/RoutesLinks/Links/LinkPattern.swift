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
public struct LinkPattern: Hashable, Sendable {
  /// The pattern as it was written.
  public let text: String
  package let segments: [Segment]
  package let items: [Item]
  /// Why the pattern cannot be read; `nil` if it can.
  package let problem: String?

  /// A part of the path.
  package enum Segment: Hashable, Sendable {
    case literal(ExactString)
    case placeholder(ExactString)
  }

  /// An item of the query.
  package struct Item: Hashable, Sendable {
    package var name: ExactString
    package var placeholder: ExactString
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
  package var placeholders: [ExactString] {
    segments.compactMap { if case .placeholder(let name) = $0 { name } else { nil } }
      + items.map(\.placeholder)
  }
}

extension LinkPattern: ExpressibleByStringLiteral {
  /// Creates a pattern from a literal.
  public init(stringLiteral value: String) { self.init(value) }
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
      let segment = try segment(part)
      segments.append(segment)
    }
    var items: [Item] = []
    for item in link.items {
      guard let placeholder = try placeholder(item.value) else {
        throw LinkSyntaxError("has a placeholder as the value of each query item, as in '?a={a}'")
      }
      let name = try PercentEncoding.decode(item.name)
      guard !items.contains(where: { $0.name == name }) else {
        throw LinkSyntaxError("has each query item once, and not '\(name)' twice")
      }
      items.append(Item(name: name, placeholder: placeholder))
    }
    return (segments, items)
  }

  private static func segment(_ bytes: ArraySlice<UInt8>) throws(LinkSyntaxError) -> Segment {
    if let name = try placeholder(bytes) { return .placeholder(name) }
    let literal = try PercentEncoding.decode(bytes)
    guard literal.canFillPlaceholder else {
      throw LinkSyntaxError("has no empty part, and none that is '.' or '..'")
    }
    return .literal(literal)
  }

  /// The name of a placeholder; `nil` for a part without braces.
  private static func placeholder(
    _ bytes: ArraySlice<UInt8>
  ) throws(LinkSyntaxError) -> ExactString? {
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    guard bytes.contains(open) || bytes.contains(close) else { return nil }
    let name = bytes.dropFirst().dropLast()
    guard bytes.first == open, bytes.last == close, !name.isEmpty, !name.contains(open),
      !name.contains(close)
    else {
      throw LinkSyntaxError(
        "has a placeholder in braces as a whole part, and not '\(String(decoding: bytes, as: UTF8.self))'"
      )
    }
    return ExactString(String(decoding: name, as: UTF8.self))
  }
}
