import Routes

/// Two snapshots as one tree, in which lines of only one of them are marked.
///
/// ```
///   nav
///     Feed
/// -   Conversation
/// +   Profile
/// ```
struct SnapshotDifference {
  let expected: Snapshot
  let found: Snapshot

  /// The lines of the tree, each behind `-`, `+` or a space.
  ///
  /// - Complexity: O(*n* · *d*) in the number of lines and of differences.
  var lines: [String] {
    let kept = expected.outline
    var removed: Set<Int> = []
    var inserted: [Int: String] = [:]
    for change in found.outline.difference(from: kept) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var lines: [String] = []
    var offset = 0
    func addInserted() {
      while let line = inserted[offset] {
        lines.append("+ " + line)
        offset += 1
      }
    }
    for (index, line) in kept.enumerated() {
      if removed.contains(index) {
        lines.append("- " + line)
      } else {
        addInserted()
        lines.append("  " + line)
        offset += 1
      }
    }
    addInserted()
    return lines
  }
}

extension Snapshot {
  /// One line for each screen, indented by its depth.
  fileprivate var outline: [String] {
    var depths: [Int] = []
    var lines = width == .regular ? ["regular:"] : []
    for screen in screens {
      let mark = screen.isSelected ? "*" : ""
      var depth = 0
      // A decoded snapshot may refer to a screen that does not come before this one.
      if let owner = screen.placement.owner, depths.indices.contains(owner) {
        depth = depths[owner] + 1
      }
      depths.append(depth)
      let text =
        switch screen.placement {
        case .root, .child: mark + screen.label
        case .column(let column, _): "\(column.rawValue): " + screen.label
        case .embedded: "[\(screen.label)]"
        case .presented(_, let style): "> \(style.notation) " + screen.label
        }
      lines.append(String(repeating: "  ", count: depth) + text)
    }
    return lines
  }
}
