/// Finds out which of a few groups of words a file contains, in one pass that looks at about every
/// fourth byte.
///
/// Two neighbouring bytes say how far the search may move without passing the start of any word
/// (the method of Wu and Manber). A file that holds no word costs a small fraction of lexing it.
struct WordSearch: Sendable {
  /// A word and the group that it stands for.
  struct Word {
    var spelling: String
    var group: UInt8
  }

  /// The words' bytes, by a hash of the last two of the first ``window`` bytes.
  private let shifts: [UInt8]
  private let candidates: [[Int]]
  private let spellings: [[UInt8]]
  private let groups: [UInt8]
  private let allGroups: UInt8
  private let window: Int

  private static let slotCount = 4096

  /// Prepares a search.
  ///
  /// - Parameter words: Words of at least two bytes. The shortest sets the speed.
  init(_ words: [Word]) {
    spellings = words.map { Array($0.spelling.utf8) }
    groups = words.map(\.group)
    allGroups = groups.reduce(0, |)
    window = spellings.map(\.count).min() ?? 2
    var shifts = [UInt8](repeating: UInt8(window - 1), count: Self.slotCount)
    var candidates = [[Int]](repeating: [], count: Self.slotCount)
    for (index, spelling) in spellings.enumerated() {
      for end in 1..<window {
        let slot = Self.slot(spelling[end - 1], spelling[end])
        shifts[slot] = min(shifts[slot], UInt8(window - 1 - end))
        if end == window - 1 { candidates[slot].append(index) }
      }
    }
    self.shifts = shifts
    self.candidates = candidates
  }

  @inline(__always)
  private static func slot(_ first: UInt8, _ second: UInt8) -> Int {
    (Int(first) &* 37 ^ Int(second) &<< 4) & (slotCount - 1)
  }

  /// The groups of which at least one word stands in the bytes, as bits.
  ///
  /// - Complexity: Linear in the number of bytes at most; about a quarter of them are looked at.
  func groups(in bytes: SourceBytes) -> UInt8 {
    var found: UInt8 = 0
    shifts.withUnsafeBufferPointer { shifts in
      var end = window - 1
      while end < bytes.count {
        let slot = Self.slot(bytes[end - 1], bytes[end])
        let shift = Int(shifts[slot])
        if shift > 0 {
          end += shift
          continue
        }
        for index in candidates[slot] where found & groups[index] != groups[index] {
          if matches(index, bytes, from: end - window + 1) { found |= groups[index] }
        }
        if found == allGroups { return }
        end += 1
      }
    }
    return found
  }

  private func matches(_ index: Int, _ bytes: SourceBytes, from start: Int) -> Bool {
    let spelling = spellings[index]
    guard start + spelling.count <= bytes.count else { return false }
    for offset in spelling.indices where spelling[offset] != bytes[start + offset] { return false }
    return true
  }
}
