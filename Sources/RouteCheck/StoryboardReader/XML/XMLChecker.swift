/// Finds the first error of a document that Foundation's parser has rejected.
///
/// The parser reports a location somewhere after the error. The checker scans the document again,
/// without recursion, up to the first byte that XML does not allow.
///
/// - Complexity: O(*n*) in the number of bytes, with memory for the open elements.
struct XMLChecker {
  let bytes: [UInt8]
  /// The offset of the next byte to check.
  var offset = 0
  /// The offset of the current start tag.
  private(set) var tagOffset = 0
  /// The name of the current start tag.
  private(set) var name = 0..<0
  /// The names of the attributes of the current start tag, in order.
  private var attributes: [Range<Int>] = []
  /// The names of the open elements, outermost first.
  private(set) var open: [Range<Int>] = []
  private(set) var hasRoot = false

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The first error of a document, or `nil` if it is well-formed.
  static func problem(in bytes: [UInt8]) -> XMLProblem? {
    var checker = XMLChecker(bytes)
    do throws(XMLProblem) {
      try checker.check()
      return nil
    } catch {
      return error
    }
  }

  private mutating func check() throws(XMLProblem) {
    if starts(with: "\u{FEFF}") { offset = 3 }
    while offset < bytes.count {
      try skipText()
      guard offset < bytes.count else { break }
      switch byte(offset + 1) {
      case UInt8(ascii: "/"): try readEndTag()
      case UInt8(ascii: "!"): try skipDeclaration()
      case UInt8(ascii: "?"): try skip(to: "?>", what: "a processing instruction")
      default: try readStartTag()
      }
    }
    if let unclosed = open.last {
      throw problem(.unclosed(text(unclosed)), at: unclosed.lowerBound - 1)
    }
    if !hasRoot { throw problem(.notXML, at: 0) }
  }
}

extension XMLChecker {
  private mutating func readStartTag() throws(XMLProblem) {
    tagOffset = offset
    if open.isEmpty {
      if hasRoot { throw problem(.contentAfterRoot, at: offset) }
      hasRoot = true
    }
    offset += 1
    name = try readName()
    attributes.removeAll(keepingCapacity: true)
    while true {
      let hasSpace = skipSpace()
      switch byte(offset) {
      case UInt8(ascii: ">"):
        offset += 1
        open.append(name)
        try checkForDuplicates()
        return
      case UInt8(ascii: "/"):
        guard byte(offset + 1) == UInt8(ascii: ">") else {
          throw problem(.expected("'>' after '/'"), at: offset + 1)
        }
        offset += 2
        try checkForDuplicates()
        return
      case nil: throw problem(.unterminated("a tag"), at: tagOffset)
      default:
        if !hasSpace { throw problem(.expected("a space, '>' or '/>'"), at: offset) }
        attributes.append(try readAttribute())
      }
    }
  }

  private mutating func readAttribute() throws(XMLProblem) -> Range<Int> {
    let name = try readName()
    skipSpace()
    guard byte(offset) == UInt8(ascii: "=") else { throw problem(.expected("'='"), at: offset) }
    offset += 1
    skipSpace()
    guard let quote = byte(offset), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw problem(.expected("a quote"), at: offset)
    }
    offset += 1
    let start = offset
    while offset < bytes.count {
      let current = bytes[offset]
      if current == quote {
        offset += 1
        return name
      }
      if current == UInt8(ascii: "&") {
        try skipReference()
        continue
      }
      if current == UInt8(ascii: "<") { throw problem(.forbiddenSequence("<"), at: offset) }
      if current < 0x20 { try checkControl(current) }
      offset += 1
    }
    throw problem(.unterminated("an attribute value"), at: start)
  }

  /// Checks that no two attributes have the same name. A few names are compared without memory for a
  /// set.
  private func checkForDuplicates() throws(XMLProblem) {
    if attributes.count <= 16 {
      for index in attributes.indices {
        for other in attributes[..<index] where equal(other, attributes[index]) {
          throw duplicate(attributes[index])
        }
      }
      return
    }
    var names: Set<String> = []
    for attribute in attributes where !names.insert(text(attribute)).inserted {
      throw duplicate(attribute)
    }
  }

  private func duplicate(_ attribute: Range<Int>) -> XMLProblem {
    problem(.duplicateAttribute(text(attribute)), at: attribute.lowerBound)
  }

  private mutating func readEndTag() throws(XMLProblem) {
    let start = offset
    offset += 2
    let name = try readName()
    skipSpace()
    guard byte(offset) == UInt8(ascii: ">") else { throw problem(.expected("'>'"), at: offset) }
    offset += 1
    guard let expected = open.last else {
      throw problem(.unexpectedEndTag(text(name)), at: start)
    }
    guard equal(name, expected) else {
      throw problem(.mismatchedEndTag(found: text(name), expected: text(expected)), at: start)
    }
    open.removeLast()
  }

  private mutating func readName() throws(XMLProblem) -> Range<Int> {
    let start = offset
    while offset < bytes.count, Self.isNameByte(bytes[offset]) { offset += 1 }
    if start == bytes.count {
      throw problem(.unterminated("a tag"), at: bytes.lastIndex(of: UInt8(ascii: "<")) ?? start)
    }
    if start == offset || Self.cannotBeginName(bytes[start]) {
      throw problem(.expected("a name"), at: start)
    }
    return start..<offset
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  private static func cannotBeginName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }
}
