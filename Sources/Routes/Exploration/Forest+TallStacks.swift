extension Forest {
  /// A level whose stacks on screen have a number of controllers at most: the root, and those on top.
  mutating func shortened(_ level: Level, to height: Int) -> Level {
    let (attachment, root) = parts(ofLevel: level)
    // Each tree comes before those inside of it, so the results are made in reverse.
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
    var results: [Tree: Tree] = [:]
    for tree in order.reversed() where results[tree] == nil {
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
