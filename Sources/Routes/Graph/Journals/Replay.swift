/// Repeats the events of a journal in a graph of placeholders.
struct Replay {
  private let graph: ControllerGraph
  private let entries: [Journal.Entry]
  private let context = ReplayContext()

  init(_ journal: Journal, on graph: ControllerGraph) {
    self.graph = graph
    entries = journal.entries
    graph.startRecording(loaded: journal.loaded)
    let found = graph.survey().controllers
    for (number, controller) in found.enumerated() {
      context.controllers[number] = controller
      graph.node(of: controller)?.isLoaded = false
    }
    for number in journal.loaded where found.indices.contains(number) {
      graph.node(of: found[number])?.isLoaded = true
    }
  }

  func run() throws {
    graph.replayContext = context
    defer { graph.replayContext = nil }
    for (position, entry) in entries.enumerated() {
      switch entry {
      case .began(let transition): try begin(transition, at: position)
      case .finished: try graph.finishTransition()
      case .cancelled: try graph.cancelTransition()
      case .called, .embedded, .built, .returned: break
      }
    }
  }

  private func begin(_ transition: Transition, at position: Int) throws {
    guard !graph.isTransitionUnderWay else {
      throw RestorationError.malformed(
        position: position,
        problem: "begins a transition during another one"
      )
    }
    context.read(entries[(position + 1)...])
    let reader = StepReader(
      graph: graph,
      controllers: context.controllers,
      position: context.position
    )
    let changes = try transition.changes.map { try reader.change($0.form) }
    guard !changes.isEmpty else {
      throw reader.malformed("begins a transition without changes")
    }
    try reader.check(changes)
    try graph.replay(changes, of: transition)
  }
}
