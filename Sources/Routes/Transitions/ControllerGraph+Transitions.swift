extension ControllerGraph {
  /// What a transition is besides its changes.
  struct Plan {
    var kind: Transition.Kind
    var cause = Cause()
    var destination: (any Controller)?
    var order = AppearanceOrder.exchange
    var reason = Departure.replaced
    var isInteractive = false
    var completion: ((Bool) -> Void)?
  }

  /// Who asked for a transition, and by which segue.
  struct Cause {
    var segue: String?
    var source: (any Controller)?
    var signature: RequestSignature?
  }

  /// Carries out one change that was checked.
  @inline(__always)
  func carryOut(_ edit: Edit, _ plan: @autoclosure () -> Plan) throws {
    guard isNoticed else {
      apply(edit, because: .replaced)
      return
    }
    try carryOut([edit], plan())
  }

  /// Carries out changes that were checked: begins the transition, and ends it unless it waits.
  ///
  /// - Throws: What a segue that embeds a child at load throws; everything is as it was then.
  func carryOut(_ edits: [Edit], _ plan: Plan) throws {
    guard plan.isInteractive || isNoticed else {
      for edit in edits { apply(edit, because: plan.reason) }
      settle()
      plan.completion?(true)
      return
    }
    try begin(edits, plan)
    if timing == .immediate, !plan.isInteractive { end() }
  }

  /// Begins a transition of a journal, which ends or is taken back when the journal says so.
  func replay(_ edits: [Edit], of transition: Transition) throws {
    let order: AppearanceOrder =
      switch transition.kind {
      case .present, .dismiss: .presentation
      case .select: .selection
      case .unwind: edits.contains(where: \.isDismissal) ? .presentation : .exchange
      default: .exchange
      }
    try begin(
      edits,
      Plan(kind: transition.kind, order: order, isInteractive: true),
      as: transition
    )
  }

  private func begin(_ edits: [Edit], _ plan: Plan, as replayed: Transition? = nil) throws {
    let scope = edits.count == 1 ? edits[0].scope : nil
    let transition = replayed ?? describe(edits, plan)
    let before = shown(below: scope)
    let movements = edits.map(\.movements)
    try holding(plan.kind.rawValue) {
      for edit in edits { apply(edit, because: plan.reason) }
      recorder?.recordBeginning(of: transition)
      for movement in movements { announce(movement) }
      do {
        try load(below: scope)
      } catch {
        takeBack(edits)
        if transition != nil { recorder?.record(.cancelled) }
        throw error
      }
      let after = shown(below: scope)
      let flight = Flight(
        name: plan.kind.rawValue,
        transition: transition,
        edits: edits,
        movements: movements,
        order: plan.order,
        leaving: before.without(after),
        entering: after.without(before),
        isInteractive: plan.isInteractive,
        signature: plan.cause.signature,
        completion: plan.completion
      )
      sendWills(flight)
      self.flight = flight
    }
  }

  /// Calls the app's code in such a way that it finds a transition under way.
  func holding<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
    let outer = hold
    hold = outer ?? name
    defer { hold = outer }
    return try body()
  }
}

extension ControllerGraph {
  /// Ends the transition under way: the `did` calls, the results, and what waited.
  ///
  /// - Throws: ``Refusal`` when none is under way.
  public func finishTransition() throws {
    try attempt("finish a transition") {
      guard flight != nil, hold == nil else { throw Refusal.Reason.noTransitionUnderWay }
      end()
    }
  }

  /// Takes the interactive transition under way back, as a swipe that is let go too early.
  ///
  /// - Throws: ``Refusal`` when none is under way, or one that cannot be cancelled.
  public func cancelTransition() throws {
    try attempt("cancel a transition") {
      guard let flight, hold == nil else { throw Refusal.Reason.noTransitionUnderWay }
      guard flight.isInteractive else { throw Refusal.Reason.notInteractive(flight.name) }
      cancel(flight)
    }
  }

  /// Puts everything back, and tells those who came and went.
  func cancel(_ flight: Flight) {
    takeBack(flight.edits)
    recorder?.record(.cancelled)
    holding(flight.name) { sendReturnWills(flight) }
    self.flight = nil
    sendReturnDids(flight)
    flight.completion?(false)
  }

  /// Whether a transition has begun and is not over.
  public var isTransitionUnderWay: Bool { flight != nil || hold != nil }

  private func end() {
    guard let flight else { return }
    self.flight = nil
    let leavers = departed
    departed = [:]
    if flight.transition != nil { recorder?.record(.finished) }
    nesting += 1
    defer { nesting -= 1 }
    sendDids(flight, leavers)
    if let transition = flight.transition { onTransition?(transition) }
    settle(leavers)
    flight.completion?(true)
  }

  /// Puts everything back as it was before the edits.
  private func takeBack(_ edits: [Edit]) {
    for edit in edits.reversed() { apply(edit.reversed, because: .replaced) }
    for node in departed.values { node.detach() }
    departed = [:]
  }

  private func settle() {
    guard !departed.isEmpty else { return }
    let leavers = departed
    departed = [:]
    settle(leavers)
  }

  /// Lets go of what has left, and tells those who wait for its result.
  private func settle(_ left: [ObjectIdentifier: Node]) {
    let nodes = left.values.sorted { $0.serial < $1.serial }
    for node in nodes {
      node.detach()
      leavers.remember(node)
    }
    for node in nodes {
      guard let handover = node.handover else { continue }
      handover.departure?(node.reason, handover.output)
    }
  }
}
