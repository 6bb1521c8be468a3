import RouteDiagnostics
import Routes
import SourceText

/// A file after the fixes of its diagnostics.
package struct FixedFile: Sendable {
  package private(set) var bytes: [UInt8]
  package private(set) var count = 0

  /// Replaces the texts that diagnostics have a fix for.
  ///
  /// Only names are replaced: letters, digits and marks that no format escapes, by a name that differs
  /// by one letter or its case. A fix is left out if it overlaps another one that says something else.
  package init(_ bytes: [UInt8], fixing diagnostics: [Diagnostic]) {
    self.bytes = bytes
    guard diagnostics.contains(where: { $0.fix != nil }), UTF8Check.firstInvalid(in: bytes) == nil
    else { return }
    let lines = LineTable(bytes)
    let replacements = Set(diagnostics.compactMap { Replacement($0, in: bytes, lines) })
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    var result: [UInt8] = []
    var end = 0
    /// The end of the replacements so far, of which some are left out.
    var seen = 0
    for (index, replacement) in replacements.enumerated() {
      let isAlone =
        seen <= replacement.range.lowerBound
        && (index + 1 == replacements.count
          || replacement.range.upperBound <= replacements[index + 1].range.lowerBound)
      seen = max(seen, replacement.range.upperBound)
      guard isAlone else { continue }
      result += bytes[end..<replacement.range.lowerBound] + Array(replacement.name.utf8)
      end = replacement.range.upperBound
      count += 1
    }
    self.bytes = result + bytes[end...]
  }
}

/// A name that replaces a range of bytes.
private struct Replacement: Hashable {
  let range: Range<Int>
  let name: ExactString

  /// - Returns: `nil` for a diagnostic whose fix is not certain to be a name for another name.
  init?(_ diagnostic: Diagnostic, in bytes: [UInt8], _ lines: LineTable) {
    guard let fix = diagnostic.fix else { return nil }
    let start = lines.start(ofLine: diagnostic.location.line) + Int(diagnostic.location.column) - 1
    let end = start + Int(diagnostic.location.length)
    guard end <= bytes.count else { return nil }
    let found = ExactString(String(decoding: bytes[start..<end], as: UTF8.self))
    guard Self.isName(found), Self.isName(fix),
      SpellingSuggestion.slip(of: found, among: [fix]) != nil
    else { return nil }
    range = start..<end
    name = fix
  }

  /// Whether a name is the same text in Swift, Objective-C, XML and JSON, and can be seen.
  private static func isName(_ name: ExactString) -> Bool {
    !name.isEmpty
      && name.string.unicodeScalars.allSatisfy { scalar in
        if "_-.: ".unicodeScalars.contains(scalar) { return true }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
          .decimalNumber, .nonspacingMark, .spacingMark:
          return !scalar.properties.isDefaultIgnorableCodePoint
        default: return false
        }
      }
  }
}
