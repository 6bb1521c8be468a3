import Routes

extension Forest {
  /// Changes the numbers of controllers of each scene from those of a state to those of another.
  ///
  /// A state has a higher number than those below it, so what two of them have in common is found from
  /// above, and is not counted.
  func count(from old: State?, to new: State, _ counts: inout [Int]) {
    guard var old else {
      for level in levels(of: new) { count(parts(ofLevel: level).tree, by: 1, &counts) }
      return
    }
    var new = new
    while old != new {
      let (oldParts, newParts) = (parts(ofState: old), parts(ofState: new))
      let oldTree = parts(ofLevel: oldParts.level).tree
      let newTree = parts(ofLevel: newParts.level).tree
      if oldParts.below == newParts.below {
        return count(from: oldTree, to: newTree, &counts)
      } else if let below = oldParts.below, old > new || newParts.below == nil {
        count(oldTree, by: -1, &counts)
        old = below
      } else if let below = newParts.below {
        count(newTree, by: 1, &counts)
        new = below
      }
    }
  }

  /// Changes the numbers from those of a tree to those of another.
  ///
  /// A row has a higher number than its beginnings. Where only the last trees of two rows differ, what
  /// these have in common is not counted, such as a stack in a tab.
  private func count(from old: Tree, to new: Tree, _ counts: inout [Int]) {
    var (old, new) = (old, new)
    while old != new {
      var (oldHead, oldRow) = parts(ofTree: old)
      var (newHead, newRow) = parts(ofTree: new)
      guard oldHead == newHead else {
        count(old, by: -1, &counts)
        count(new, by: 1, &counts)
        return
      }
      (old, new) = (0, 0)
      while oldRow != newRow {
        let (oldParts, newParts) = (parts(ofRow: oldRow), parts(ofRow: newRow))
        if let oldParts, let newParts, oldParts.rest == newParts.rest {
          (old, new) = (oldParts.last, newParts.last)
          break
        } else if oldRow > newRow, let (last, rest) = oldParts {
          count(last, by: -1, &counts)
          oldRow = rest
        } else if let (last, rest) = newParts {
          count(last, by: 1, &counts)
          newRow = rest
        }
      }
    }
  }

  /// Adds a number for each controller of a tree to those of the scenes.
  private func count(_ tree: Tree, by change: Int, _ counts: inout [Int]) {
    var (number, children) = parts(ofTree: tree)
    var pending: [Row] = []
    while true {
      let head = heads[number]
      if let scene = sceneNumbers[Int(head.label)] { counts[scene] += change }
      if children > 0 { pending.append(children) }
      if head.embedded > 0 { pending.append(head.embedded) }
      guard let row = pending.popLast(), let (last, rest) = parts(ofRow: row) else { return }
      if rest > 0 { pending.append(rest) }
      (number, children) = parts(ofTree: last)
    }
  }
}
