import Routes

/// Carries out a walk, and compares the model and the library after every step.
struct WalkRun {
  private var model = ReferenceModel()
  private let stage: Stage
  private let setting: Setting
  private var nextNumber = 1
  private var balance = Balance()
  /// The snapshot after the last step that was checked; `nil` after one that was not.
  private var lastNotation: String?
  /// What was asked, and what came of it.
  private(set) var account: [String] = []
  private let keepsAccount: Bool

  /// A difference between the two, or something that is never right.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  init(_ walk: Walk, keepsAccount: Bool = false) throws {
    self.keepsAccount = keepsAccount
    setting = walk.setting
    model.isWide = walk.setting.isWide
    model.policy = walk.setting.policy
    model.flaw = walk.flaw
    var next = nextNumber
    let root = Walk.roots[walk.start].map { $0.numbered(from: &next) }
    nextNumber = next
    model.start(with: root)
    model.waits = walk.setting.waits
    stage = try Stage(walk.setting, root: root)
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
    if keepsAccount { account.append("\(request)") }
    let before = isKnown ? nil : lastNotation ?? stage.graph.snapshot.description
    let wasUnderWay = model.flight != nil
    let expected = model.perform(request)
    let found = stage.perform(request)
    if isKnown {
      lastNotation = nil
      _ = model.takeCalls()
      try balance.add(stage.casting.log.takeCalls())
      return true
    }
    try equal(expected, found, "answer")
    let calls = try compare()
    if keepsAccount { account.append("  \(found): \(model.notation)") }
    guard case .refused(let complaint) = found else {
      return calls > 0 || before != lastNotation || wasUnderWay || model.flight != nil
    }
    try equal(before, lastNotation, "snapshot after a refusal")
    return complaint == .queued
  }

  /// Ends what is under way, and replays the journal.
  mutating func end() throws {
    while model.flight != nil {
      try equal(model.perform(.finish), stage.perform(.finish), "answer")
      try compare()
    }
    try stage.checkJournal()
  }

  /// Compares all there is.
  ///
  /// - Returns: How many calls there were.
  @discardableResult
  private mutating func compare() throws -> Int {
    let expected = model.takeCalls()
    let found = stage.casting.log.takeCalls()
    try equal(expected, found, "calls")
    let snapshot = stage.graph.snapshot
    let notation = snapshot.description
    lastNotation = notation
    try equal(model.notation, notation, "snapshot")
    try equal(model.visible?.number ?? 0, walkNumber(of: stage.graph.visible), "visible controller")
    try equal(model.flight != nil, stage.graph.isTransitionUnderWay, "transition under way")
    let complaints = stage.graph.refusals.map(Complaint.init)
    try equal(model.complaints, complaints, "refusals of what had waited")
    try stage.check(model.root, parent: nil)
    try stage.check(onScreen: model)
    try stage.check(snapshot)
    try balance.add(found)
    if model.flight == nil { try balance.check(shown: model.shown) }
    if model.isAtRest { try stage.checkReleased(but: model.members) }
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
