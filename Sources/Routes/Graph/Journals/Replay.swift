/// Repeats the events of a journal in a graph of placeholders.
struct Replay {
  private let graph: ControllerGraph
  private let entries: [Journal.Entry]
  private var controllers: [Int: any Controller] = [:]

  init(_ journal: Journal, on graph: ControllerGraph) {
    self.graph = graph
    entries = journal.entries
    graph.startRecording(loaded: journal.loaded)
    let found = graph.survey().controllers
    for (number, controller) in found.enumerated() {
      controllers[number] = controller
      graph.node(of: controller)?.isLoaded = false
    }
    for number in journal.loaded where found.indices.contains(number) {
      graph.node(of: found[number])?.isLoaded = true
    }
  }

  mutating func run() throws {
    defer { graph.replayContext = nil }
    for (position, entry) in entries.enumerated() {
      switch entry {
      case .began(let transition): try begin(transition, at: position)
      case .finished: try graph.finishTransition()
      case .cancelled: try graph.cancelTransition()
      case .called, .embedded, .returned: break
      }
    }
  }

  private mutating func begin(_ transition: Transition, at position: Int) throws {
    guard !graph.isTransitionUnderWay else {
      throw RestorationError.malformed(
        position: position,
        problem: "begins a transition during another one"
      )
    }
    let context = ReplayContext(embeds: embeds(after: position), returns: returns(after: position))
    let reader = StepReader(graph: graph, controllers: controllers, position: position)
    guard let changes = try HierarchyChanges(transition.changes.map { try reader.change($0.form) })
    else {
      throw RestorationError.malformed(
        position: position,
        problem: "begins a transition without changes"
      )
    }
    try check(changes, at: position)
    graph.replayContext = context
    try graph.replay(changes, of: transition)
    for controller in context.added {
      if let number = graph.node(of: controller)?.serial { controllers[number] = controller }
    }
  }

  /// Checks that added controllers are new, or were removed by an earlier change of the transition.
  private func check(_ changes: HierarchyChanges, at position: Int) throws {
    var free: Set<ObjectIdentifier> = []
    var dismissing: Set<ObjectIdentifier> = []
    var presenting: Set<ObjectIdentifier> = []
    for change in changes {
      // A new root may be any controller of the graph: everything around it is removed.
      if case .root = change { continue }
      switch change {
      case .dismiss(_, let presenter, _):
        guard dismissing.insert(ObjectIdentifier(presenter)).inserted else {
          throw RestorationError.malformed(
            position: position,
            problem: "dismisses twice from \(ControllerName.of(presenter))"
          )
        }
      case .present(_, let presenter, _):
        let id = ObjectIdentifier(presenter)
        let isFree = graph.node(of: presenter)?.presented == nil || dismissing.contains(id)
        guard isFree, presenting.insert(id).inserted else {
          throw RestorationError.malformed(
            position: position,
            problem: "presents from \(ControllerName.of(presenter)), which already presents"
          )
        }
      default: break
      }
      for controller in change.arrivals {
        let id = ObjectIdentifier(controller)
        guard !graph.contains(controller) || free.remove(id) != nil else {
          throw RestorationError.malformed(
            position: position,
            problem: "adds \(ControllerName.of(controller)), which is already in the graph"
          )
        }
      }
      for controller in change.parentChange.removed {
        guard free.insert(ObjectIdentifier(controller)).inserted else {
          throw RestorationError.malformed(
            position: position,
            problem: "removes \(ControllerName.of(controller)) twice"
          )
        }
      }
    }
  }

  /// The loaded controllers that the transition at a position added again.
  private func returns(after position: Int) -> Set<Int> {
    var returns: Set<Int> = []
    for entry in entries[(position + 1)...] {
      guard case .returned(let number) = entry else { break }
      returns.insert(number)
    }
    return returns
  }

  /// The children that were embedded while the transition at a position loaded its controllers.
  private func embeds(after position: Int) -> [Int: [Snapshot]] {
    var embeds: [Int: [Snapshot]] = [:]
    for entry in entries[(position + 1)...] {
      switch entry {
      case .embedded(let child, let parent): embeds[parent, default: []].append(child)
      case .called, .returned: continue
      case .began, .finished, .cancelled: return embeds
      }
    }
    return embeds
  }
}
