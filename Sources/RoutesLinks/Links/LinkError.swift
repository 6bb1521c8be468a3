import Routes

/// Why a link could not be written or read.
public enum LinkError: Error, Equatable, Sendable {
  /// The table of links has issues.
  case table([LinkIssue])
  /// The text is not a link by RFC 3986. The offset counts bytes of UTF-8.
  case malformed(link: String, offset: Int?, problem: String)
  /// The link does not begin with a base, or there are no bases and its scheme is not of the web.
  case foreign(link: String, bases: [String])
  /// No pattern matches the link.
  case unknown(link: String, nearest: LinkPattern?)
  /// A payload cannot be read from the link.
  case unreadable(link: String, pattern: LinkPattern, payload: String, problem: String)
  /// The pattern does not have a query item of the link.
  case unknownItem(link: String, pattern: LinkPattern, item: String)
  /// A payload of the value cannot be written into the link.
  case unwritable(pattern: LinkPattern, payload: String, problem: String)
}

extension LinkError: CustomStringConvertible {
  /// The problem, and a way to fix it.
  public var description: String {
    switch self {
    case .table(let issues):
      issues.map(\.description).joined(separator: "\n")
    case .malformed(let link, let offset, let problem):
      "'\(Self.excerpt(link))' is not a link: a link \(problem)"
        + (offset.map { "; see byte \($0)" } ?? "")
    case .foreign(let link, let bases) where bases.isEmpty:
      """
      '\(Self.excerpt(link))' has the scheme of an app, and 'linkSettings' has no bases; add \
      'static var linkSettings: LinkSettings { LinkSettings(bases: ["\(Self.scheme(of: link))://"]) }'
      """
    case .foreign(let link, let bases):
      "'\(Self.excerpt(link))' begins with none of the app's bases, \(bases.quotedList)"
    case .unknown(let link, let nearest):
      "no pattern matches '\(Self.excerpt(link))'"
        + (nearest.map { "; the nearest one is '\($0)'" } ?? "")
        + (link.contains("/") && !link.hasPrefix("/") && !link.contains(":")
          ? "; a link without a host begins with '/'" : "")
    case .unreadable(let link, let pattern, let payload, let problem):
      """
      '\(Self.excerpt(link))' matches '\(pattern)', but \
      \(payload.isEmpty ? "its value" : "payload '\(payload)'") \(problem)
      """
    case .unknownItem(let link, let pattern, let item):
      """
      '\(Self.excerpt(link))' matches '\(pattern)', which has no query item \
      '\(Self.excerpt(item))'; remove it, or ignore unknown items in 'linkSettings'
      """
    case .unwritable(let pattern, let payload, let problem):
      "payload '\(payload)' cannot be written into '\(pattern)': it \(problem)"
    }
  }

  private static func scheme(of link: String) -> String {
    excerpt(String(link.prefix { $0 != ":" }))
  }

  /// The first part of a text that may be long.
  private static func excerpt(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(120)
    return shown.endIndex == text.unicodeScalars.endIndex ? text : "\(String(shown))…"
  }
}
