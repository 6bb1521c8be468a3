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
