extension ControllerGraph {
  /// Carries out changes that were checked: begins a transition, and ends it unless it takes time.
  ///
  /// - Throws: The error of a segue that embeds a child in a loading controller. The graph is in its
  ///   previous state then.
  func carryOut(_ changes: [ControllerChange], _ context: TransitionContext) throws {
    if changes.isEmpty { return }
    defer { assertInvariants() }
    if let display {
      for change in changes { if let objection = display.objection(to: change) { throw objection } }
    }
    if let windowState { return try carryOutInWindow(changes, context, windowState) }
    // The split controllers that the transition adds collapse in compact width (rule 39).
    if !transition.collapsing.isEmpty {
      for split in transition.collapsing { split.collapseAtStart() }
      transition.collapsing = []
    }
    if let loading = transition.loading { return try build(changes, context, in: loading) }
    guard isObserved || context.isInteractive else {
      let reversal = apply(changes, context, isReversible: transition.customSegue != nil)
      let departed = takeTracked()
      if departed.isEmpty, context.completion == nil, transition.customSegue == nil { return }
      return followingUp { settle(departed, reversal, context.completion) }
    }
    try begin(changes, context)
    // The reversal of a custom segue takes no time: the request has failed already.
    let isReversal = context.kind == .custom
    if isReversal || timing == .immediate && !context.isInteractive { end() }
  }

  /// The completion of a request, which is not called for a transition that is cancelled.
  static func whenOver(_ completion: (() -> Void)?) -> ((Bool) -> Void)? {
    completion.map { completion in { isCompleted in if isCompleted { completion() } } }
  }

  /// Begins a journal's transition, which ends or is reversed when the journal says so.
  package func replay(_ changes: [ControllerChange], of recorded: Transition) throws {
    transition.signature = nil
    try begin(
      changes,
      TransitionContext(kind: recorded.kind, isInteractive: true),
      as: recorded
    )
  }

  /// Makes the changes of a recorded transition again, as a request.
  ///
  /// - Parameter changes: Makes the controllers that the changes add.
  package func repeatTransition(
    _ kind: Transition.Kind,
    _ changes: () throws -> [ControllerChange]
  ) throws {
    try requestNow("repeat", kind.rawValue) {
      let changes = try changes()
      var context = TransitionContext(kind: kind)
      if case .present(_, _, let style)? = changes.first { context.style = style }
      try carryOut(changes, context)
    }
  }

  private func begin(
    _ changes: [ControllerChange],
    _ context: TransitionContext,
    as recorded: Transition? = nil
  ) throws {
    let scope = changes.count == 1 ? scope(of: changes[0]) : nil
    let description = recorded ?? describe(changes, context)
    let before = shown(below: scope)
    let exchanges = exchanges(of: changes, context)
    let order = appearanceOrder(of: changes, context.kind)
    let stacks = stacksWithDelegates(in: changes)
    try exclusively(context.kind.rawValue) {
      let reversal = apply(changes, context)
      if let description { record(.began(description)) }
      for number in transition.returned { record(.returned(number)) }
      transition.returned = []
      for exchange in exchanges { sendWillMove(exchange) }
      let loading: Loading?
      do {
        loading = try load(below: scope)
      } catch {
        restore(reversal)
        let departed = takeDeparted()
        transition.customSegue?.steps.append(.init(departed: departed))
        if transition.customSegue == nil { release(departed.values) }
        if description != nil { record(.cancelled) }
        throw error
      }
      let after = shown(below: scope)
      let moved = moved(by: changes, exchanges, context, before, after)
      let appearing = after.without(before.without(moved))
      let active = ActiveTransition(
        context: context,
        transition: description,
        exchanges: exchanges,
        reversal: reversal,
        order: order,
        loading: loading,
        disappearing: automatic(before.without(after), exchanges, isLeaving: true),
        appearing: automatic(appearing, exchanges),
        moved: automatic(moved, exchanges, isLeaving: true),
        shownTops: shownTops(of: stacks, appearing, isModal: changes.contains(where: \.isModal))
      )
      transition.beginning = active
      defer { transition.beginning = nil }
      sending(SentTransition(active: active, isDeparting: true)) {
        send(.willDisappear, to: active.moved)
        send(.didDisappear, to: active.moved)
      }
      sending(SentTransition(active: active)) { sendWills(active) }
      transition.active = active
      transition.coordinator?.begin()
    }
  }
}

