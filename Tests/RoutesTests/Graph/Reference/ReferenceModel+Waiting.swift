extension ReferenceModel {
  /// Returns at rest; during a transition, queues or refuses the request by the policy.
  mutating func admit(_ waiting: Waiting?, _ signature: Signature?) throws(ModelRefusal) {
    guard isBlocked else { return }
    if policy == .dropRepeats, let signature,
      active?.signature == signature || queue.contains(where: { $0.signature == signature })
    {
      throw .transitionRepeated
    }
    try wait(waiting, signature)
  }

  private mutating func wait(_ waiting: Waiting?, _ signature: Signature?) throws(ModelRefusal) {
    guard policy != .refuse, customSegues == 0, let waiting else { throw .transitionActive }
    queue.append((waiting, policy == .dropRepeats ? signature : nil))
    throw .queued
  }

  mutating func runQueue() {
    guard !isRunningQueue, customSegues == 0 else { return }
    isRunningQueue = true
    while !isBlocked, !queue.isEmpty {
      let answer: Answer
      switch queue.removeFirst().waiting {
      case .request(let request): answer = perform(request)
      case .rest(let rest): answer = rest(&self)
      }
      if case .refused(let refusal) = answer { refusals.append(refusal) }
    }
    isRunningQueue = false
  }

  /// Runs a request, for which others have to wait.
  mutating func exclusively<Result>(
    _ body: (inout ReferenceModel) throws(ModelRefusal) -> Result
  ) throws(ModelRefusal) -> Result {
    let outer = isExclusive
    isExclusive = true
    defer { isExclusive = outer }
    return try body(&self)
  }

  /// Calls the app after a transition, or to ask: other requests need not wait (rule 33).
  mutating func following(
    _ body: (inout ReferenceModel) throws(ModelRefusal) -> Void
  ) throws(ModelRefusal) {
    let outer = isExclusive
    isExclusive = false
    defer { isExclusive = outer }
    try body(&self)
  }

  /// Asks, and carries out the rest, which waits for a transition that the question began.
  mutating func asking(
    canWait: Bool = true,
    _ signature: Signature? = nil,
    _ question: (inout ReferenceModel) throws(ModelRefusal) -> Void,
    then rest: @escaping (inout ReferenceModel) throws(ModelRefusal) -> [Int]
  ) throws(ModelRefusal) -> [Int] {
    try following(question)
    if active != nil {
      let waiting = Waiting.rest { model in
        model.answer { model throws(ModelRefusal) in try model.exclusively(rest) }
      }
      try wait(canWait ? waiting : nil, signature)
    }
    return try rest(&self)
  }

  /// Runs a custom segue, during which the script pauses.
  mutating func inCustomSegue(
    _ body: (inout ReferenceModel) throws(ModelRefusal) -> Void
  ) throws(ModelRefusal) {
    customSegues += 1
    defer { customSegues -= 1 }
    try body(&self)
  }
}
