import Routes

/// A state's snapshot, with what it was made from.
struct StateSnapshot {
  var snapshot: Snapshot
  /// The scenes of the screens.
  var locations: [StoryboardBundle.SceneLocation?] = []
  /// The level of each screen, counted from the lowest, and its path in that level's tree.
  var places: [(level: Int, path: TreePath)] = []
  /// The tree at each screen.
  var trees: [Forest.Tree] = []
}

extension Forest {
  /// The snapshot of some levels, the lowest first.
  ///
  /// - Parameters:
  ///   - levels: The levels. The lowest one becomes the root, whatever it is attached to.
  ///   - ground: Whether a placeholder is below the lowest level, and presents it.
  ///   - width: The horizontal size class.
  func snapshot(
    of levels: [Level],
    onGround ground: Bool = false,
    width: HorizontalSizeClass,
    bundle: StoryboardBundle
  ) -> StateSnapshot {
    var result = StateSnapshot(snapshot: Snapshot(width: width))
    guard let lowest = levels.first else { return result }
    var pending: [Pending] = []
    let root = parts(ofLevel: lowest)
    if ground {
      result.append(
        Snapshot.Screen(name: Self.groundName, placement: .root),
        nil,
        (-1, TreePath()),
        0
      )
      let style: PresentationStyle =
        if case .presented(let style, _) = attachments[root.attachment] { style } else {
          .fullScreen
        }
      pending = [Pending(root.tree, .presented(by: 0, style: style))]
    } else {
      pending = [Pending(root.tree, .root)]
    }
    while let item = pending.popLast() {
      let index = result.trees.count
      let (number, children) = parts(ofTree: item.tree)
      let head = heads[number]
      let label = labels[head.label]
      result.append(
        Snapshot.Screen(
          name: label.name,
          kind: label.kind,
          placement: item.placement,
          isSelected: item.isSelected,
          scene: label.scene.flatMap(bundle.object(at:))
        ),
        label.scene,
        (item.level, item.path),
        item.tree
      )
      if let next = presentation(on: item, of: levels, at: index) { pending.append(next) }
      // The row begins with its last tree, and the first one is to be read next.
      var row = head.embedded
      var count = 0
      while let (last, rest) = parts(ofRow: row) {
        let path = item.path.appending(.embedded(fromEnd: count))
        pending.append(Pending(last, .embedded(in: index), item.level, path))
        row = rest
        count += 1
      }
      row = children
      count = 0
      let height = head.selected == nil ? 0 : height(ofRow: children)
      while let (last, rest) = parts(ofRow: row) {
        let path = item.path.appending(.child(fromEnd: count))
        let column = labels[heads[parts(ofTree: last).head].label].column
        var child = Pending(
          last,
          column.map { .column($0, of: index) } ?? .child(of: index),
          item.level,
          path
        )
        child.isSelected = head.selected == height - 1 - count
        pending.append(child)
        row = rest
        count += 1
      }
    }
    return result
  }

  /// The name of the placeholder below a level.
  static let groundName: ExactString = "(below)"

  private struct Pending {
    let tree: Tree
    let placement: Snapshot.Placement
    let level: Int
    let path: TreePath
    var isSelected = false

    init(
      _ tree: Tree,
      _ placement: Snapshot.Placement,
      _ level: Int = 0,
      _ path: TreePath = TreePath()
    ) {
      self.tree = tree
      self.placement = placement
      self.level = level
      self.path = path
    }
  }

  /// The level above an item, if it presents one.
  private func presentation(on item: Pending, of levels: [Level], at index: Int) -> Pending? {
    guard item.level + 1 < levels.count else { return nil }
    let (attachment, tree) = parts(ofLevel: levels[item.level + 1])
    guard case .presented(let style, item.path) = attachments[attachment] else { return nil }
    return Pending(tree, .presented(by: index, style: style), item.level + 1)
  }
}

extension StateSnapshot {
  fileprivate mutating func append(
    _ screen: Snapshot.Screen,
    _ location: StoryboardBundle.SceneLocation?,
    _ place: (Int, TreePath),
    _ tree: Forest.Tree
  ) {
    snapshot.screens.append(screen)
    locations.append(location)
    places.append(place)
    trees.append(tree)
  }
}
