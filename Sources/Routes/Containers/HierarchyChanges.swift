/// The changes of one transition, in order; at least one.
///
/// The first is stored by itself: most transitions make a single change and need no array.
struct HierarchyChanges: RandomAccessCollection {
  let first: HierarchyChange
  let rest: [HierarchyChange]

  init(_ first: HierarchyChange, _ rest: [HierarchyChange] = []) {
    self.first = first
    self.rest = rest
  }

  /// Makes changes that come before another one, and that one.
  init(_ changes: [HierarchyChange], before last: HierarchyChange) {
    guard let first = changes.first else {
      self.init(last)
      return
    }
    self.init(first, changes.dropFirst() + [last])
  }

  /// Makes the changes of a list; `nil` for an empty one.
  init?(_ changes: some Collection<HierarchyChange>) {
    guard let first = changes.first else { return nil }
    self.init(first, Array(changes.dropFirst()))
  }

  var startIndex: Int { 0 }
  var endIndex: Int { rest.count + 1 }

  subscript(position: Int) -> HierarchyChange { position == 0 ? first : rest[position - 1] }
}
