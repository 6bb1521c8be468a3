extension ControllerGraph {
  /// Makes a graph in the state that a snapshot describes.
  ///
  /// ```swift
  /// let graph = try ControllerGraph(restoring: Snapshot("nav(Feed, Conversation)"), classes: classes)
  /// ```
  ///
  /// Its ``snapshot`` is equal to the given one. What is on screen is loaded and appears.
  ///
  /// - Parameters:
  ///   - snapshot: The state.
  ///   - classes: How to make the controllers that it names; others become placeholders.
  ///   - registry: The segues that the graph performs.
  /// - Throws: ``RestorationError``; or what making a controller threw.
  /// - Complexity: O(*n*) in the number of screens.
  public convenience init(
    restoring snapshot: Snapshot,
    classes: SceneClasses = SceneClasses(),
    registry: SegueRegistry = SegueRegistry()
  ) throws {
    try self.init(registry: registry, width: snapshot.width)
    guard !snapshot.screens.isEmpty else { return }
    let restoration = try Restoration(snapshot, classes: classes)
    for (position, controller) in restoration.controllers.enumerated() {
      try place(controller, at: snapshot.screens[position].place, among: restoration.controllers)
    }
    if let position = snapshot.firstDifference(from: self.snapshot) {
      throw RestorationError.malformed(
        position: position,
        problem: "stands, or is selected, as it cannot be in a graph"
      )
    }
    let shown = shown(below: nil)
    if self.classes.haveObservers { sendFirstAppearance(of: shown) }
    for controller in shown { node(of: controller)?.isLoaded = true }
  }

  private func place(
    _ controller: any Controller,
    at place: Snapshot.Place,
    among controllers: [any Controller]
  ) throws(RestorationError) {
    let node = addNode(for: controller, Arrival())
    switch place {
    case .root: rootNode = node
    case .child(let parent), .column(_, let parent):
      node.parent = self.node(of: controllers[parent])
    case .embedded(let parent):
      node.parent = self.node(of: controllers[parent])
      node.parent?.embedded.append(controller)
    case .presented(let presenter, let style):
      node.presenter = self.node(of: controllers[presenter])
      node.style = style
      guard node.presenter?.presented == nil else {
        throw .malformed(
          position: nodes.count - 1,
          problem: "is a second one that screen \(presenter) presents"
        )
      }
      node.presenter?.presented = node
    }
  }
}

extension ControllerGraph {
  /// Begins to record transitions and lifecycle calls in ``journal``.
  ///
  /// The controllers are numbered anew, by their positions in the journal's first snapshot.
  ///
  /// - Complexity: O(*n*) in the number of controllers.
  public func startRecording() { startRecording(loaded: nil) }

  /// Begins to record.
  ///
  /// - Parameter loaded: Who had been loaded, where somebody else says so.
  func startRecording(loaded: [Int]?) {
    let (snapshot, controllers) = survey()
    for controller in shown(below: nil) { node(of: controller)?.isLoaded = true }
    var found: [Int] = []
    for (position, controller) in controllers.enumerated() {
      guard let node = node(of: controller) else { continue }
      node.serial = position
      if node.isLoaded { found.append(position) }
    }
    nextSerial = controllers.count
    recorder = Recorder(Journal(start: snapshot, loaded: loaded ?? found))
  }

  /// What was recorded; `nil` when nothing was.
  public var journal: Journal? { recorder?.journal }

  /// Makes a graph of placeholders and does to it what a journal recorded.
  ///
  /// Its ``journal`` is the same again, and so is its ``snapshot``.
  ///
  /// - Throws: ``RestorationError`` when the journal does not fit itself.
  public convenience init(replaying journal: Journal) throws {
    try self.init(restoring: journal.start)
    var replay = Replay(journal, on: self)
    try replay.run()
  }
}
