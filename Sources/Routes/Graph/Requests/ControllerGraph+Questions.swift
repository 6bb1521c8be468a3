// While the app is asked whether a user may do something, it may present a login or a confirmation
// (rule 33). So nothing is under way during a question, and its subject is looked up again.

extension ControllerGraph {
  /// Asks the app's code, and carries out the rest of the request if it agrees.
  ///
  /// If that code has begun a transition that takes time, the rest waits for its end, or is refused,
  /// by the policy.
  ///
  /// - Parameters:
  ///   - verb: The request, as in ``request(_:_:_:_:)``.
  ///   - object: The object of the request, in messages.
  ///   - canWait: Whether the rest of the request can be queued. A gesture cannot wait.
  ///   - question: Asks, and throws a refusal if the app declines.
  ///   - rest: Looks up the controllers of the request, checks it again, and carries it out.
  package func asking<Result>(
    _ verb: String,
    _ object: @autoclosure () -> String = "",
    canWait: Bool = true,
    _ question: () throws -> Void,
    then rest: @escaping (ControllerGraph) throws -> Result
  ) throws -> Result {
    let signature = transition.signature
    try leavingWindow(question)
    transition.signature = signature
    if let blocking = transition.active?.name ?? windowState?.animation {
      try postpone(behind: blocking) {
        guard canWait else { return nil }
        return QueuedRequest(
          verb: verb,
          object: object(),
          signature: signature,
          nesting: transition.nesting + 1
        ) { _ = try rest($0) }
      }
    }
    return try rest(self)
  }

  /// Carries out a request unless the app's code has handled it, and throws nothing then.
  func asking(
    _ verb: String,
    _ object: String,
    handledBy isHandled: () -> Bool,
    then rest: @escaping (ControllerGraph) throws -> Void
  ) throws {
    do {
      try asking(verb, object, { if isHandled() { throw HandledRequest() } }, then: rest)
    } catch is HandledRequest {}
  }
}

/// Ends a request that the app's code has handled.
private struct HandledRequest: Error {}

extension ControllerGraph {
  /// Checks that a user can touch a controller: that it is on screen, and nothing is presented above
  /// it (rule 38).
  func checkReach(of node: Node) throws(Refusal.Reason) {
    try checkReachOfWindow(from: node)
    let name = node.described
    guard isInFront(node) else { throw .controller(.outOfReach(name, below: nil)) }
    guard let cover = cover(of: node) else { return }
    throw .controller(.outOfReach(name, below: cover.described))
  }

  /// Checks that no window above this one takes a user's touches (rule 48).
  func checkReachOfWindow(from node: Node) throws(Refusal.Reason) {
    guard let highest = scene?.highest, highest !== self, let cover = highest.root else { return }
    throw .controller(.outOfReach(node.described, below: ControllerName.described(cover)))
  }

  /// The presentation that keeps a user from touching a controller.
  package func cover(of node: Node) -> Node? {
    var current: Node? = node
    while let below = current {
      var above = below.presented
      while let presentation = above {
        if !isUndimmed(presentation) { return presentation }
        above = presentation.presented
      }
      // A presentation inside a container leaves the containers around its presenter in reach.
      current = below.parent ?? below.chain?.base?.parent
    }
    return nil
  }

  private func isUndimmed(_ presentation: Node) -> Bool {
    if let search = presentation.container as? SearchController {
      return search.results == nil && !search.obscuresBackgroundDuringPresentation
    }
    guard presentation.style.isSheet else { return false }
    return contentChain(from: presentation).contains {
      ($0.controller as? any PresentableController)?.isUndimmed == true
    }
  }

  /// A controller, its child in front, and so on.
  func contentChain(from node: Node) -> some Sequence<Node> {
    sequence(first: node) { [self] in $0.container?.content.flatMap { self.node(of: $0) } }
  }
}
