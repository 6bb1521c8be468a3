/// Finds out whether a file contains any of a few words, in one pass of eight bytes at a time.
///
/// Each word has a mark: those two neighbouring bytes of it that are the rarest in source code.
/// Only where a mark is found are the words compared, so that a file which holds none of them costs
/// a small fraction of lexing it.
struct WordSearch: Sendable {
  /// Words of the same mark.
  private struct Mark {
    /// The two bytes, eight times each.
    var first: UInt64
    var second: UInt64
    /// The bytes of each word, and where the mark stands in it.
    var words: [(bytes: [UInt8], offset: Int)] = []
  }

  private var marks: [Mark] = []

  /// Prepares a search.
  ///
  /// - Parameter words: Words of at least two bytes. The fewer marks they have, the faster it is.
  init(_ words: [String]) {
    for bytes in words.map({ Array($0.utf8) }) {
      let offset = Self.rarestPair(in: bytes)
      let first = EightBytes.all(bytes[offset])
      let second = EightBytes.all(bytes[offset + 1])
      let known = marks.firstIndex { $0.first == first && $0.second == second }
      if known == nil { marks.append(Mark(first: first, second: second)) }
      marks[known ?? marks.count - 1].words.append((bytes, offset))
    }
  }

  /// Whether any of the words stands in the bytes.
  ///
  /// - Complexity: Linear in the number of bytes before the first word.
  func isAny(in bytes: SourceBytes) -> Bool {
    for offset in stride(from: 0, to: bytes.count, by: 8) {
      let these = bytes.eight(at: offset).bits
      let next = bytes.eight(at: offset + 1).bits
      for mark in marks {
        var locations = EightBytes.zeros(in: (these ^ mark.first) | (next ^ mark.second))
        while locations != 0 {
          let location = offset + EightBytes.first(in: locations)
          if mark.words.contains(where: { bytes.hasWord($0.bytes, at: location - $0.offset) }) {
            return true
          }
          locations &= locations &- 1
        }
      }
    }
    return false
  }

  /// Letters from the most to the least common in source code.
  private static let letters = Array(" etrainsoludcpmfghyvbwkxjqz".utf8)

  private static func rarestPair(in bytes: [UInt8]) -> Int {
    func rarity(_ byte: UInt8) -> Int {
      letters.firstIndex(of: byte) ?? (Ascii.isLetter(byte) ? 20 : letters.count)
    }
    let pairs = bytes.indices.dropLast()
    return pairs.max { left, right in
      rarity(bytes[left]) + rarity(bytes[left + 1]) < rarity(bytes[right])
        + rarity(bytes[right + 1])
    } ?? 0
  }
}
