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

// A user cannot touch a bar or a button that is hidden (rule 38).
extension ControllerGraph {
  /// Why a user cannot tap a tab: a controller on a stack in the selected tab hides the tab bar.
  package func objection(toTapIn tabs: Node) -> Refusal.Reason? {
    for inner in contentChain(from: tabs).dropFirst() {
      if inner.tabs != nil { return nil }
      for child in inner.stack?.stack ?? [] {
        guard let node = node(of: child), hiddenBars(of: node).contains(.tabBar) else { continue }
        return .controller(.hiddenBar("the tab bar", by: ControllerName.described(child)))
      }
    }
    return nil
  }

  /// Why a user cannot go back from the controller in front: it, or a container around it, hides the bar
  /// or the button of the stack. Without these there is no swipe either.
  package func objection(toGoingBackFrom front: Node, on navigation: Node) -> Refusal.Reason? {
    for node in front.ancestors {
      let hidden = hiddenBars(of: node)
      let name = node.described
      if hidden.contains(.navigationBar) {
        return .controller(.hiddenBar("the navigation bar", by: name))
      }
      if node === navigation { return nil }
      // The bar around a stack on a stack shows the item of the inner one.
      let stacks = node.ancestors.dropFirst().prefix { $0.stack != nil }
      if stacks.contains(where: { $0 === navigation }), hidden.contains(.backButton) {
        return .controller(.hiddenBar("the back button", by: name))
      }
    }
    return nil
  }

  /// The bars that a controller hides, in its storyboard or in code.
  private func hiddenBars(of node: Node) -> Storyboard.Scene.HiddenBars {
    if let windowState { return windowState.adapter.hiddenBars(of: node.controller) }
    var bars = node.scene.flatMap { registry.scenes.bundle[$0] }?.settings.hiddenBars ?? []
    if let controller = node.controller as? any NavigationController.BarHiding {
      if controller.hidesBottomBarWhenPushed { bars.insert(.tabBar) }
      if controller.hidesBackButton { bars.insert(.backButton) }
      if controller.hidesNavigationBar { bars.insert(.navigationBar) }
    }
    return bars
  }
}
