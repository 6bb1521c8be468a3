/// Nodes by the identity of their controllers.
///
/// An open hash table with linear probing. One multiplication spreads an address well enough, which
/// makes finding a node much cheaper than with a dictionary, whose hashing withstands attackers; and
/// a class in a constant property is reached without a check for exclusive access.
final class NodeTable {
  private struct Slot {
    var key: ObjectIdentifier?
    var node: Node?
  }

  private var slots: UnsafeMutableBufferPointer<Slot>
  /// How far a product is shifted to be a position.
  private var shift: UInt64
  /// The number of nodes.
  private(set) var count = 0

  init() {
    slots = Self.makeSlots(8)
    shift = 64 - 3
  }

  deinit {
    slots.deinitialize()
    slots.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  /// The nodes, in no particular order.
  var nodes: [Node] { slots.compactMap(\.node) }

  /// - Complexity: O(1) on average.
  subscript(id: ObjectIdentifier) -> Node? { slots[position(of: id)].node }

  /// Puts a node in, in the place of one of the same controller.
  ///
  /// - Complexity: O(1), averaged over all insertions.
  func insert(_ node: Node) {
    if count * 2 >= slots.count { grow() }
    let id = node.id
    let position = position(of: id)
    if slots[position].key == nil { count += 1 }
    slots[position].key = id
    slots[position].node = node
  }

  /// - Complexity: O(1) on average.
  func remove(_ id: ObjectIdentifier) -> Node? {
    var gap = position(of: id)
    guard let removed = slots[gap].node else { return nil }
    slots[gap] = Slot()
    count -= 1
    // Whoever was pushed on by what is gone moves up, so that no search ends at the gap.
    var next = after(gap)
    while let key = slots[next].key {
      let distance = (next - home(of: key)) & (slots.count - 1)
      if distance >= (next - gap) & (slots.count - 1) {
        slots.swapAt(gap, next)
        gap = next
      }
      next = after(next)
    }
    return removed
  }

  /// Where the id stands, or where it would be put.
  private func position(of id: ObjectIdentifier) -> Int {
    var position = home(of: id)
    while let key = slots[position].key, key != id { position = after(position) }
    return position
  }

  private func home(of id: ObjectIdentifier) -> Int {
    let address = UInt64(UInt(bitPattern: id))
    return Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> shift)
  }

  private func after(_ position: Int) -> Int { (position + 1) & (slots.count - 1) }

  private func grow() {
    let old = slots
    slots = Self.makeSlots(old.count * 2)
    shift -= 1
    for index in old.indices {
      let slot = old.moveElement(from: index)
      if let key = slot.key { slots[position(of: key)] = slot }
    }
    old.deallocate()
  }

  private static func makeSlots(_ count: Int) -> UnsafeMutableBufferPointer<Slot> {
    let slots = UnsafeMutableBufferPointer<Slot>.allocate(capacity: count)
    slots.initialize(repeating: Slot())
    return slots
  }
}
