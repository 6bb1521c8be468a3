import Routes

extension TreeComparison {
  /// What a move did, in a form that can be repeated for other states.
  ///
  /// - Parameter hasGround: Whether a placeholder was below the level.
  func outcome(hasGround: Bool, _ forest: inout Forest) -> Front.Outcome {
    var levels = after.levels[...]
    var effect = Front.Effect(
      base: .nothing,
      levels: [],
      added: addedScenes(in: forest),
      removesNothing: !forgets && before.trees.count == origins.count { $0 != nil }
    )
    if hasGround, let lowest = levels.first, origins[lowest.root] == 0 {
      effect.base = .below
      levels = levels.dropFirst()
    }
    let oldRoot = hasGround ? 1 : 0
    let isOnOldGround = hasGround == (effect.base == .below)
    if isOnOldGround, let level = levels.first, isKept[level.root], origins[level.root] == oldRoot,
      attachment(of: level) == oldAttachment
    {
      effect.base = .all
      levels = levels.dropFirst()
    }
    for level in levels {
      let isOld = isOnOldGround && origins[level.root] == oldRoot
      let program = program(for: level.root, &forest)
      let number = isOld ? nil : forest.attachment(attachment(of: level))
      var constant: Forest.Level?
      if let number, let tree = program.constant { constant = forest.level(number, tree) }
      effect.levels.append(
        Front.NewLevel(attachment: number, program: program, constant: constant)
      )
    }
    if effect.base == .all, effect.levels.isEmpty { return .nothing }
    return .effect(effect)
  }

  /// The attachment of the level before the move, apart from its path. Only a placeholder below it
  /// presents it.
  private var oldAttachment: Forest.Attachment {
    guard before.snapshot.screens.count > 1,
      case .presented(_, let style) = before.snapshot.screens[1].placement
    else { return .root }
    return .presented(style, by: TreePath())
  }

  private func attachment(of level: HierarchyReading.Level) -> Forest.Attachment {
    guard let presenter = level.presenter else { return .root }
    return .presented(level.style, by: after.path(of: presenter))
  }

  private func addedScenes(in forest: Forest) -> [Int] {
    origins.indices.filter { origins[$0] == nil }
      .compactMap { forest.sceneNumbers[Int(after.labels[$0])] }
  }
}
