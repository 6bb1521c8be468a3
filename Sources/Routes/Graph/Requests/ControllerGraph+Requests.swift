// Every request to a graph is one of the three functions below.

extension ControllerGraph {
  /// Runs a request, or queues its body if a transition is active and the policy says so.
  ///
  /// - Parameters:
  ///   - verb: The request, such as `push`.
  ///   - object: The object of the request, in messages, such as `Conversation`.
  ///   - container: The container that the request changes, which may do so while it loads.
  ///   - body: Checks the request and carries it out. A queued body runs again with the same graph.
  package func request<Result>(
    _ verb: String,
    _ object: @autoclosure () -> String = "",
    _ signature: @autoclosure () -> RequestSignature? = nil,
    changing container: @autoclosure () -> (any Controller)? = nil,
    _ body: @escaping (ControllerGraph) throws -> Result
  ) throws -> Result {
    try requestAnytime(Self.name(verb, object())) {
      catchUpWithWindow()
      let isNested = isLoading(container)
      if isNested {
        try checkNesting()
      } else {
        try admit(signature()) { signature in
          QueuedRequest(
            verb: verb,
            object: object(),
            signature: signature,
            nesting: transition.nesting + 1
          ) { _ = try body($0) }
        }
      }
      return try performing(verb, isNested: isNested) { try body(self) }
    }
  }

  /// Runs a request that shows a controller. A repeated one leads to the same class from the same source.
  func request(
    _ verb: String,
    _ controller: any Controller,
    from source: (any Controller)?,
    changing container: @autoclosure () -> (any Controller)? = nil,
    _ body: @escaping (ControllerGraph) throws -> Void
  ) throws {
    try request(
      verb,
      ControllerName.of(controller),
      RequestSignature(controller, from: source),
      changing: container(),
      body
    )
  }

  /// Runs a request that cannot wait, or refuses it if a transition is active.
  ///
  /// The body may call nonescaping closures of the caller, so it cannot be stored. A gesture cannot
  /// wait either.
  package func requestNow<Result>(
    _ verb: String,
    _ object: @autoclosure () -> String = "",
    _ signature: @autoclosure () -> RequestSignature? = nil,
    _ body: () throws -> Result
  ) throws -> Result {
    try requestAnytime(Self.name(verb, object())) {
      catchUpWithWindow()
      try admit(signature()) { _ in nil }
      return try performing(verb, body)
    }
  }

  /// Runs a request at any time: one that ends a transition, or that moves no controllers.
  ///
  /// Every request ends here: the queue runs afterwards, and a refusal gets the request and the state of
  /// the graph.
  package func requestAnytime<Result>(
    _ name: @autoclosure () -> String,
    _ body: () throws -> Result
  ) throws -> Result {
    // The requests of a custom segue's closure are one transition, which the queue may not disturb.
    defer {
      if !queue.isEmpty, transition.customSegue == nil { runQueue() }
      display?.update()
    }
    // A request of a delegate may be refused while another one is under way.
    let warned = transition.warnings.count
    let collapsing = transition.collapsing.count
    do {
      let result = try body()
      if !transition.warnings.isEmpty, transition.customSegue == nil {
        warnings += transition.warnings
        warnings.removeFirst(max(0, warnings.count - Self.mostMessages))
        transition.warnings = []
      }
      return result
    } catch {
      transition.warnings = Array(transition.warnings.prefix(warned))
      transition.collapsing = Array(transition.collapsing.prefix(collapsing))
      let refused = error as? StepRefusal
      guard let reason = refused?.reason ?? error as? Refusal.Reason else { throw error }
      throw Refusal(request: name(), reason: reason, hierarchy: snapshot, step: refused?.step)
    }
  }

  /// Adds a warning to the request, which publishes it if it succeeds.
  func warn(_ warning: Warning) { transition.warnings = transition.warnings + [warning] }

  private static func name(_ verb: String, _ object: String) -> String {
    object.isEmpty ? verb : "\(verb) \(object)"
  }

