import Routes

extension Snapshot {
  /// Both snapshots as one tree, whose lines begin with `-`, `+` or a space.
  ///
  /// ```
  ///   nav
  ///     Feed
  /// -   Conversation
  /// +   Profile
  /// ```
  ///
  /// - Complexity: O(*n* · *d*) in the number of lines and of differences.
  func difference(from expected: Snapshot) -> [String] {
    var lines = expected.outline.map { "  " + $0 }
    // The removals come first, and the insertions in the order of their offsets.
    for change in outline.difference(from: expected.outline) {
      switch change {
      case .remove(let offset, let line, _): lines[offset] = "- " + line
      case .insert(let offset, let line, _):
        let found = lines.indices.filter { !lines[$0].hasPrefix("-") }
        let place = found.indices.contains(offset) ? found[offset] : lines.endIndex
        lines.insert("+ " + line, at: place)
      }
    }
    return lines
  }

  /// One line for each screen, indented by its depth.
  private var outline: [String] {
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
