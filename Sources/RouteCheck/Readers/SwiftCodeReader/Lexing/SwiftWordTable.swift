import SourceText

/// A hash table from spellings to words.
///
/// The hash covers the first eight bytes and the length, so most identifiers of any length are
/// rejected after one comparison.
struct SwiftWordTable: Sendable {
  /// The table that every lexer uses.
  static let shared = SwiftWordTable()

  private struct Slot {
    var word = SwiftWord.other
    /// The length in bytes; 0 if the slot is free.
    var count = 0
    /// The first eight bytes; a shorter word is followed by zeros.
    var head: UInt64 = 0
  }

  private static let slotCount = 1024
  private var slots = [Slot](repeating: Slot(), count: slotCount)
  /// The bytes after the first eight of the word in each slot.
  private var tails = [[UInt8]](repeating: [], count: slotCount)

  private init() {
    for word in SwiftWord.allCases where word != .other {
      let spelling = Array(word.rawValue.utf8)
      let head = spelling.withUnsafeBufferPointer { SourceBytes($0).eight(at: 0).bits }
      var slot = Self.slot(head, spelling.count)
      while slots[slot].count != 0 { slot = (slot + 1) % Self.slotCount }
      slots[slot] = Slot(word: word, count: spelling.count, head: head)
      tails[slot] = Array(spelling.dropFirst(8))
    }
  }

  @inline(__always)
  private static func slot(_ head: UInt64, _ count: Int) -> Int {
    let hash = (head ^ UInt64(count)) &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: hash >> 54)
  }

  /// The word in a range that is not empty; ``SwiftWord/other`` if the table does not contain it.
  func word(in bytes: SourceBytes, from start: Int, to end: Int) -> SwiftWord {
    let count = end - start
    let head = bytes.eight(at: start).prefix(count)
    var slot = Self.slot(head, count)
    while slots[slot].count != 0 {
      if slots[slot].head == head, slots[slot].count == count,
        count <= 8 || bytes.hasWord(tails[slot], at: start + 8)
      {
        return slots[slot].word
      }
      slot = (slot + 1) % Self.slotCount
    }
    return .other
  }
}
