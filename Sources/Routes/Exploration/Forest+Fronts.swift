extension Forest {
  /// What a level shows, as a key: equal keys have equal moves.
  ///
  /// The controllers below the top of a stack are counted and not named. Everything else belongs to the
  /// key, also tabs that are not selected, because they load when they are.
  func frontKey(of level: Level) -> [UInt32] {
    let (attachment, tree) = parts(ofLevel: level)
    var key: [UInt32] = []
    switch attachments[attachment] {
    case .root: key.append(0)
    case .open: key.append(1)
    case .presented(let style, _):
      key.append(UInt32(PresentationStyle.allCases.firstIndex(of: style) ?? 0) + 2)
    }
    var pending = [tree]
    while let tree = pending.popLast() {
      let (number, children) = parts(ofTree: tree)
      let head = heads[number]
      key.append(head.label)
      key.append(UInt32(head.selected.map { $0 + 1 } ?? 0))
      key.append(UInt32(height(ofRow: children)))
      key.append(UInt32(height(ofRow: head.embedded)))
      pending += trees(ofRow: head.embedded)
      switch labels[head.label].kind {
      case .navigation:
        if let (top, _) = parts(ofRow: children) { pending.append(top) }
      case .tab:
        for (index, child) in trees(ofRow: children).enumerated() {
          if index == head.selected { pending.append(child) } else { key.append(child) }
        }
      case .screen, .split, .page, .container: pending += trees(ofRow: children)
      }
    }
    return key
  }

  /// Adds the controllers of a tree to the numbers of those of each scene.
  func count(_ tree: Tree, _ counts: inout [Int]) {
    var (number, children) = parts(ofTree: tree)
    var pending: [Row] = []
    while true {
      let head = heads[number]
      if let scene = sceneNumbers[Int(head.label)] { counts[scene] += 1 }
      if children > 0 { pending.append(children) }
      if head.embedded > 0 { pending.append(head.embedded) }
      guard let row = pending.popLast(), let (last, rest) = parts(ofRow: row) else { return }
      if rest > 0 { pending.append(rest) }
      (number, children) = parts(ofTree: last)
    }
  }
}
