/// Two snapshots that were expected to be equal and are not.
///
/// Its description shows both as one tree: lines that were expected and are missing begin with `-`,
/// lines that are there and were not expected with `+`.
///
/// ```
/// the graph is not as expected (- expected, + found)
///   nav
///     Feed
/// -   Conversation
/// +   Profile
/// ```
public struct SnapshotMismatch: Error, Hashable, Sendable {
  /// What was expected.
  public var expected: Snapshot
  /// What was found.
  public var found: Snapshot
  /// Where it was expected, if it was in code.
  public var location: FileLocation?

  /// Makes a mismatch of two snapshots.
  ///
  /// - Parameters:
  ///   - expected: What was expected.
  ///   - found: What was found.
  ///   - location: Where it was expected.
  public init(expected: Snapshot, found: Snapshot, location: FileLocation? = nil) {
    self.expected = expected
    self.found = found
    self.location = location
  }
}

extension SnapshotMismatch: CustomStringConvertible {
  /// Both snapshots as one tree, and the one-line notation of what was found.
  ///
  /// - Complexity: O(*n* · *d*) in the number of lines and of differences.
  public var description: String {
    let lines = expected.outline
    let difference = found.outline.difference(from: lines)
    var removed: Set<Int> = []
    var inserted: [Int: String] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var text = [
      (location.map { "\($0): " } ?? "") + "the graph is not as expected (- expected, + found)"
    ]
    var offset = 0
    for (index, line) in lines.enumerated() {
      if removed.contains(index) {
        text.append("- " + line)
        continue
      }
      while let line = inserted[offset] {
        text.append("+ " + line)
        offset += 1
      }
      text.append("  " + line)
      offset += 1
    }
    while let line = inserted[offset] {
      text.append("+ " + line)
      offset += 1
    }
    text.append("found: \(found.screens.isEmpty ? "nothing" : "\(found)")")
    return text.joined(separator: "\n")
  }
}

extension Snapshot {
  /// The tree, a line a screen, indented by its depth.
  var outline: [String] {
    var depths: [Int] = []
    var lines = width == .regular ? ["regular:"] : []
    for screen in screens {
      let mark = screen.isSelected ? "*" : ""
      var depth = 0
      // A snapshot from elsewhere may refer to a screen that does not come before.
      if let owner = screen.placement.owner, depths.indices.contains(owner) {
        depth = depths[owner] + 1
      }
      depths.append(depth)
      let words =
        switch screen.placement {
        case .root, .child: mark + screen.label
        case .column(let column, _): "\(column.rawValue): " + screen.label
        case .embedded: "[\(screen.label)]"
        case .presented(_, let style): "> \(style.notation) " + screen.label
        }
      lines.append(String(repeating: "  ", count: depth) + words)
    }
    return lines
  }
}
