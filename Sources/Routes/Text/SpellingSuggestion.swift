/// Finds what somebody may have meant by a name that is not there.
package enum SpellingSuggestion {
  /// The candidate closest to a name, if any is close enough to be a slip of the finger.
  ///
  /// A third of the name's characters may differ; two neighbours that changed places are one slip,
  /// and the word `Controller`, in which most classes end, is not counted. Of equally close
  /// candidates the first one in alphabetical order is taken. A name of more than 64 UTF-8 bytes is
  /// no slip of the finger.
  ///
  /// - Parameters:
  ///   - name: The name that is not there.
  ///   - candidates: The names that are.
  /// - Complexity: Linear in the number of candidates and their length.
  package static func closest(to name: String, among candidates: some Sequence<String>) -> String? {
    guard let pattern = LetterPattern(name) else { return nil }
    let length = name.hasSuffix(ending) ? pattern.count - ending.utf8.count : pattern.count
    var best: (distance: Int, name: String)?
    for candidate in candidates where candidate != name && !candidate.isEmpty {
      let slips = max(1, min(length, candidate.utf8.count) / 3)
      let limit = min(slips, best?.distance ?? slips)
      guard let found = pattern.distance(to: candidate, atMost: limit) else { continue }
      if best.map({ (found, candidate) < ($0.distance, $0.name) }) ?? true {
        best = (found, candidate)
      }
    }
    return best?.name
  }

  private static let ending = "Controller"

  /// A clause in brackets that offers the closest candidate, or nothing.
  static func parenthetical(for name: String, among candidates: some Sequence<String>) -> String {
    closest(to: name, among: candidates).map { " (\(question($0)))" } ?? ""
  }

  /// The last clause of a message about a name that is not there: the near name, where there is one.
  ///
  /// - Parameters:
  ///   - near: The near name.
  ///   - alternative: What is said where there is none, such as the names that are known.
  package static func hint(_ near: String?, otherwise alternative: String? = nil) -> String {
    (near.map(question) ?? alternative).map { "; \($0)" } ?? ""
  }

  /// The same for a word that is none of a few.
  package static func hint(for word: String, oneOf words: [String]) -> String {
    hint(
      closest(to: word, among: words),
      otherwise: "it is one of \(words.joined(separator: ", "))"
    )
  }

  private static func question(_ near: String) -> String { "did you mean '\(near)'?" }
}

/// A name that others are compared with, letter by letter and whatever their case.
///
/// Each letter has the places where it stands in the name, as bits, so that one letter of the other
/// name is held against all places at once (Myers's algorithm in Hyyrö's form, with his term for
/// neighbours that changed places).
private struct LetterPattern {
  /// The places of each byte.
  private var places = [UInt64](repeating: 0, count: 256)
  let count: Int

  /// Prepares a name; `nil` for an empty one, and for one so long that it is no slip of the finger.
  init?(_ name: String) {
    count = name.utf8.count
    guard 1...UInt64.bitWidth ~= count else { return nil }
    for (place, byte) in name.utf8.enumerated() {
      places[Int(Self.lowercased(byte))] |= 1 << UInt64(place)
    }
  }

  /// The number of letters that must be put in, left out or changed, and of neighbours that must
  /// change places; `nil` for more than a limit.
  ///
  /// - Complexity: Linear in the length of the other name.
  func distance(to other: String, atMost limit: Int) -> Int? {
    var left = other.utf8.count
    guard abs(left - count) <= limit else { return nil }
    let last: UInt64 = 1 << UInt64(count - 1)
    // Where a column of the table of distances goes up, and where it goes down.
    var up = UInt64.max
    var down: UInt64 = 0
    var distance = count
    // Where the table's diagonals stay level, and the places of the letter before.
    var level: UInt64 = 0
    var before: UInt64 = 0
    for byte in other.utf8 {
      let equal = places[Int(Self.lowercased(byte))]
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
