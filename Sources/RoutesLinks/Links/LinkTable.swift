import Routes

/// The links of a linkable enum, checked once.
///
/// ```swift
/// let table = try LinkTable<Place>()
/// let place = try table.destination(for: "/status/7")
/// ```
///
/// A link is matched in time that depends on its length, and not on the number of patterns.
public struct LinkTable<Target: Linkable>: Sendable {
  private let routes: [LinkRoute]
  private let tree: LinkTree
  private let bases: [LinkBase]
  private let settings: LinkSettings

  /// Makes the table of an enum.
  ///
  /// - Throws: ``LinkError/table(_:)`` with the ``Linkable/linkIssues``.
  /// - Complexity: O(*n*) in the number of patterns.
  public init() throws(LinkError) {
    let builder = LinkTableBuilder<Target>()
    if !builder.issues.isEmpty { throw .table(builder.issues) }
    routes = builder.routes
    tree = builder.tree
    bases = builder.bases
    settings = Target.linkSettings
  }

  /// The patterns, in the order of the keys.
  public var patterns: [LinkPattern] { routes.map(\.pattern) }

  /// Reads a link.
  ///
  /// A slash at the end is ignored, and so is a fragment. Percent-encoding is decoded by RFC 3986, so
  /// a plus sign is not a space. Other parts are compared exactly: nothing is normalized.
  ///
  /// - Parameter link: An absolute link, or a path with a query.
  /// - Throws: ``LinkError``.
  /// - Complexity: O(*n*) in the length of the link, for each way where a literal and a placeholder
  ///   both match.
  public func destination(for link: String) throws(LinkError) -> Target {
    let (text, path) = try parts(of: link)
    let candidates = text.isAbsolute ? tree.matches(path) : []
    var failure: LinkError?
    for candidate in candidates {
      do throws(LinkError) {
        return try routes[candidate].read(text, path, settings, link)
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    throw .unknown(link: link, nearest: tree.nearest(to: path).map { routes[$0].pattern })
  }

  /// The link to a value, see ``Linkable/link``.
  ///
  /// - Parameter value: The value.
  /// - Throws: ``LinkError``.
  /// - Complexity: O(*n*) in the length of the link.
  public func link(to value: Target) throws(LinkError) -> String {
    let (key, pattern) = value.linkPattern
    let route = LinkRoute(key: key.stringValue, pattern: pattern)
    let link = try route.link(to: value)
    guard case .rest(let name)? = pattern.segments.last else { return link }
    let read = try destination(for: link)
    let found = read.linkPattern.0.stringValue
    guard found == route.key, try route.written(read).texts == route.written(value).texts else {
      let problem = "has a link, '\(link)', which is read as '\(found)'"
      throw .unwritable(pattern: pattern, payload: name.string, problem: problem)
    }
    return link
  }

  /// A link after its base, and the decoded parts of its path.
  private func parts(
    of link: String
  ) throws(LinkError) -> (text: LinkText, path: [ExactString]) {
    var own: (LinkText, [ExactString])?
    do throws(LinkSyntaxError) {
      if let text = try LinkBase.own(try LinkText(link), bases) { own = (text, try text.path()) }
    } catch {
      throw .malformed(link: link, offset: error.offset, problem: error.problem)
    }
    guard let own else { throw .foreign(link: link, bases: settings.bases) }
    return own
  }
}
