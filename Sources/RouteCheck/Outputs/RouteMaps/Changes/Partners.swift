import Routes

/// Which things of a new version take the place of which things of an old version.
struct Partners {
  /// The positions of the old and the new things, in the order in which they were found.
  private(set) var pairs: [(old: Int, new: Int)] = []
  /// The new thing for each old one; `nil` for one that is gone.
  private(set) var newOf: [Int?]
  /// The old thing for each new one; `nil` for one that came.
  private(set) var oldOf: [Int?]

  /// Parts of a name. Things with the same key are the same thing.
  typealias Key = [ExactString]

  init(old: Int, new: Int) {
    newOf = Array(repeating: nil, count: old)
    oldOf = Array(repeating: nil, count: new)
  }

  var removed: [Int] { newOf.indices.filter { newOf[$0] == nil } }

  var added: [Int] { oldOf.indices.filter { oldOf[$0] == nil } }

  mutating func pair(_ old: Int, _ new: Int) {
    pairs.append((old, new))
    newOf[old] = new
    oldOf[new] = old
  }

  /// Pairs the things of each key that have no partner yet, in their order. A thing without a key gets
  /// none.
  ///
  /// - Parameters:
  ///   - areUnique: Whether only one thing of each version may have a key.
  ///   - arePartners: Whether an old thing and the next new one of its key are the same.
  mutating func match(
    _ old: [Key?],
    _ new: [Key?],
    onlyUnique areUnique: Bool = false,
    where arePartners: (_ old: Int, _ new: Int) -> Bool = { _, _ in true }
  ) {
    let gone = areUnique ? Dictionary(grouping: removed) { old[$0] } : [:]
    // The last of the positions is the first thing, and the next one to take.
    var came = Dictionary(grouping: added.reversed()) { new[$0] }
    for position in removed {
      guard let key = old[position], let next = came[key]?.last, arePartners(position, next) else {
        continue
      }
      if areUnique, gone[key]?.count != 1 || came[key]?.count != 1 { continue }
      came[key]?.removeLast()
      pair(position, next)
    }
  }
}
