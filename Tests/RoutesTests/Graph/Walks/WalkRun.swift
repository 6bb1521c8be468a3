import Routes

/// Performs a walk, and compares the model with the library after every step.
struct WalkRun {
  private(set) var model = ReferenceModel()
  let library: LibraryUnderTest
  private let setting: Setting
  private var nextNumber = 1
  private var appearances = AppearanceChecker()
  /// The snapshot after the last step; `nil` if that step was not checked.
  private var lastNotation: String?
  /// The requests and their results.
  private(set) var trace: [String] = []
  private let tracesMoves: Bool
  /// Whether requests were made inside calls.
  private var isScripted = false

  /// A difference between the two, or a violated invariant.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  init(_ walk: Walk, tracesMoves: Bool = false) throws {
    self.tracesMoves = tracesMoves
    setting = walk.setting
    model.isWide = walk.setting.isWide
    model.policy = walk.setting.policy
    model.flaw = walk.flaw
    var next = nextNumber
    let root = Walk.roots[walk.start].map { $0.numbered(from: &next) }
    nextNumber = next
    model.start(with: root)
    model.waits = walk.setting.waits
    model.script.records = walk.setting.records
    library = try LibraryUnderTest(walk.setting, root: root)
    try compare()
    model.script.moves = walk.script
  }

  /// Performs one step.
  ///
  /// - Parameter isKnown: Whether an earlier walk checked the same step in the same state.
  /// - Returns: Whether anything may have changed.
  mutating func step(_ move: Walk.Move, isKnown: Bool = false) throws -> Bool {
    var resolver = Resolver(model, nextNumber: nextNumber, records: setting.records)
    let request = resolver.request(move)
    nextNumber = resolver.nextNumber
    if tracesMoves { trace.append("\(request)") }
    let before = isKnown ? nil : lastNotation ?? library.graph.snapshot.description
    let wasActive = model.active != nil
    model.script.nextNumber = nextNumber
    let expected = model.perform(request)
    nextNumber = model.script.nextNumber
    let scripted = model.script.take()
    isScripted = isScripted || !scripted.requests.isEmpty
    library.factory.log.requests = scripted.requests
    let found = library.perform(request)
    if tracesMoves {
      for number in scripted.requests.keys.sorted() {
        trace.append("  in call \(number): \(scripted.requests[number].map { "\($0)" } ?? "")")
      }
    }
    if isKnown {
      lastNotation = nil
      _ = model.takeCalls()
      try appearances.add(library.factory.log.takeCalls())
      return true
    }
    try equal(expected, found, "answer")
    let calls = try compare()
    try equal(scripted.answers, library.factory.log.takeAnswers(), "answers inside calls")
    if tracesMoves { trace.append("  \(found): \(model.notation)") }
    guard case .refused(let refusal) = found else {
      return calls > 0 || before != lastNotation || wasActive || model.active != nil
    }
    guard scripted.requests.isEmpty else { return true }
    try equal(before, lastNotation, "snapshot after a refusal")
    return refusal == .queued
  }

  /// Finishes the active transitions, and replays the journal.
  mutating func end() throws {
    while model.active != nil {
      model.script.moves = [:]
      try equal(model.perform(.finish), library.perform(.finish), "answer")
      try compare()
    }
    // A request inside a call records its transition between the calls of another one, and a container of a
    // replayed journal does not call its children.
    try library.checkJournal(withCalls: !isScripted && !library.factory.hasMadeUshers)
  }

  /// Compares the model with the library.
  ///
  /// - Returns: The number of lifecycle calls.
  @discardableResult
  private mutating func compare() throws -> Int {
    let expected = model.takeCalls()
    let found = library.factory.log.takeCalls()
    try equal(expected, found, "calls")
    let snapshot = library.graph.snapshot
    let notation = snapshot.description
    lastNotation = notation
    try equal(model.notation, notation, "snapshot")
    try equal(
      model.visible?.number ?? 0,
      walkNumber(of: library.graph.visible),
      "visible controller"
    )
    try equal(model.active != nil, library.graph.isTransitionUnderWay, "transition under way")
    let refusals = library.graph.refusals.map(ModelRefusal.init)
    try equal(model.refusals, refusals, "refusals of what had waited")
    try equal(model.warnings, library.graph.warnings.count, "warnings")
    try library.check(model.root, parent: nil)
    try library.check(onScreen: model)
    try library.check(presentationsIn: model)
    try library.check(snapshot)
    try library.checkInvariants()
    try appearances.add(found)
    if model.active == nil { try appearances.check(shown: model.shown) }
    if model.isAtRest { try library.checkReleased(but: model.members + model.keptOut) }
    return found.count
  }

  private func equal<Value: Equatable>(_ expected: Value, _ found: Value, _ what: String) throws {
    guard expected != found else { return }
    throw Failure(
      description: "\(what): the model says \(expected), the library says \(found)"
    )
  }
}

