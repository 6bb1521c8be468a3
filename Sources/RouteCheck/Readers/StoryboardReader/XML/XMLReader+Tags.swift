import SourceText

extension XMLReader {
  mutating func readStartTag() throws(SyntaxProblem) -> StoryboardElement {
    let start = offset
    if open.isEmpty {
      if hasRoot { throw contentAfterRoot }
      hasRoot = true
    }
    offset += 1
    hasColon = false
    let name = try readName()
    var attributes = reusedAttributes()
    while true {
      let hasSpace = skipSpace()
      switch byte(offset) {
      case UInt8(ascii: ">"): offset += 1
      case UInt8(ascii: "/"):
        guard byte(offset + 1) == UInt8(ascii: ">") else {
          throw problem("expected '>' after '/'", at: offset + 1)
        }
        offset += 2
        isEmptyElement = true
      case nil: throw unclosed("a tag", at: start)
      default:
        if !hasSpace { throw problem("expected a space, '>' or '/>'", at: offset) }
        // Most elements have a few attributes: memory is asked for once.
        if attributes.capacity == 0 { attributes.reserveCapacity(8) }
        attributes.append(try readAttribute())
        continue
      }
      self.attributes[open.count] = attributes
      open.append(name)
      try checkForDuplicates(attributes)
      if hasColon { try checkPrefixes(of: name, attributes) }
      return StoryboardElement(
        nameRange: name,
        attributes: attributes,
        bytes: bytes,
        extent: start..<offset
      )
    }
  }

  /// An empty array, with the memory of the last element at the depth of the next one. That element has
  /// ended.
  private mutating func reusedAttributes() -> [XMLAttribute] {
    var reused: [XMLAttribute] = []
    if open.count < attributes.count {
      swap(&reused, &attributes[open.count])
      reused.removeAll(keepingCapacity: true)
    } else {
      attributes.append([])
    }
    return reused
  }

  private mutating func readAttribute() throws(SyntaxProblem) -> XMLAttribute {
    let name = try readName()
    skipSpace()
    guard byte(offset) == UInt8(ascii: "=") else { throw problem("expected '='", at: offset) }
    offset += 1
    skipSpace()
    guard let quote = byte(offset), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw problem("expected a quote", at: offset)
    }
    offset += 1
    let start = offset
    var isLiteral = true
    while offset < bytes.count {
      let current = bytes[offset]
      if current == quote {
        offset += 1
        return XMLAttribute(name: name, value: start..<offset - 1, isLiteral: isLiteral)
      }
      if current > UInt8(ascii: "<"), current < Self.firstOfNoncharacter {
        offset += 1
        continue
      }
      if current == UInt8(ascii: "<") { throw forbidden("<", at: offset) }
      if current == UInt8(ascii: "&") {
        isLiteral = false
        try skipReference()
        continue
      }
      // A line ending or a tab in a value means a space.
      if current < 0x20 { isLiteral = false }
      try checkCharacter(current)
      offset += 1
    }
    throw unclosed("an attribute value", at: start)
  }

  /// Checks that no two attributes have the same name. A few names are compared without memory for a
  /// set.
  private func checkForDuplicates(_ attributes: [XMLAttribute]) throws(SyntaxProblem) {
    if attributes.count <= 16 {
      for index in attributes.indices.dropFirst() {
        for other in 0..<index where equal(attributes[other].name, attributes[index].name) {
          throw duplicate(attributes[index])
        }
      }
      return
    }
    var names: Set<[UInt8]> = []
    for attribute in attributes where !names.insert(Array(bytes[attribute.name])).inserted {
      throw duplicate(attribute)
    }
  }

  private func duplicate(_ attribute: XMLAttribute) -> SyntaxProblem {
    problem("duplicate attribute '\(text(attribute.name))'", at: attribute.name.lowerBound)
  }

  mutating func readEndTag() throws(SyntaxProblem) {
    let start = offset
    offset += 2
    // Most end tags have the name of the innermost element, with nothing else.
    if let expected = open.last, byte(offset + expected.count) == UInt8(ascii: ">"),
      equal(offset..<offset + expected.count, expected)
    {
      offset += expected.count + 1
      close()
      return
    }
    let name = try readName()
    skipSpace()
    guard byte(offset) == UInt8(ascii: ">") else { throw problem("expected '>'", at: offset) }
    offset += 1
    guard let expected = open.last else {
      throw problem("'</\(text(name))>' has no start tag", at: start)
    }
    guard equal(name, expected) else {
      throw problem("expected '</\(text(expected))>', found '</\(text(name))>'", at: start)
    }
    close()
  }
}
