import Foundation
import SwiftScanner

/// Finds the start tags of a document in its bytes, in order.
///
/// Foundation's parser reports only where a start tag ends, and a finding needs the location of an
/// attribute value. The scanner follows the parser tag by tag. It does not validate: the parser has
/// already accepted the tags before.
///
/// - Complexity: O(*n*) in the number of bytes for all tags together.
struct TagScanner {
  let bytes: [UInt8]
  /// The offset from which the next tag is searched.
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The offset of the next start tag, or `nil` after the last one.
  mutating func next() -> Int? {
    while let found = find(UInt8(ascii: "<"), from: offset) {
      offset = found + 1
      guard offset < bytes.count else { return nil }
      switch bytes[offset] {
      case UInt8(ascii: "/"): continue
      case UInt8(ascii: "?"): skip(past: "?>")
      case UInt8(ascii: "!"): skipDeclaration(at: found)
      default: return found
      }
    }
    return nil
  }

  /// The offset of a document type declaration before the first tag.
  var documentType: Int? {
    var scanner = self
    let end = scanner.next() ?? bytes.count
    var start = 0
    while let found = find(UInt8(ascii: "<"), from: start), found < end {
      if starts(with: "<!DOCTYPE", at: found) { return found }
      if starts(with: "<!--", at: found) {
        var comment = self
        comment.offset = found + 4
        comment.skip(past: "-->")
        start = comment.offset
      } else {
        start = found + 1
      }
    }
    return nil
  }

  /// The offset of anything like a processing instruction after the XML declaration.
  ///
  /// Interface Builder does not write them, and Foundation's parser on Linux crashes on one without
  /// data.
  var processingInstruction: Int? {
    var start = documentStart
    if starts(with: "<?xml", at: start), start + 5 < bytes.count, Ascii.isSpace(bytes[start + 5]) {
      start += 5
    }
    while let found = find(UInt8(ascii: "?"), from: start) {
      if found > 0, bytes[found - 1] == UInt8(ascii: "<") { return found - 1 }
      start = found + 1
    }
    return nil
  }

  /// The offset of the document, after a byte order mark.
  private var documentStart: Int { starts(with: "\u{FEFF}", at: 0) ? 3 : 0 }

  private mutating func skipDeclaration(at start: Int) {
    if starts(with: "<!--", at: start) {
      offset = start + 4
      skip(past: "-->")
    } else if starts(with: "<![CDATA[", at: start) {
      skip(past: "]]>")
    }
  }

  private mutating func skip(past end: StaticString) {
    let length = end.utf8CodeUnitCount
    while let found = find(end.utf8Start.pointee, from: offset) {
      if starts(with: end, at: found) {
        offset = found + length
        return
      }
      offset = found + 1
    }
    offset = bytes.count
  }

  private func starts(with word: StaticString, at start: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard start + length <= bytes.count else { return false }
    return (0..<length).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
  }

  private func find(_ byte: UInt8, from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    return bytes.withUnsafeBytes { buffer -> Int? in
      guard let base = buffer.baseAddress,
        let found = memchr(base + start, Int32(byte), buffer.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}

extension TagScanner {
  /// The range of the start tag at an offset.
  func extent(ofTag start: Int) -> Range<Int> {
    var end = start
    var quote: UInt8?
    while end < bytes.count {
      let byte = bytes[end]
      end += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      }
    }
    return start..<end
  }

  /// The range of an attribute value, without its quotes, in the tag at an offset.
  ///
  /// - Complexity: O(*n*) in the number of bytes of the tag.
  func value(of attribute: String, inTag start: Int) -> Range<Int>? {
    let name = Array(attribute.utf8)
    var offset = start
    while let equals = find(UInt8(ascii: "="), from: offset) {
      var opening = equals + 1
      while opening < bytes.count, Ascii.isSpace(bytes[opening]) { opening += 1 }
      guard opening < bytes.count, let closing = find(bytes[opening], from: opening + 1) else {
        return nil
      }
      if endsName(name, before: equals) { return opening + 1..<closing }
      offset = closing + 1
    }
    return nil
  }

  /// Whether the name of an attribute precedes an equals sign.
  private func endsName(_ name: [UInt8], before equals: Int) -> Bool {
    var end = equals
    while end > 0, Ascii.isSpace(bytes[end - 1]) { end -= 1 }
    let start = end - name.count
    return start > 0 && bytes[start..<end].elementsEqual(name) && Ascii.isSpace(bytes[start - 1])
  }
}
