import Routes

/// Numbers for pairs of numbers: equal pairs have the same number, and new ones get the next.
///
/// A hash table with open addressing, in which a pair takes eight bytes and about seven of slots.
struct PairTable: Sendable {
  private var pairs: [UInt64] = []
  /// The numbers plus one, at their hash values; zero is an empty slot. The count is a power of two.
  private var slots: [UInt32] = Array(repeating: 0, count: 16)
  private var shift: UInt64 = 60

  var count: Int { pairs.count }

  /// The memory in use.
  var bytes: Int { pairs.count * 8 + slots.count * 4 }

  /// The parts of a numbered pair.
  subscript(number: UInt32) -> (first: UInt32, second: UInt32) {
    let pair = pairs[Int(number)]
    return (UInt32(truncatingIfNeeded: pair >> 32), UInt32(truncatingIfNeeded: pair))
  }

  /// The number of a pair, which is added if it is new.
  mutating func number(of first: UInt32, _ second: UInt32) -> UInt32 {
    let pair = UInt64(first) << 32 | UInt64(second)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: Self.hash(pair) >> shift)
    while true {
      let found = slots[slot]
      if found == 0 { break }
      if pairs[Int(found - 1)] == pair { return found - 1 }
      slot = (slot + 1) & mask
    }
    pairs.append(pair)
    slots[slot] = UInt32(pairs.count)
    if pairs.count * 4 > slots.count * 3 { grow() }
    return UInt32(pairs.count - 1)
  }

  /// The number of a pair; `nil` if it was never added.
  func existing(_ first: UInt32, _ second: UInt32) -> UInt32? {
    let pair = UInt64(first) << 32 | UInt64(second)
    var slot = Int(truncatingIfNeeded: Self.hash(pair) >> shift)
    while slots[slot] != 0 {
      if pairs[Int(slots[slot] - 1)] == pair { return slots[slot] - 1 }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    shift -= 1
    let mask = slots.count - 1
    for (number, pair) in pairs.enumerated() {
      var slot = Int(truncatingIfNeeded: Self.hash(pair) >> shift)
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(number + 1)
    }
  }

  /// Spreads a pair over 64 bits, of which the upper ones are used.
  private static func hash(_ pair: UInt64) -> UInt64 {
    (pair ^ pair >> 29) &* 0x9E37_79B9_7F4A_7C15
  }
}
