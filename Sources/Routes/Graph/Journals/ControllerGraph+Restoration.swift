extension ControllerGraph {
  /// Creates a graph in the state of a snapshot.
  ///
  /// ```swift
  /// let graph = try ControllerGraph(restoring: Snapshot("nav(Feed, Conversation)"), classes: classes)
  /// ```
  ///
  /// The new graph's ``snapshot`` is equal to the given one. Controllers on screen load and appear.
  ///
  /// - Parameters:
  ///   - snapshot: The state.
  ///   - classes: The controller classes that the snapshot names. Other names become placeholders.
  ///   - registry: The segues that the graph performs.
  /// - Throws: ``Snapshot/RestorationError``, or any error from making a controller.
  /// - Complexity: O(*n*) in the number of screens.
  public convenience init(
    restoring snapshot: Snapshot,
    classes: SceneClasses = SceneClasses(),
    registry: SegueRegistry = SegueRegistry()
  ) throws {
    try self.init(registry: registry, width: snapshot.width)
    guard !snapshot.screens.isEmpty else { return }
    try restore(Restoration(snapshot, classes: classes, scenes: registry.scenes))
  }

  /// Creates a graph in the state of a snapshot, with the known scenes of its controllers.
  package convenience init(
    restoring snapshot: Snapshot,
    registry: SegueRegistry,
    locations: [StoryboardBundle.SceneLocation?]
  ) throws {
    try self.init(registry: registry, width: snapshot.width)
    let scenes = registry.scenes
    try restore(
      Restoration(snapshot, classes: scenes.classes, scenes: scenes, locations: locations)
    )
  }

  func restore(_ restoration: Restoration) throws {
    let snapshot = restoration.snapshot
    try requestAnytime("restore a snapshot") {
      try exclusively("restoration") {
        for (position, controller) in restoration.controllers.enumerated() {
          do {
            try add(
              controller,
              at: snapshot.screens[position].placement,
              among: restoration.controllers,
              restoration.locations[position]
            )
          } catch let reason as Refusal.Reason {
            throw Snapshot.RestorationError.malformed(
              position: position,
              problem: "cannot be restored: \(reason)"
            )
          }
        }
      }
    }
    // A snapshot says by itself whether columns have collapsed.
    transition.collapsing = []
    transition.warnings = []
    if let position = snapshot.firstDifference(from: self.snapshot) {
      throw Snapshot.RestorationError.malformed(
        position: position,
        problem: "cannot be placed or selected like that"
      )
    }
    let shown = shown(below: nil)
    if self.classes.haveObservers { sendFirstAppearance(of: shown) }
    for controller in shown { node(of: controller)?.isLoaded = true }
    // Only a controller that has loaded has embedded children.
    for screen in snapshot.screens {
      guard case .embedded(let parent) = screen.placement else { continue }
      node(of: restoration.controllers[parent])?.isLoaded = true
    }
  }

  private func add(
    _ controller: any Controller,
    at placement: Snapshot.Placement,
    among controllers: [any Controller],
    _ location: StoryboardBundle.SceneLocation?
  ) throws {
    switch placement {
    case .root, .embedded, .presented: try validateInsertion(controller)
    case .child, .column: break
    }
    let place: Node.Place
    switch placement {
    case .root:
      place = .root
    case .child(let parent), .column(_, let parent):
      place = .child(of: try require(controllers[parent]))
    case .embedded(let parent):
      let parent = try require(controllers[parent])
      parent.embedded.append(controller)
      place = .child(of: parent)
    case .presented(let presenter, let style):
      let node = try require(controllers[presenter])
      guard node.presented == nil else {
        throw Snapshot.RestorationError.malformed(
          position: nodes.count,
          problem: "is a second one presented by screen \(presenter)"
        )
      }
      place = .presented(by: node, style: style)
    }
    let scenes = location.map { [ObjectIdentifier(controller): $0] } ?? [:]
    addNode(for: controller, at: place, TransitionOrigin(scenes: scenes))
  }

  /// Starts to record transitions and lifecycle calls in ``journal``.
  ///
  /// The controllers get new numbers: their positions in the journal's first snapshot. A graph of a
  /// window records nothing.
  ///
  /// - Complexity: O(*n*) in the number of controllers.
  public func startRecording() { startRecording(loaded: nil) }

  /// - Parameter loaded: The controllers to record as loaded; `nil` for the loaded ones.
  private func startRecording(loaded: [Int]?) {
    guard windowState == nil else { return }
    let (snapshot, controllers) = survey()
    for controller in shown(below: nil) { node(of: controller)?.isLoaded = true }
    var found: [Int] = []
    for (position, controller) in controllers.enumerated() {
      guard let node = node(of: controller) else { continue }
      node.serial = position
      if node.isLoaded { found.append(position) }
    }
    nextSerial = controllers.count
    journal = Journal(start: snapshot, loaded: loaded ?? found)
  }

  /// Adds an event to the journal, if one is recorded.
  func record(_ entry: @autoclosure () -> Journal.Entry) {
    guard journal != nil else { return }
    let entry = entry()
    journal?.entries.append(entry)
  }

  /// Runs a closure that repeats a journal, and records it again.
  ///
  /// - Parameter loaded: The numbers of the controllers that the journal begins with as loaded.
  package func repeating(
    _ context: ReplayContext,
    loaded: [Int],
    _ body: () throws -> Void
  ) rethrows {
    startRecording(loaded: loaded)
    for (number, controller) in survey().controllers.enumerated() {
      context.controllers[number] = controller
      node(of: controller)?.isLoaded = loaded.contains(number)
    }
    replayContext = context
    defer { replayContext = nil }
    try body()
  }
}

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
