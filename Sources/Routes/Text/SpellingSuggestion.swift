/// Suggests the known name that a misspelled name was probably meant to be.
package enum SpellingSuggestion {
  /// The candidate closest to a name, if any is close enough to be a typo.
  ///
  /// About a fifth of the name's characters may differ, up to three, and one in a short name. Two swapped
  /// neighbours count as one difference. The suffix `Controller`, which most class names have, does
  /// not count toward the length. With two equally close candidates there is no suggestion, because
  /// either could be meant. A name longer than 64 UTF-8 bytes has none either, except one that differs
  /// in Unicode normalization alone, which always wins.
  package static func closest(
    to name: ExactString,
    among candidates: some Sequence<ExactString>
  ) -> ExactString? { closest(to: name, in: Array(candidates)) }

  private static func closest(to name: ExactString, in candidates: [ExactString]) -> ExactString? {
    let pattern = LetterPattern(name)
    let length = name.utf8.count - (name.hasSuffix(ending) ? ending.utf8.count : 0)
    var best: (distance: Int, name: ExactString)?
    var isOnlyOne = true
    for candidate in candidates where candidate != name && !candidate.isEmpty {
      let isLetter = min(name.utf8.count, candidate.utf8.count) == 1
      let slips = isLetter ? 0 : min(max(1, (min(length, candidate.utf8.count) + 1) / 5), 3)
      let limit = min(slips, best?.distance ?? slips)
      let distance =
        candidate.isNormalizationVariant(of: name)
        ? -1 : pattern?.distance(to: candidate, atMost: limit)
      guard let distance, candidate != best?.name else { continue }
      if distance < best?.distance ?? .max {
        best = (distance, candidate)
        isOnlyOne = true
      } else if distance == best?.distance {
        isOnlyOne = false
      }
    }
    return isOnlyOne ? best?.name : nil
  }

  /// The first candidate in alphabetical order that differs from a name by one letter: inserted, left
  /// out, replaced, swapped with its neighbour, or of the other case.
  ///
  /// A different digit is meant, and no slip.
  package static func slip(
    of name: ExactString,
    among candidates: some Sequence<ExactString>
  ) -> ExactString? {
    guard let pattern = LetterPattern(name) else { return nil }
    func digits(_ text: ExactString) -> [UInt8] {
      text.utf8.filter { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
    let ownDigits = digits(name)
    return candidates.filter { candidate in
      candidate != name && !candidate.isEmpty && pattern.distance(to: candidate, atMost: 1) != nil
        && digits(candidate) == ownDigits
    }.min()
  }

  /// The word of a fixed list closest to a word, if any is close enough to be a typo.
  package static func closest(to word: String, among words: some Sequence<String>) -> String? {
    closest(to: ExactString(word), among: words.lazy.map { ExactString($0) })?.string
  }

  private static let ending: ExactString = "Controller"

  /// The closest candidate to a name in parentheses, or an empty text.
  package static func parenthetical(
    for name: ExactString,
    among candidates: some Sequence<ExactString>
  ) -> String {
    closest(to: name, among: candidates).map { " (\(clause($0, for: name)))" } ?? ""
  }

  /// The last clause of a message about an unknown name.
  ///
  /// A name that differs in Unicode normalization alone looks the same, so the clause has the scalars
  /// that differ.
  ///
  /// - Parameter alternative: The clause without a suggestion, such as a list of the known names.
  package static func hint(
    for name: ExactString,
    near: ExactString?,
    otherwise alternative: String? = nil
  ) -> String {
    (near.map { clause($0, for: name) } ?? alternative).map { "; \($0)" } ?? ""
  }

  private static func clause(_ near: ExactString, for name: ExactString) -> String {
    name.normalizationDifference(from: near).map { "'\(near)' differs from it \($0)" }
      ?? question(near.string)
  }

  /// The last clause of a message about an unknown word.
  package static func hint(_ near: String?, otherwise alternative: String? = nil) -> String {
    (near.map(question) ?? alternative).map { "; \($0)" } ?? ""
  }

  /// The hint for a word outside a fixed list.
  package static func hint(for word: String, oneOf words: [String]) -> String {
    hint(
      closest(to: word, among: words),
      otherwise: "expected one of \(words.joined(separator: ", "))"
    )
  }

  private static func question(_ near: String) -> String { "did you mean '\(near)'?" }
}

/// A name for comparisons with others, regardless of case.
///
/// For each letter a bit set holds its positions in the name, so that a letter of the other name is
/// compared with all positions at once. This is Myers's algorithm in Hyyrö's form, with his term for
/// swapped neighbours.
private struct LetterPattern {
  /// The positions of each byte.
  private var positions = [UInt64](repeating: 0, count: 256)
  let count: Int

  /// Prepares a name; `nil` for an empty name and for one of more than 64 bytes.
  init?(_ name: ExactString) {
    count = name.utf8.count
    guard 1...UInt64.bitWidth ~= count else { return nil }
    for (position, byte) in name.utf8.enumerated() {
      positions[Int(Self.lowercased(byte))] |= 1 << UInt64(position)
    }
  }

  /// The number of insertions, deletions, substitutions and swaps that turn the name into another
  /// one; `nil` when it exceeds a limit.
  func distance(to other: ExactString, atMost limit: Int) -> Int? {
    var left = other.utf8.count
    guard abs(left - count) <= limit else { return nil }
    let last: UInt64 = 1 << UInt64(count - 1)
    // The rows at which a column of the distance table increases and decreases.
    var up = UInt64.max
    var down: UInt64 = 0
    var distance = count
    // The rows at which the diagonal is unchanged, and the positions of the previous letter.
    var level: UInt64 = 0
    var before: UInt64 = 0
    for byte in other.utf8 {
      let equal = positions[Int(Self.lowercased(byte))]
      let swapped = ((~level & equal) << 1) & before
      level = (((equal & up) &+ up) ^ up) | equal | down | swapped
      before = equal
      var rises = down | ~(level | up)
      var falls = up & level
      if rises & last != 0 { distance += 1 }
      if falls & last != 0 { distance -= 1 }
      left -= 1
      if distance - left > limit { return nil }
      rises = rises << 1 | 1
      falls <<= 1
      up = falls | ~(level | rises)
      down = rises & level
    }
    return distance
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }
}

extension Collection where Element: CustomStringConvertible {
  /// The names in single quotes, as messages list them: `'feed', 'post'`.
  package var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }

  /// The first names, and the number of the others: `'feed', 'post' and 3 more`.
  package func quotedList(atMost limit: Int) -> String {
    let rest = count - limit
    return prefix(limit).quotedList + (rest > 0 ? " and \(rest) more" : "")
  }
}
