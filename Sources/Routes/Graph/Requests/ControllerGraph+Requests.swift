// Every request to a graph passes through one of the two functions below.

extension ControllerGraph {
  /// Runs a request, or queues its body if a transition is active and the policy says so.
  ///
  /// - Parameters:
  ///   - name: The request in messages, such as `push Conversation`.
  ///   - signature: Identifies the request, to detect repeats.
  ///   - body: Checks the request and carries it out. A queued body runs again with the same graph.
  func request<Result>(
    _ name: @autoclosure () -> String,
    _ signature: RequestSignature? = nil,
    _ body: @escaping (ControllerGraph) throws -> Result
  ) throws -> Result {
    try explainingRefusals(of: name()) {
      try admit(signature) {
        QueuedRequest(name: name(), signature: signature, nesting: transition.nesting + 1) {
          _ = try body($0)
        }
      }
      return try body(self)
    }
  }

  /// Runs a request that cannot wait, or refuses it if a transition is active.
  ///
  /// The body may call nonescaping closures of the caller, so it cannot be stored. A body that calls
  /// them does not compile in ``request(_:_:_:)``. A gesture cannot wait either.
  func requestNow<Result>(
    _ name: @autoclosure () -> String,
    _ signature: RequestSignature? = nil,
    _ body: () throws -> Result
  ) throws -> Result {
    try explainingRefusals(of: name()) {
      try admit(signature) { nil }
      return try body()
    }
  }

  /// Runs a body, then the queue, and adds to a refusal the request and the state of the graph.
  func explainingRefusals<Result>(
    of name: @autoclosure () -> String,
    _ body: () throws -> Result
  ) throws -> Result {
    // The requests of a custom segue's closure are one transition, which the queue may not disturb.
    defer { if queue != nil, transition.customSegue == nil { runQueue() } }
    do {
      return try body()
    } catch let reason as Refusal.Reason {
      throw Refusal(request: name(), reason: reason, hierarchy: snapshot)
    }
  }
}

extension ControllerGraph {
  /// Returns if no transition is active; otherwise queues or refuses a request.
  ///
  /// - Parameter deferred: Makes the request for the queue; `nil` if it cannot wait.
  private func admit(
    _ signature: RequestSignature?,
    deferred: () -> QueuedRequest?
  ) throws(Refusal.Reason) {
    if let blocking = transition.blocking {
      if policy == .dropRepeats, let signature, isRepeated(signature) {
        throw .transition(.repeated(blocking))
      }
      // The requests of a custom segue's closure are never queued, because they may be reversed.
      guard policy != .refuse, transition.customSegue == nil, let request = deferred() else {
        throw .transition(.active(blocking))
      }
      try checkNesting()
      let queue = self.queue ?? RequestQueue()
      queue.append(request)
      self.queue = queue
      throw .transition(.queued(behind: blocking))
    }
    try checkNesting()
  }

  private func isRepeated(_ signature: RequestSignature) -> Bool {
    let active = transition.active?.context.cause.signature
    return active == signature || queue?.contains(signature) == true
  }

  /// The number of transitions in a row that counts as an endless loop.
  private static var deepestNesting: Int { 32 }

  private func checkNesting() throws(Refusal.Reason) {
    guard transition.nesting < Self.deepestNesting else {
      throw .transition(.endless(after: transition.nesting))
    }
  }

  /// Runs the queued requests. Their refusals are recorded, because they no longer have a caller.
  private func runQueue() {
    guard let queue, !queue.isRunning else { return }
    queue.isRunning = true
    defer {
      queue.isRunning = false
      if queue.isEmpty { self.queue = nil }
    }
    while transition.blocking == nil, let next = queue.popFirst() {
      let outer = transition.nesting
      transition.nesting = next.nesting
      defer { transition.nesting = outer }
      do {
        try request(next.name, next.signature, next.body)
      } catch {
        record(error, of: next.name)
      }
    }
  }

  /// Records an error that has no caller; an error of the app's own code becomes a refusal.
  func record(_ error: any Error, of request: @autoclosure () -> String) {
    let refusal =
      error as? Refusal
      ?? Refusal(
        request: request(),
        reason: .transition(.failed("\(error)")),
        hierarchy: snapshot
      )
    refusals.append(refusal)
    // A refused request of the observer would be observed again.
    guard transition.nesting < Self.deepestNesting else { return }
    followingUp { onRefusal?(refusal) }
  }
}

extension ControllerGraph {
  /// The signature of a request for a controller, if the policy detects repeats.
  func signature(
    of controller: any Controller,
    _ source: (any Controller)?
  ) -> RequestSignature? {
    signature(of: ExactString(ControllerName.of(controller)), source)
  }

  /// The signature of a request for a segue, if the policy detects repeats.
  func signature(
    of identifier: @autoclosure () -> ExactString,
    _ source: (any Controller)?
  ) -> RequestSignature? {
    guard policy == .dropRepeats else { return nil }
    return RequestSignature(destination: identifier(), source: source.map { ObjectIdentifier($0) })
  }
}
