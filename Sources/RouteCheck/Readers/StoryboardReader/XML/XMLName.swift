import SourceText

/// The name of an element in the bytes of a document.
///
/// It is compared with a literal, also in a `switch`, without memory for a string:
///
/// ```swift
/// if element.name == "segue" { readSegue(element) }
/// ```
struct XMLName {
  let bytes: SourceBytes
  let range: Range<Int>

  /// The name as a string.
  var string: String { String(decoding: bytes[range], as: UTF8.self) }

  @inline(__always)
  static func == (name: XMLName, word: StaticString) -> Bool {
    name.range.count == word.utf8CodeUnitCount
      && name.bytes.hasWord(word, at: name.range.lowerBound)
  }

  /// Whether the name is not a word.
  static func != (name: XMLName, word: StaticString) -> Bool { !(name == word) }

  /// Whether the name is a word, in a `switch`.
  @inline(__always)
  static func ~= (word: StaticString, name: XMLName) -> Bool { name == word }

  /// Whether the name ends with a word.
  func hasSuffix(_ word: StaticString) -> Bool {
    range.count >= word.utf8CodeUnitCount
      && bytes.hasWord(word, at: range.upperBound - word.utf8CodeUnitCount)
  }
}
