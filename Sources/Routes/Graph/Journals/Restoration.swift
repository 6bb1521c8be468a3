/// Makes the controllers of a snapshot and fills the containers.
struct Restoration {
  let snapshot: Snapshot
  let controllers: [any Controller]
  /// The scenes of the controllers, if they are known.
  let locations: [StoryboardBundle.SceneLocation?]

  /// - Parameter locations: The scenes of the screens; by default the scenes in the snapshot.
  init(
    _ snapshot: Snapshot,
    classes: SceneClasses = SceneClasses(),
    scenes: SceneCatalog = SceneCatalog(),
    locations: [StoryboardBundle.SceneLocation?]? = nil
  ) throws {
    self.snapshot = snapshot
    let locations =
      locations ?? snapshot.screens.map { $0.scene.flatMap(scenes.bundle.location(of:)) }
    var controllers: [any Controller] = []
    controllers.reserveCapacity(snapshot.screens.count)
    for (position, screen) in snapshot.screens.enumerated() {
      try snapshot.check(screen, at: position)
      let controller =
        try locations[position].flatMap { scenes.bundle[$0] }.flatMap(classes.maker)?()
        ?? classes.maker(named: screen.name)?()
        ?? locations[position].flatMap { scenes.standIn(for: $0) }
        ?? screen.kind.makePlaceholder(name: screen.name.isEmpty ? nil : screen.name, or: "")
      let kind = controller.asContainer?.kind ?? .screen
      guard kind == screen.kind else {
        throw Snapshot.RestorationError.wrongClass(
          name: screen.name.string,
          expected: screen.kind.rawValue
        )
      }
      if let location = locations[position] {
        (controller as? SplitViewController)?.setStyle(of: scenes.bundle[location])
      }
      controllers.append(controller)
    }
    self.controllers = controllers
    self.locations = locations
    let links = Snapshot.Links(of: snapshot)
    for (position, controller) in controllers.enumerated() {
      let items = links.children[position].map { child in
        let screen = snapshot.screens[child]
        return Snapshot.Item(controllers[child], screen.placement, isSelected: screen.isSelected)
      }
      try controller.asContainer?.fill(with: items)
    }
    for (position, screen) in snapshot.screens.enumerated() {
      guard let split = controllers[position] as? SplitViewController else { continue }
      for column in screen.columns ?? [] {
        let kept = try controller(of: column, after: position, classes, scenes)
        split.collapsed[column.column] = kept
      }
    }
  }

  /// The controller of a collapsed column, which comes after the split controller if it is in the snapshot.
  private func controller(
    of column: Snapshot.CollapsedColumn,
    after position: Int,
    _ classes: SceneClasses,
    _ scenes: SceneCatalog
  ) throws -> (any Controller)? {
    if let snapshot = column.snapshot {
      return try Restoration(snapshot, classes: classes, scenes: scenes).controllers.first
    }
    return column.position.flatMap {
      (position + 1..<controllers.count).contains($0) ? controllers[$0] : nil
    }
  }
}

extension Snapshot {
  /// Makes the controller of the first screen, with its children.
  package func makeController() throws -> any Controller {
    guard let root = try Restoration(self).controllers.first else {
      throw RestorationError.malformed(position: 0, problem: "is missing")
    }
    return root
  }

  /// The position of the first screen that differs from another snapshot.
  func firstDifference(from other: Snapshot) -> Int? {
    let shared = zip(screens, other.screens).enumerated().first { $1.0 != $1.1 }?.offset
    if let shared { return shared }
    let count = min(screens.count, other.screens.count)
    return screens.count == other.screens.count ? nil : count
  }

  /// Whether a stack may contain a controller; a stack only above the root of a column onto which
  /// others collapse.
  private func canBeOnStack(_ kind: Kind, at position: Int, of navigation: Int) -> Bool {
    switch (kind, screens[navigation].placement) {
    case (.split, _): false
    // The root of a stack comes right after it.
    case (.navigation, .column(.primary, _)), (.navigation, .column(.compact, _)):
      position > navigation + 1
    case (.navigation, _): false
    default: true
    }
  }

  /// Checks that a screen fits the screens before it.
  fileprivate func check(_ screen: Screen, at position: Int) throws(RestorationError) {
    func fail(_ problem: String) -> RestorationError {
      .malformed(position: position, problem: problem)
    }
    guard let owner = screen.placement.owner else {
      if position != 0 { throw fail("is a second root") }
      return
    }
    guard (0..<position).contains(owner) else {
      throw fail("refers to screen \(owner), which does not come before it")
    }
    let kind = screens[owner].kind
    switch screen.placement {
    case .child:
      if kind == .screen || kind == .split {
        throw fail("is a child of a controller that has no such children")
      }
      if kind == .navigation, !canBeOnStack(screen.kind, at: position, of: owner) {
        throw fail("cannot be on the stack of a navigation controller")
      }
      if kind == .page, screens[..<position].count(where: { $0.placement == screen.placement }) > 1
      {
        throw fail("is a third page, and a page controller shows two at most")
      }
    case .column:
      if kind != .split { throw fail("is a column of a controller that is not a split controller") }
    case .root, .embedded, .presented: break
    }
  }
}
