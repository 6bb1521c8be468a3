extension ControllerGraph {
  /// What a transition is besides its changes.
  struct TransitionContext {
    var kind: Transition.Kind
    var cause = Cause()
    var destination: (any Controller)?
    var order = AppearanceOrder.exchange
    var reason = RemovalReason.replaced
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
  func carryOut(_ change: HierarchyChange, _ plan: @autoclosure () -> TransitionContext) throws {
    guard isObserved else {
      apply(change, because: .replaced)
      return
    }
    try carryOut([change], plan())
  }

  /// Carries out changes that were checked: begins the transition, and ends it unless it waits.
  ///
  /// - Throws: What a segue that embeds a child at load throws; everything is as it was then.
  func carryOut(_ changes: [HierarchyChange], _ plan: TransitionContext) throws {
    guard plan.isInteractive || isObserved else {
      for change in changes { apply(change, because: plan.reason) }
      settle()
      plan.completion?(true)
      return
    }
    try begin(changes, plan)
    if timing == .immediate, !plan.isInteractive { end() }
  }

  /// Begins a transition of a journal, which ends or is taken back when the journal says so.
  func replay(_ changes: [HierarchyChange], of transition: Transition) throws {
    let order: AppearanceOrder =
      switch transition.kind {
      case .present, .dismiss: .presentation
      case .select: .selection
      case .unwind: changes.contains(where: \.isDismissal) ? .presentation : .exchange
      default: .exchange
      }
    try begin(
      changes,
      TransitionContext(kind: transition.kind, order: order, isInteractive: true),
      as: transition
    )
  }

  private func begin(
    _ changes: [HierarchyChange],
    _ plan: TransitionContext,
    as replayed: Transition? = nil
  ) throws {
    let scope = changes.count == 1 ? changes[0].scope : nil
    let transition = replayed ?? describe(changes, plan)
    let before = shown(below: scope)
    let parentChanges = changes.map(\.parentChanges)
    try holding(plan.kind.rawValue) {
      for change in changes { apply(change, because: plan.reason) }
      recorder?.recordBeginning(of: transition)
      for parentChange in parentChanges { announce(parentChange) }
      do {
        try load(below: scope)
      } catch {
        takeBack(changes)
        if transition != nil { recorder?.record(.cancelled) }
        throw error
      }
      let after = shown(below: scope)
      let flight = ActiveTransition(
        name: plan.kind.rawValue,
        transition: transition,
        changes: changes,
        parentChanges: parentChanges,
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
  func cancel(_ flight: ActiveTransition) {
    takeBack(flight.changes)
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

  /// Puts everything back as it was before the changes.
  private func takeBack(_ changes: [HierarchyChange]) {
    for change in changes.reversed() { apply(change.reversed, because: .replaced) }
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
      guard let pendingResult = node.pendingResult else { continue }
      pendingResult.departure?(node.reason, pendingResult.output)
    }
  }
}
