extension ControllerGraph {
  /// Replaces the window's root, and with it all controllers.
  ///
  /// - Throws: ``Refusal`` when a controller occurs twice in the new hierarchy.
  /// - Complexity: O(*n*) in the number of controllers that are added and removed.
  public func setRoot(_ controller: any Controller) throws {
    try setRoot(controller, nil)
  }

  package func setRoot(_ controller: any Controller, _ origin: TransitionOrigin?) throws {
    try request("set the root to", ControllerName.of(controller)) { graph in
      try graph.validateInsertion(controller, leaving: Set(graph.nodes.keys))
      try graph.carryOut(
        [.root(controller)],
        TransitionContext(kind: .root, origin: origin, destination: controller)
      )
    }
  }

  /// Changes the horizontal size class, as a rotation or a resized window does.
  ///
  /// In compact width, a split controller whose primary column is a stack pushes its other columns on
  /// that stack, unless its ``SplitViewController/Delegate`` sets them aside. Without such a stack it sets them
  /// aside itself. In regular width, the top of the stack becomes the detail again, unless it is the root, and
  /// columns that were set aside return. An outer split controller changes before those inside it, because
  /// traits are passed on from parent to child. Those in a column that it sets aside, or in a primary
  /// controller that its delegate replaces, stay as they are.
  ///
  /// - Throws: ``Refusal`` during a transition, unless the policy queues requests.
  /// - Complexity: O(*n*) in the number of controllers.
  public func resize(to newWidth: SizeClass) throws {
    try request("resize to", newWidth.rawValue) { graph in
      try graph.refuseInWindow()
      guard newWidth != graph.width else { return }
      let (splits, changes) = graph.splitsAndChanges(resizingTo: newWidth)
      // The delegate may give any controller.
      for case .column(_, let new?, _) in changes where !graph.contains(new) {
        if splits.allSatisfy({ $0.column(keeping: new) == nil }) {
          try graph.validateInsertion(new)
        }
      }
      try graph.carryOut(
        [.width(newWidth)] + changes,
        TransitionContext(
          kind: .resize,
          completion: Self.whenOver {
            for split in splits {
              let isCompact = newWidth == .compact
              isCompact ? split.delegate?.didCollapse(split) : split.delegate?.didExpand(split)
            }
          }
        )
      )
    }
  }

  /// The split controllers that the new width reaches, the outer ones first, and their changes.
  private func splitsAndChanges(
    resizingTo newWidth: SizeClass
  ) -> ([SplitViewController], [ControllerChange]) {
    var splits: [SplitViewController] = []
    var changes: [ControllerChange] = []
    var setAside: Set<ObjectIdentifier> = []
    for node in survey().controllers.compactMap(node(of:)) {
      let enclosing = sequence(first: node, next: \.enclosing)
      guard let split = node.split, !enclosing.contains(where: { setAside.contains($0.id) })
      else { continue }
      splits.append(split)
      for change in split.changes(resizingTo: newWidth) {
        changes.append(change)
        switch change {
        case .column(let column, let new, _):
          if let child = split.columns[column] { setAside.insert(ObjectIdentifier(child)) }
          if let new { setAside.remove(ObjectIdentifier(new)) }
        case .push(let pushed, _): setAside.remove(ObjectIdentifier(pushed))
        default: break
        }
      }
    }
    return (splits, changes)
  }
}