extension Walk {
  /// Performs the walk from its start up to the first move that changes nothing.
  ///
  /// - Parameter known: The number of steps that an earlier walk checked in the same state.
  /// - Returns: The position of the first move that changed nothing, if any.
  func run(known: Int) throws -> Int? {
    var run = try WalkRun(self)
    for (position, move) in moves.enumerated() {
      guard try run.step(move, isKnown: position < known) else { return position }
    }
    try run.end()
    return nil
  }

  /// Performs the whole walk.
  func run() throws {
    var run = try WalkRun(self)
    for move in moves { _ = try run.step(move) }
    try run.end()
  }
}

extension Walk {
  /// The failure of the walk, if any.
  func failure() -> String? {
    do {
      try run()
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// The failure without its details.
  private var symptom: String? { failure().map { String($0.prefix { $0 != ":" }) } }

  /// The shortest walk that still fails in the same way, with the simplest moves.
  func shrunk() -> Walk {
    var walk = self
    while true {
      let simpler = walk.withoutIdleMoves().withSimplerMoves().withFewerMoves()
      if simpler == walk { return walk }
      walk = simpler
    }
  }

  /// Replaces two moves by a simple one.
  private func withFewerMoves() -> Walk {
    let symptom = self.symptom
    for position in moves.indices.dropLast() {
      for kind in Kind.allCases {
        var shorter = self
        shorter.moves.replaceSubrange(position...(position + 1), with: [Move(kind: kind)])
        if shorter.symptom == symptom { return shorter }
      }
    }
    return self
  }

  /// Removes runs of moves, long ones first, as long as the walk fails.
  private func withoutIdleMoves() -> Walk {
    var walk = self
    let symptom = self.symptom
    var length = max(1, moves.count / 2)
    while length > 0 {
      var position = 0
      while position < walk.moves.count {
        var shorter = walk
        shorter.moves.removeSubrange(position..<min(position + length, walk.moves.count))
        if shorter.symptom == symptom { walk = shorter } else { position += length }
      }
      length /= 2
    }
    return walk
  }

  /// Replaces numbers by zeros, and the setting by the first one, if the walk still fails.
  private func withSimplerMoves() -> Walk {
    var walk = self
    let symptom = self.symptom
    func attempt(_ change: (inout Walk) -> Void) {
      var simpler = walk
      change(&simpler)
      if simpler.symptom == symptom { walk = simpler }
    }
    attempt { $0.script = [:] }
    for position in walk.script.keys.sorted() { attempt { $0.script[position] = nil } }
    attempt { $0.start = 0 }
    attempt { $0.setting = Setting() }
    attempt { $0.setting.records = false }
    attempt { $0.setting.waits = false }
    attempt { $0.setting.isWide = false }
    attempt { $0.setting.policy = .refuse }
    for position in moves.indices {
      for part in [\Move.source, \Move.what, \Move.how] {
        attempt { $0.moves[position][keyPath: part] = 0 }
        attempt { $0.moves[position][keyPath: part] %= 24 }
      }
    }
    return walk
  }

  /// A description of the walk up to the failure.
  var trace: String {
    var lines = ["setting: \(setting)"]
    do {
      var run = try WalkRun(self, tracesMoves: true)
      lines.append("start: \(Walk.roots[start].map { $0.notation() } ?? "no root")")
      do {
        for move in moves { _ = try run.step(move) }
        try run.end()
      } catch {
        lines += run.trace + ["failure: \(error)"]
      }
    } catch {
      lines.append("failure at the start: \(error)")
    }
    return lines.joined(separator: "\n")
  }
}
