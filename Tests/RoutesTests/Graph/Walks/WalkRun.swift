import Routes

/// Carries out a walk, and compares the model and the library after every step.
struct WalkRun {
  private var model = ReferenceModel()
  private let library: LibraryUnderTest
  private let setting: Setting
  private var nextNumber = 1
  private var appearances = AppearanceChecker()
  /// The snapshot after the last step that was checked; `nil` after one that was not.
  private var lastNotation: String?
  /// What was asked, and what came of it.
  private(set) var trace: [String] = []
  private let tracesMoves: Bool

  /// A difference between the two, or something that is never right.
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
    library = try LibraryUnderTest(walk.setting, root: root)
    try compare()
  }

  /// Makes one step.
  ///
  /// - Parameter isKnown: Whether the same step was checked in the same place before.
  /// - Returns: Whether anything may have changed.
  mutating func step(_ move: Walk.Move, isKnown: Bool = false) throws -> Bool {
    var resolver = Resolver(model, nextNumber: nextNumber, records: setting.records)
    let request = resolver.request(move)
    nextNumber = resolver.nextNumber
    if tracesMoves { trace.append("\(request)") }
    let before = isKnown ? nil : lastNotation ?? library.graph.snapshot.description
    let wasUnderWay = model.active != nil
    let expected = model.perform(request)
    let found = library.perform(request)
    if isKnown {
      lastNotation = nil
      _ = model.takeCalls()
      try appearances.add(library.factory.log.takeCalls())
      return true
    }
    try equal(expected, found, "answer")
    let calls = try compare()
    if tracesMoves { trace.append("  \(found): \(model.notation)") }
    guard case .refused(let refusal) = found else {
      return calls > 0 || before != lastNotation || wasUnderWay || model.active != nil
    }
    try equal(before, lastNotation, "snapshot after a refusal")
    return refusal == .queued
  }

  /// Ends what is under way, and replays the journal.
  mutating func end() throws {
    while model.active != nil {
      try equal(model.perform(.finish), library.perform(.finish), "answer")
      try compare()
    }
    try library.checkJournal()
  }

  /// Compares all there is.
  ///
  /// - Returns: How many calls there were.
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
    try library.check(model.root, parent: nil)
    try library.check(onScreen: model)
    try library.check(snapshot)
    try library.checkInvariants()
    try appearances.add(found)
    if model.active == nil { try appearances.check(shown: model.shown) }
    if model.isAtRest { try library.checkReleased(but: model.members) }
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
  /// Carries out the walk from its start, as far as a move changes nothing.
  ///
  /// - Parameter known: How many steps were checked in the same place before.
  /// - Returns: The position of the first move that changed nothing, if any did not.
  func run(known: Int) throws -> Int? {
    var run = try WalkRun(self)
    for (position, move) in moves.enumerated() {
      guard try run.step(move, isKnown: position < known) else { return position }
    }
    try run.end()
    return nil
  }

  /// Carries out the walk from its start to its end.
  func run() throws {
    var run = try WalkRun(self)
    for move in moves { _ = try run.step(move) }
    try run.end()
  }
}
