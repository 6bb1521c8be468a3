import RouteDiagnostics
import Routes
import SourceText

/// A file after the fixes of its diagnostics.
package struct FixedFile: Sendable {
  /// The contents.
  package private(set) var bytes: [UInt8]
  /// How many texts were replaced.
  package private(set) var count = 0

  /// Replaces the texts that diagnostics have a fix for.
  ///
  /// Only names are replaced: letters, digits and marks that no format escapes, by a similar name. A
  /// fix is left out if it overlaps another one that says something else.
  ///
  /// - Parameters:
  ///   - bytes: The contents, in UTF-8.
  ///   - diagnostics: The diagnostics of the file.
  /// - Complexity: O(*n* + *m* log *m*) in the numbers of bytes and diagnostics.
  package init(_ bytes: [UInt8], fixing diagnostics: [Diagnostic]) {
    self.bytes = bytes
    guard diagnostics.contains(where: { $0.fix != nil }), UTF8Check.firstInvalid(in: bytes) == nil
    else { return }
    let lines = LineTable(bytes)
    let replacements = Set(diagnostics.compactMap { Replacement($0, in: bytes, lines) }).sorted()
    var result: [UInt8] = []
    var end = 0
    for (index, replacement) in replacements.enumerated() {
      let isAlone =
        (index == 0 || replacements[index - 1].range.upperBound <= replacement.range.lowerBound)
        && (index + 1 == replacements.count
          || replacement.range.upperBound <= replacements[index + 1].range.lowerBound)
      guard isAlone else { continue }
      result += bytes[end..<replacement.range.lowerBound] + Array(replacement.name.utf8)
      end = replacement.range.upperBound
      count += 1
    }
    self.bytes = result + bytes[end...]
  }
}

/// A name that replaces a range of bytes.
private struct Replacement: Hashable, Comparable {
  let range: Range<Int>
  let name: ExactString

  /// - Returns: `nil` for a diagnostic whose fix is not certain to be a name for another name.
  init?(_ diagnostic: Diagnostic, in bytes: [UInt8], _ lines: LineTable) {
    guard let fix = diagnostic.fix, diagnostic.location.length > 0 else { return nil }
    let start = lines.start(ofLine: diagnostic.location.line) + Int(diagnostic.location.column) - 1
    let end = start + Int(diagnostic.location.length)
    guard end <= bytes.count, Self.isName(bytes[start..<end]), Self.isName(fix.replacement.utf8)
    else { return nil }
    let found = ExactString(String(decoding: bytes[start..<end], as: UTF8.self))
    guard SpellingSuggestion.closest(to: found, among: [fix.replacement]) != nil else { return nil }
    range = start..<end
    name = fix.replacement
  }

  static func < (one: Replacement, other: Replacement) -> Bool {
    (one.range.lowerBound, one.range.upperBound, one.name)
      < (other.range.lowerBound, other.range.upperBound, other.name)
  }

  /// Whether bytes are the same text in Swift, Objective-C, XML and JSON.
  private static func isName(_ bytes: some Collection<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "_-.: ".utf8.contains(byte) || byte >= 0x80
        }
      }
  }
}
