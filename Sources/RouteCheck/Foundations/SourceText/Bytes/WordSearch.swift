/// Checks whether a file contains any of a few words, eight bytes at a time.
///
/// Each word has a mark: the pair of consecutive bytes in it that is rarest in source code. A word
/// is compared only where its mark is found, so that a file without any of the words takes a small
/// fraction of the time that lexing it takes.
package struct WordSearch: Sendable {
  /// The words that have the same mark.
  private struct Mark {
    /// The first byte of the pair, repeated eight times.
    var first: UInt64
    /// The second byte of the pair, repeated eight times.
    var second: UInt64
    /// The bytes of each word, and the offset of the mark in it.
    var words: [(bytes: [UInt8], offset: Int)] = []
  }

  private var marks: [Mark] = []

  /// Creates a search.
  ///
  /// - Parameter words: Words of at least two bytes. The search is faster if many share a mark.
  package init(_ words: [String]) {
    for bytes in words.map({ Array($0.utf8) }) {
      let offset = Self.rarestPair(in: bytes)
      let first = EightBytes.all(bytes[offset])
      let second = EightBytes.all(bytes[offset + 1])
      let known = marks.firstIndex { $0.first == first && $0.second == second }
      if known == nil { marks.append(Mark(first: first, second: second)) }
      marks[known ?? marks.count - 1].words.append((bytes, offset))
    }
  }

  /// Whether the bytes contain any of the words.
  ///
  /// - Complexity: O(*n*) in the number of bytes before the first word.
  package func isAny(in bytes: SourceBytes) -> Bool {
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

  /// The letters, from the most to the least common in source code.
  private static let letters = Array(" etrainsoludcpmfghyvbwkxjqz".utf8)

  private static func rarestPair(in bytes: [UInt8]) -> Int {
    func rarity(_ byte: UInt8) -> Int {
      letters.firstIndex(of: byte) ?? (Ascii.isLetter(byte) ? 20 : letters.count)
    }
    let pairs = zip(bytes, bytes.dropFirst()).map { rarity($0) + rarity($1) }
    return pairs.indices.max { pairs[$0] < pairs[$1] } ?? 0
  }
}
