extension ControllerGraph {
  /// Lets a request through, or treats it by the graph's policy while a transition is under way.
  ///
  /// - Parameters:
  ///   - signature: Who asks for what, to know a repeat by.
  ///   - later: Does the same later; `nil` when the request carries what cannot wait.
  func gate(
    _ signature: RequestSignature? = nil,
    later: @autoclosure () -> ((ControllerGraph) throws -> Void)? = nil
  ) throws(Refusal.Reason) {
    guard let underWay = hold ?? flight?.name else {
      guard nesting < Self.deepestNesting else { throw .endless(after: nesting) }
      return
    }
    if policy == .dropRepeats, let signature, asked.contains(signature) {
      throw .repeatedRequest(underWay)
    }
    // What a custom segue asks for is done at once or not at all, as it may be taken back.
    guard policy != .refuse, undo == nil, let later = later() else {
      throw .transitionUnderWay(underWay)
    }
    guard nesting < Self.deepestNesting else { throw .endless(after: nesting) }
    let depth = nesting + 1
    queue.append(QueuedRequest(signature: signature, depth: depth, run: later))
    throw .queued(behind: underWay)
  }

  /// What a repeat of a request is known by, where the policy asks.
  func signature(
    of controller: any Controller,
    _ source: (any Controller)?
  ) -> RequestSignature? {
    guard dropsRepeats else { return nil }
    return RequestSignature(
      destination: ControllerName.of(controller),
      source: source.map { ObjectIdentifier($0) }
    )
  }

  func signature(of identifier: String, _ source: (any Controller)?) -> RequestSignature? {
    guard dropsRepeats else { return nil }
    return RequestSignature(
      destination: identifier,
      source: source.map { ObjectIdentifier($0) }
    )
  }

  /// What is being done and what waits, in `dropRepeats`.
  private var asked: some Sequence<RequestSignature> {
    [flight?.signature].compactMap { $0 } + queue.signatures
  }

  /// Carries out what waited. A refusal that comes up now is recorded, as nobody catches it.
  func runQueue() {
    guard !isRunningQueue else { return }
    isRunningQueue = true
    defer { isRunningQueue = false }
    while flight == nil, hold == nil, let next = queue.popFirst() {
      let outer = nesting
      nesting = next.depth
      defer { nesting = outer }
      do { try next.run(self) } catch { record(error) }
    }
  }

  /// Keeps an error that nobody can catch; what the app's own code threw becomes a refusal too.
  func record(_ error: any Error, _ request: @autoclosure () -> String = "carry out what waited") {
    let refusal =
      error as? Refusal
      ?? Refusal(request: request(), reason: .failed("\(error)"), hierarchy: snapshot)
    refusals.append(refusal)
    onRefusal?(refusal)
  }

  /// How many transitions may follow from each other before it is taken for an endless loop.
  static var deepestNesting: Int { 32 }
}