  /// Runs a body during which other requests have to wait.
  ///
  /// Every request is exclusive, from its first check to its last change, because it reads properties
  /// of the app's classes and calls their closures. ``followingUp(_:)`` is the exception.
  func exclusively<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
    let outer = transition.exclusive
    transition.exclusive = outer ?? name
    defer { transition.exclusive = outer }
    return try body()
  }

  /// Runs a body that calls the app's code after a transition. Its requests follow from that one.
  package func followingUp(_ body: () throws -> Void) rethrows {
    let outer = transition.exclusive
    // A custom segue that is reversed has failed already, and must not be disturbed.
    if transition.customSegue?.isReversing != true { transition.exclusive = nil }
    transition.nesting += 1
    defer {
      transition.nesting -= 1
      transition.exclusive = outer
    }
    try body()
  }

  /// Returns if no transition is active; otherwise queues or refuses a request.
  ///
  /// - Parameter deferred: Makes the request for the queue; `nil` if it cannot wait.
  private func admit(
    _ signature: @autoclosure () -> RequestSignature?,
    deferred: (RequestSignature?) -> QueuedRequest?
  ) throws(Refusal.Reason) {
    let signature = policy == .dropRepeats ? signature() : nil
    guard let blocking else {
      try checkNesting()
      transition.signature = signature
      return
    }
    if let signature, isRepeated(signature) { throw .transition(.repeated(blocking)) }
    try postpone(behind: blocking) { deferred(signature) }
  }

  /// Queues a request behind a transition, or refuses it.
  ///
  /// - Parameter request: Makes the request for the queue; `nil` if it cannot wait.
  func postpone(
    behind blocking: String,
    _ request: () -> QueuedRequest?
  ) throws(Refusal.Reason) -> Never {
    // The requests of a custom segue's closure are never queued, because they may be reversed.
    guard policy != .refuse, transition.customSegue == nil, let request = request()
    else { throw .transition(.active(blocking)) }
    try checkNesting()
    queue.append(request)
    throw .transition(.queued(behind: blocking))
  }

  private func isRepeated(_ signature: RequestSignature) -> Bool {
    (transition.active != nil || windowState?.blocking != nil) && transition.signature == signature
      || queue.contains { $0.signature == signature }
  }

  /// The number of transitions in a row that counts as an endless loop.
  static var deepestNesting: Int { 32 }

  func checkNesting() throws(Refusal.Reason) {
    guard transition.nesting < Self.deepestNesting else {
      throw .transition(.endless(after: transition.nesting))
    }
  }

  /// Runs the queued requests. Their refusals are recorded, because they no longer have a caller.
  func runQueue() {
    guard !isRunningQueue else { return }
    isRunningQueue = true
    defer {
      isRunningQueue = false
      if !queue.isEmpty { awaitEndOfTransition() }
    }
    while blocking == nil, !queue.isEmpty {
      let next = queue.removeFirst()
      let outer = transition.nesting
      transition.nesting = next.nesting
      defer { transition.nesting = outer }
      do {
        try request(next.verb, next.object, next.signature, next.body)
      } catch {
        record(error, of: Self.name(next.verb, next.object))
      }
    }
  }

  /// The number of refusals and of warnings that a graph keeps.
  private static var mostMessages: Int { 1000 }

  /// Records an error that has no caller; an error of the app's own code becomes a refusal.
  package func record(_ error: any Error, of request: @autoclosure () -> String) {
    let refusal =
      error as? Refusal
      ?? Refusal(
        request: request(),
        reason: .transition(.failed("\(error)")),
        hierarchy: snapshot
      )
    refusals.append(refusal)
    refusals.removeFirst(max(0, refusals.count - Self.mostMessages))
    // A refused request of the observer would be observed again.
    guard transition.nesting < Self.deepestNesting else { return }
    followingUp { onRefusal?(refusal) }
  }
}

/// Identifies a request, to detect repeats: its destination and its source.
package struct RequestSignature: Equatable {
  private let destination: ExactString
  private let source: ObjectIdentifier?

  init(_ destination: ExactString, from source: (any Controller)?) {
    self.destination = destination
    self.source = source.map { ObjectIdentifier($0) }
  }

  init(_ destination: any Controller, from source: (any Controller)?) {
    self.init(ExactString(ControllerName.of(destination)), from: source)
  }
}

/// A request that waits for the end of a transition.
struct QueuedRequest {
  let verb: String
  let object: String
  let signature: RequestSignature?
  /// The number of transitions in a row that led to the request.
  let nesting: Int
  let body: (ControllerGraph) throws -> Void
}
