import Routes

extension Forest {
  /// A level whose stacks on screen have a number of controllers at most: the root, and those on top.
  mutating func shortened(_ level: Level, to height: Int) -> Level {
    let (attachment, root) = parts(ofLevel: level)
    var results: [Tree: Tree] = [:]
    // The results for trees are made after those for the trees inside of them.
    for tree in treesOnScreen(in: root).reversed() where results[tree] == nil {
      let (number, children) = parts(ofTree: tree)
      var head = heads[number]
      var inside: [Tree]
      switch labels[head.label].kind {
      case .navigation:
        inside = shortened(children, to: height)
        if let top = inside.popLast() { inside.append(results[top] ?? top) }
      case .tab:
        inside = trees(ofRow: children)
        if let selected = head.selected {
          inside[selected] = results[inside[selected]] ?? inside[selected]
        }
      case .screen, .split, .page, .container:
        inside = trees(ofRow: children).map { results[$0] ?? $0 }
      }
      head.embedded = row(trees(ofRow: head.embedded).map { results[$0] ?? $0 })
      results[tree] = self.tree(self.head(head), row(inside))
    }
    return self.level(attachment, results[root] ?? root)
  }

  /// The trees on screen, each before those inside of it.
  private func treesOnScreen(in root: Tree) -> [Tree] {
    var order: [Tree] = []
    var pending = [root]
    while let tree = pending.popLast() {
      order.append(tree)
      let (number, children) = parts(ofTree: tree)
      let head = heads[number]
      pending += trees(ofRow: head.embedded)
      switch labels[head.label].kind {
      case .navigation: pending += parts(ofRow: children).map { [$0.last] } ?? []
      case .tab: pending += head.selected.map { [trees(ofRow: children)[$0]] } ?? []
      case .screen, .split, .page, .container: pending += trees(ofRow: children)
      }
    }
    return order
  }

  /// The first tree of a row, and the last ones.
  private func shortened(_ row: Row, to height: Int) -> [Tree] {
    guard self.height(ofRow: row) > height, let first = first(ofRow: row) else {
      return trees(ofRow: row)
    }
    var top: [Tree] = []
    var row = row
    while top.count < height - 1, let (last, rest) = parts(ofRow: row) {
      top.append(last)
      row = rest
    }
    return [first] + top.reversed()
  }
}

extension Forest {
  /// The height to which stacks can be shortened for an unwind; `nil` if none on screen is much taller.
  ///
  /// The search for the target goes down from the top, and ends at the first receiver. So a stack needs
  /// its root, and what is above the first receiver below the top, unless this is the root.
  ///
  /// - Parameters:
  ///   - level: The level in which the target is searched.
  ///   - receives: Whether controllers of a label may take the unwind.
  /// - Complexity: O(*n*) in the number of controllers above the receiver.
  func heightForUnwinding(in level: Level, receives: (Label) -> Bool) -> Int? {
    var needed = 4
    var tallest = 0
    for tree in treesOnScreen(in: parts(ofLevel: level).tree) {
      let (number, children) = parts(ofTree: tree)
      guard labels[heads[number].label].kind == .navigation else { continue }
      tallest = max(tallest, height(ofRow: children))
      var above = 1
      var row = self.row(children, dropping: 1)
      while let (last, rest) = parts(ofRow: row), rest > 0 {
        if contains(last, where: receives) {
          needed = max(needed, above + 2)
          break
        }
        above += 1
        row = rest
      }
    }
    return tallest > needed + 1 ? needed : nil
  }

  /// Whether a controller of a level has a label of a kind.
  func contains(in level: Level, where matches: (Label) -> Bool) -> Bool {
    contains(parts(ofLevel: level).tree, where: matches)
  }

  private func contains(_ tree: Tree, where matches: (Label) -> Bool) -> Bool {
    var pending = [tree]
    while let tree = pending.popLast() {
      let (number, children) = parts(ofTree: tree)
      if matches(labels[heads[number].label]) { return true }
      pending += trees(ofRow: children) + trees(ofRow: heads[number].embedded)
    }
    return false
  }
}
