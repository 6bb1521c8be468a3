import Routes

/// The parts of a link, which are still percent-encoded.
///
/// The parts follow RFC 3986. The fragment is dropped.
struct LinkText {
  private(set) var scheme: ArraySlice<UInt8>?
  /// The host with its port and user; `nil` if the link has none.
  private(set) var authority: ArraySlice<UInt8>?
  /// The parts of the path. A slash at the end is not a part.
  var segments: [ArraySlice<UInt8>] = []
  private(set) var items: [Item] = []
  /// Whether there is a path that begins with a slash, or a host.
  let isAbsolute: Bool

  struct Item {
    var name: ArraySlice<UInt8>
    var value: ArraySlice<UInt8>
  }

  /// Finds the parts of a link.
  ///
  /// - Throws: ``LinkSyntaxError`` for a space or a control character.
  init(_ text: String) throws(LinkSyntaxError) {
    var rest = Array(text.utf8)[...]
    if let offset = rest.firstIndex(where: { $0 <= 0x20 || $0 == 0x7F }) {
      throw LinkSyntaxError("has no spaces and control characters", at: offset)
    }
    if let end = rest.firstIndex(of: UInt8(ascii: "#")) { rest = rest[..<end] }
    if let end = rest.firstIndex(of: UInt8(ascii: "?")) {
      items = Self.items(rest[(end + 1)...])
      rest = rest[..<end]
    }
    if let colon = rest.firstIndex(where: { !Self.isOfScheme($0) }),
      rest[colon] == UInt8(ascii: ":"), colon > rest.startIndex
    {
      scheme = rest[..<colon]
      rest = rest[(colon + 1)...]
    }
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
      authority = rest[..<end]
      rest = rest[end...]
    }
    isAbsolute = rest.first == UInt8(ascii: "/") || authority != nil
    guard isAbsolute, !rest.isEmpty else { return }
    segments = rest.dropFirst().split(
      separator: UInt8(ascii: "/"),
      omittingEmptySubsequences: false
    )
    if segments.last?.isEmpty == true { segments.removeLast() }
  }

  /// The decoded parts of the path.
  func path() throws(LinkSyntaxError) -> [ExactString] {
    try segments.map(PercentEncoding.decode)
  }

  /// Puts the host before the path, as its first part.
  mutating func makeAuthorityPartOfPath() {
    if let authority, !authority.isEmpty { segments.insert(authority, at: 0) }
    authority = nil
  }

  private static func items(_ query: ArraySlice<UInt8>) -> [Item] {
    query.split(separator: UInt8(ascii: "&")).map { item in
      let end = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      return Item(name: item[..<end], value: item[end...].dropFirst())
    }
  }

  private static func isOfScheme(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}

/// An error in the syntax of a link or a pattern.
struct LinkSyntaxError: Error {
  /// The end of a sentence about a link, such as `has no spaces`.
  let problem: String
  /// The offset of the wrong byte, if it is known.
  let offset: Int?

  init(_ problem: String, at offset: Int? = nil) {
    self.problem = problem
    self.offset = offset
  }
}

/// Percent-encoding by RFC 3986, over the bytes of UTF-8.
enum PercentEncoding {
  /// Encodes all bytes except letters, digits and `-._~`.
  static func encode(_ text: String, into link: inout String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        link.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        link += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }

  /// Decodes bytes. A plus sign stands for itself.
  ///
  /// - Throws: ``LinkSyntaxError`` for a percent sign without two hexadecimal digits, and for bytes
  ///   that are not UTF-8.
  static func decode(_ bytes: ArraySlice<UInt8>) throws(LinkSyntaxError) -> ExactString {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "%") else {
        decoded.append(bytes[index])
        index += 1
        continue
      }
      guard index + 2 < bytes.endIndex, let high = digit(bytes[index + 1]),
        let low = digit(bytes[index + 2])
      else { throw LinkSyntaxError("has two hexadecimal digits after '%'", at: index) }
      decoded.append(high << 4 | low)
      index += 3
    }
    let text = String(decoding: decoded, as: UTF8.self)
    guard text.utf8.elementsEqual(decoded) else {
      throw LinkSyntaxError("encodes UTF-8", at: bytes.startIndex)
    }
    return ExactString(text)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
