import Routes

extension ControllerGraph {
  /// Creates a graph of placeholders and repeats the transitions of a journal.
  ///
  /// ```swift
  /// graph.startRecording()
  /// try graph.present(LoginController())
  /// if let journal = graph.journal {
  ///   let replayed = try ControllerGraph(replaying: journal)
  ///   try replayed.expect(graph.snapshot)
  /// }
  /// ```
  ///
  /// The new graph records a journal, too, which is equal to the given one.
  ///
  /// - Parameter journal: The journal of another graph.
  /// - Throws: `Snapshot.RestorationError.malformedStep` when an entry of the journal cannot follow those
  ///   before it.
  /// - Complexity: O(*n* · *c*) in the numbers of entries and of controllers.
  public convenience init(replaying journal: Journal) throws {
    try self.init(restoring: journal.start)
    try replay(journal)
  }
}

extension ControllerGraph {
  /// Repeats the transitions of a journal, in the state in which the journal starts.
  ///
  /// - Throws: `Snapshot.RestorationError` when an entry of the journal does not fit the state before it.
  package func replay(_ journal: Journal) throws {
    try Replay(journal, on: self).run(loaded: journal.loaded)
  }

  /// Makes the changes of a recorded transition again, as a request.
  ///
  /// - Parameters:
  ///   - controllers: The controllers of the graph by their numbers in the journal.
  ///   - make: Makes the controllers that a change adds.
  package func perform(
    _ transition: Transition,
    of controllers: [Int: any Controller],
    make: (Snapshot) throws -> any Controller
  ) throws {
    try withoutActuallyEscaping(make) { make in
      let reader = StepReader(graph: self, controllers: controllers, make: make)
      try repeatTransition(transition.kind) { try reader.changes(of: transition) }
    }
  }
}

/// Repeats the events of a journal in a graph of placeholders.
private final class Replay {
  private let graph: ControllerGraph
  private let entries: [Journal.Entry]
  private let context = ReplayContext()
  /// The position of the transition in the journal.
  private var position = 0
  /// The changes of controllers while they load, by the numbers of these.
  private var built: [Int: ArraySlice<Transition.RecordedChange>] = [:]

  init(_ journal: Journal, on graph: ControllerGraph) {
    self.graph = graph
    entries = journal.entries
    context.nextChange = { [weak self] in try self?.nextChange(whileLoading: $0) }
  }

  func run(loaded: [Int]) throws {
    try graph.repeating(context, loaded: loaded) { try repeatEntries() }
  }

  /// Every error names the entry that cannot be repeated.
  private func repeatEntries() throws {
    for (position, entry) in entries.enumerated() {
      self.position = position
      do {
        try repeatEntry(entry)
      } catch {
        throw Snapshot.RestorationError.malformedStep(
          position: position,
          step: entry.words,
          problem: (error as? Refusal)?.reason.description ?? "\(error)"
        )
      }
    }
  }

  private func repeatEntry(_ entry: Journal.Entry) throws {
    switch entry {
    case .began(let transition): try begin(transition)
    case .loaded(let number):
      readEntries()
      try graph.loadNow(reader.existing(number))
    case .finished: try graph.finishTransition()
    case .cancelled: try graph.cancelTransition()
    case .called, .embedded, .built, .returned: return
    }
    try graph.validateContents()
  }

  private var reader: StepReader {
    StepReader(graph: graph, controllers: context.controllers)
  }

  private func begin(_ transition: Transition) throws {
    guard !graph.isTransitionUnderWay else {
      throw reader.malformed("a transition begins during another one")
    }
    readEntries()
    let changes = try reader.changes(of: transition)
    guard !changes.isEmpty else { throw reader.malformed("a transition has no changes") }
    try reader.check(changes)
    try graph.replay(changes, of: transition)
  }

  /// Reads the entries of one transition, up to its end.
  private func readEntries() {
    context.embeds = [:]
    context.returns = []
    built = [:]
    for entry in entries[(position + 1)...] {
      switch entry {
      case .returned(let number): context.returns.insert(number)
      case .embedded(let child, let parent): context.embeds[parent, default: []].append(child)
      case .built(let change, let parent): built[parent, default: []].append(change)
      case .called: continue
      case .began, .loaded, .finished, .cancelled: return
      }
    }
  }

  private func nextChange(whileLoading number: Int) throws -> ControllerChange? {
    guard let recorded = built[number]?.popFirst(), let controller = context.controllers[number]
    else { return nil }
    let change = try reader.change(recorded.form)
    guard graph.scope(of: change) === controller else {
      let name = ControllerName.of(controller)
      throw reader.malformed("changes another controller than \(name), which loads")
    }
    try reader.check([change])
    return change
  }
}

extension Journal.Entry {
  fileprivate var words: String {
    switch self {
    case .began(let transition):
      [transition.kind.rawValue, transition.destination?.string].compactMap { $0 }
        .joined(separator: " ")
    case .finished: "finish the transition"
    case .cancelled: "cancel the transition"
    case .loaded(let number): "load controller \(number)"
    case .returned(let number): "add controller \(number) again"
    case .embedded(_, let parent), .built(_, let parent): "load controller \(parent)"
    case .called(let call, let number): "\(call) of controller \(number)"
    }
  }
}