extension ControllerGraph {
  /// Whether a transition has begun and not ended.
  public var isTransitionUnderWay: Bool { blocking != nil }

  /// The name of the request or transition that other requests have to wait for.
  var blocking: String? { transition.blocking ?? windowState?.blocking }

  /// Ends the active transition: sends the `did` calls, delivers results, and runs queued requests.
  ///
  /// - Throws: ``Refusal`` when no transition is active.
  public func finishTransition() throws {
    try requestAnytime("finish a transition") {
      try refuseInWindow()
      defer { assertInvariants() }
      guard transition.active != nil, transition.exclusive == nil else {
        throw Refusal.Reason.transition(.noneActive)
      }
      end()
    }
  }

  /// Reverses the active interactive transition, like a swipe that is released too early.
  ///
  /// - Throws: ``Refusal`` when no transition is active, or when it cannot be cancelled.
  public func cancelTransition() throws {
    try requestAnytime("cancel a transition") {
      try refuseInWindow()
      defer { assertInvariants() }
      guard let active = transition.active, transition.exclusive == nil else {
        throw Refusal.Reason.transition(.noneActive)
      }
      guard active.context.isInteractive else {
        throw Refusal.Reason.transition(.notInteractive(active.name))
      }
      cancel(active)
    }
  }

  /// Reverses an active transition, and sends the opposite appearance calls.
  func cancel(_ active: ActiveTransition) {
    transitionCoordinator?.isCancelled = true
    exclusively(active.name) {
      restore(active.reversal)
      transition.reverted = takeDeparted()
      transition.customSegue?.steps.append(.init(departed: transition.reverted))
      // Parents that stay in the graph stay loaded, with their children.
      var reversal = Reversal()
      for child in active.embedded where contains(child) { reversal.add([.unembed(child)]) }
      transition.customSegue?.steps.append(.init(reversal: reversal))
      record(.cancelled)
      sendReturnWills(active)
    }
    transition.active = nil
    let coordinator = takeCoordinator()
    let removed = transition.reverted
    followingUp {
      sendReturnDids(active)
      transition.reverted = [:]
      if transition.customSegue == nil { release(removed.values) }
      coordinator?.end()
      active.completion?(false)
    }
  }

  private func end() {
    guard let active = transition.active else { return }
    transition.active = nil
    let coordinator = takeCoordinator()
    let departed = takeTracked()
    if active.transition != nil { record(.finished) }
    followingUp {
      sending(SentTransition(active: active, departed: departed)) { sendDids(active, departed) }
      for exchange in active.exchanges { sendDidMove(exchange, departed) }
      for shown in active.shownTops {
        let navigation = shown.navigation
        navigation.delegate?.didShow(shown.top, in: navigation, popped: shown.popped)
      }
      if let description = active.transition { onTransition?(description) }
      coordinator?.end()
      var reversal = active.reversal
      for child in active.embedded { reversal.add([.unembed(child)]) }
      settle(departed, reversal, active.completion)
    }
  }

  private func takeCoordinator() -> Transition.Coordinator? {
    defer { transition.coordinator = nil }
    return transition.coordinator
  }

  func takeDeparted() -> [ObjectIdentifier: Node] {
    let departed = transition.departed
    if !departed.isEmpty { transition.departed = [:] }
    return departed
  }

  /// Releases removed nodes, delivers the results that callers expect of them, and calls the
  /// completion. Inside a custom segue, which may still be reversed, all of it waits for its end.
  func settle(
    _ departed: [ObjectIdentifier: Node],
    _ reversal: Reversal,
    _ completion: ((Bool) -> Void)?
  ) {
    if transition.customSegue == nil {
      deliverResults(of: departed)
      completion?(true)
    } else {
      transition.customSegue?.steps.append(
        .init(reversal: reversal, departed: departed, completion: completion)
      )
    }
  }

  /// Takes the removed nodes, and remembers their controllers until these are released.
  func takeTracked() -> [ObjectIdentifier: Node] {
    let departed = takeDeparted()
    for node in departed.values { released.track(TrackedDeparture(node), of: node.id) }
    return departed
  }

  /// Releases removed nodes, and delivers their results.
  func deliverResults(of departed: [ObjectIdentifier: Node]) {
    guard !departed.isEmpty else { return }
    let nodes = departed.values.inOrder
    release(nodes)
    for node in nodes { node.pendingResult?.deliver(node.removalReason) }
  }
}
