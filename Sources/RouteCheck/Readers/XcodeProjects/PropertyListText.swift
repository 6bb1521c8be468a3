import Routes
import SourceText

/// The text of a property list, for the places of its values.
///
/// A value with escapes is not found.
package struct PropertyListText {
  private let bytes: [UInt8]
  private let lines: LineTable

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// A value of a key.
  struct Entry: Hashable {
    var key: ExactString
    var value: ExactString
  }

  /// The first places of the texts whose keys contain a word.
  func places(ofKeysWith word: String) -> [Entry: TextLocation] {
    var places: [Entry: TextLocation] = [:]
    let word = Array(word.utf8)
    var start = 0
    while let found = range(of: word, from: start) {
      let before = bytes[start..<found.lowerBound].lastIndex { !Self.isKey($0) }
      let keyStart = before.map { $0 + 1 } ?? start
      let end = bytes[found.upperBound...].firstIndex { !Self.isKey($0) } ?? bytes.count
      let range = text(after: end)
      let entry = Entry(key: text(keyStart..<end), value: text(range))
      if places[entry] == nil { places[entry] = lines.location(of: range) }
      start = end
    }
    return places
  }

  private func range(of word: [UInt8], from start: Int) -> Range<Int>? {
    var start = start
    while let found = bytes[start...].firstIndex(of: word[0]) {
      if bytes[found...].starts(with: word) { return found..<found + word.count }
      start = found + 1
    }
    return nil
  }

  private func text(_ range: Range<Int>) -> ExactString {
    ExactString(String(decoding: bytes[range], as: UTF8.self))
  }

  private static func isKey(_ byte: UInt8) -> Bool {
    Ascii.isIdentifier(byte) || byte == UInt8(ascii: "~")
  }

  /// The range of the text after a key, without `</key> <string>`, ` = ` and quotes.
  private func text(after key: Int) -> Range<Int> {
    var start = key
    while start < bytes.count {
      if Ascii.isSpace(bytes[start]) || bytes[start] == UInt8(ascii: "=") {
        start += 1
      } else if let tag = ["</key>", "<string>"].first(where: {
        bytes[start...].starts(with: $0.utf8)
      }) {
        start += tag.utf8.count
      } else {
        break
      }
    }
    let isQuoted = start < bytes.count && bytes[start] == Ascii.quote
    if isQuoted { start += 1 }
    let end = bytes[start...].firstIndex { byte in
      byte == Ascii.lineFeed || byte == UInt8(ascii: "<")
        || byte == (isQuoted ? Ascii.quote : UInt8(ascii: ";"))
    }
    return start..<(end ?? bytes.count)
  }
}
