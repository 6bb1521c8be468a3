import Routes

/// The beginning of absolute links.
struct LinkBase: Sendable {
  private let scheme: ArraySlice<UInt8>?
  private let authority: ArraySlice<UInt8>?
  private let path: [ExactString]

  init(_ text: String) throws(LinkSyntaxError) {
    let link = try LinkText(text)
    guard link.scheme != nil, link.authority != nil, link.items.isEmpty else {
      throw LinkSyntaxError("has a scheme, '://', and perhaps a host and a path")
    }
    scheme = link.scheme
    authority = link.authority
    path = try link.path()
  }

  /// A link without the longest base that it begins with; `nil` if it begins with none.
  ///
  /// Without bases, the host of a web link is ignored. The host of any other link may be a part of its
  /// path, so such a link needs a base.
  static func own(_ link: LinkText, _ bases: [LinkBase]) throws(LinkSyntaxError) -> LinkText? {
    guard link.scheme != nil || link.authority != nil else { return link }
    if bases.isEmpty {
      let isWeb =
        isEqual(link.scheme, Array("https".utf8)[...])
        || isEqual(link.scheme, Array("http".utf8)[...])
      return isWeb || link.scheme == nil || link.authority?.isEmpty != false ? link : nil
    }
    let rests = try bases.map { base throws(LinkSyntaxError) in try base.rest(of: link) }
    return rests.compactMap { $0 }.min { $0.segments.count < $1.segments.count }
  }

  private func rest(of link: LinkText) throws(LinkSyntaxError) -> LinkText? {
    var link = link
    guard Self.isEqual(link.scheme, scheme) else { return nil }
    if authority?.isEmpty == true, link.authority != nil {
      link.makeAuthorityPartOfPath()
    } else if !Self.isEqual(link.authority, authority) {
      return nil
    }
    guard link.segments.count >= path.count else { return nil }
    for (part, segment) in zip(path, link.segments) {
      guard try PercentEncoding.decode(segment) == part else { return nil }
    }
    link.segments.removeFirst(path.count)
    return link
  }

  /// Whether bytes are equal, apart from the case of ASCII letters.
  private static func isEqual(_ left: ArraySlice<UInt8>?, _ right: ArraySlice<UInt8>?) -> Bool {
    func lower(_ byte: UInt8) -> UInt8 {
      UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte + 32 : byte
    }
    return left?.map(lower) == right?.map(lower)
  }
}
