import Routes

extension Forest {
  /// What a level shows, as a key: equal keys have equal moves.
  ///
  /// The controllers below the top of a stack are counted and not named. Everything else belongs to the
  /// key, also tabs that are not selected, because they load when they are.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - tallest: The number of controllers in a stack above which it is only tall.
  /// - Returns: The key, and whether a stack on screen is tall.
  func frontKey(of level: Level, tallest: Int) -> (key: [UInt32], isTall: Bool) {
    let (attachment, tree) = parts(ofLevel: level)
    var key: [UInt32] = []
    var isTall = false
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
      let height = height(ofRow: children)
      if height > tallest, labels[head.label].kind == .navigation {
        isTall = true
        key.append(.max)
      } else {
        key.append(UInt32(height))
      }
      key.append(UInt32(self.height(ofRow: head.embedded)))
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
    return (key, isTall)
  }
}
