extension ControllerGraph {
  /// The controllers that changes add and remove, before the changes are made. A child that code
  /// removes is informed afterwards only (rule 32).
  func exchanges(
    of changes: [ControllerChange],
    _ context: TransitionContext
  ) -> [Exchange] {
    var exchanges = changes.map { change in
      var exchange = exchange(of: change)
      if context.kind == .embed { exchange.sendsWillMove = false }
      return exchange
    }
    guard exchanges.count > 1 else { return exchanges }
    for case (let index, .stack(let new, let stack)) in zip(changes.indices, changes) {
      // What an earlier change takes off the stack may return to another place on it.
      let gone = exchanges[..<index].filter { $0.parent === stack }.flatMap(\.removed)
      exchanges[index].added += new.both(gone)
      exchanges[index].removed = exchanges[index].removed.without(gone)
    }
    let added =
      exchanges.flatMap { $0.parent == nil ? [] : $0.added } + changes.flatMap(columnControllers)
    for index in exchanges.indices where exchanges[index].parent != nil {
      exchanges[index].moved = exchanges[index].removed.both(added)
    }
    return exchanges
  }

  /// The controllers that a change puts into a column that keeps them, or into the stack of a column.
  private func columnControllers(in change: ControllerChange) -> [any Controller] {
    switch change {
    case .column(_, let new as NavigationController, _) where new.isMadeForColumn: new.stack
    case .keep(let new?, _, _):
      [new] + ((new as? NavigationController).map { $0.isMadeForColumn ? $0.stack : [] } ?? [])
    default: []
    }
  }

  /// A child with a second parent has left the first before it hears of the second (rule 45).
  func sendWillMove(_ exchange: Exchange) {
    guard let parent = exchange.parent else { return }
    for child in exchange.moved {
      send(.willMoveFromParent, to: child)
      send(.didMoveFromParent, to: child)
    }
    for child in exchange.added { send(.willMoveToParent, to: child, parent: parent) }
    guard exchange.sendsWillMove else { return }
    for child in exchange.removed.without(exchange.moved) { send(.willMoveFromParent, to: child) }
  }

  func sendWills(_ active: ActiveTransition) {
    switch active.order {
    case .exchange, .presentation:
      send(.willDisappear, to: active.disappearing)
      sendWillAppear(active)
    case .selection, .contextPresentation:
      sendWillAppear(active)
      send(.willDisappear, to: active.disappearing)
    }
    send(.isAppearing, to: active.appearing)
  }

  /// A stack informs its delegate when its top has been called (rule 41).
  private func sendWillAppear(_ active: ActiveTransition) {
    send(.willAppear, to: active.appearing)
    for shown in active.shownTops {
      shown.navigation.delegate?.willShow(shown.top, in: shown.navigation)
    }
  }

  func sendDids(_ active: ActiveTransition, _ departed: [ObjectIdentifier: Node]) {
    switch active.order {
    case .exchange, .selection:
      send(.didDisappear, to: active.disappearing, departed)
      send(.didAppear, to: active.appearing, departed)
    case .presentation, .contextPresentation:
      send(.didAppear, to: active.appearing, departed)
      send(.didDisappear, to: active.disappearing, departed)
    }
  }

  func sendDidMove(_ exchange: Exchange, _ departed: [ObjectIdentifier: Node] = [:]) {
    guard let parent = exchange.parent else { return }
    for child in exchange.added { send(.didMoveToParent, to: child, parent: parent) }
    send(.didMoveFromParent, to: exchange.removed.without(exchange.moved), departed)
  }

  /// Sends the calls of controllers that are on screen from the start.
  func sendFirstAppearance(of controllers: [any Controller]) {
    let called = automatic(controllers)
    exclusively("restoration") {
      send(.didLoad, to: controllers)
      send(.willAppear, to: called)
      send(.isAppearing, to: called)
    }
    send(.didAppear, to: called)
  }

  /// Sends the opposite calls of a transition that is cancelled.
  func sendReturnWills(_ active: ActiveTransition) {
    let isTurn = active.context.kind == .turn
    if !active.isScroll { send(.willDisappear, to: active.appearing) }
    if !isTurn { send(.didDisappear, to: active.appearing) }
    send(.willAppear, to: active.disappearing + active.moved)
    send(.isAppearing, to: active.disappearing + active.moved)
    if isTurn, !active.isScroll { send(.didDisappear, to: active.appearing) }
  }

  func sendReturnDids(_ active: ActiveTransition) {
    send(.didAppear, to: active.disappearing + active.moved)
    guard active.isScroll else { return }
    send(.willDisappear, to: active.appearing)
    send(.didDisappear, to: active.appearing)
  }

  func send(
    _ call: LifecycleCall,
    to controllers: [any Controller],
    _ departed: [ObjectIdentifier: Node] = [:]
  ) {
    for controller in controllers {
      send(call, to: controller, departed[ObjectIdentifier(controller)])
    }
  }

  /// Sends a call, and records it for the controller's node, which may have left the graph.
  func send(
    _ call: LifecycleCall,
    to controller: any Controller,
    _ departed: Node? = nil,
    parent: (any Controller)? = nil
  ) {
    let id = ObjectIdentifier(controller)
    guard noteAppearance(call, of: id) else { return }
    if journal != nil, let node = departed ?? nodes[id] ?? transition.departed[id] {
      record(.called(call, node.serial))
    }
    (controller as? any LifecycleController)?.receive(call, parent)
  }

  /// Follows a controller's appearance.
  ///
  /// - Returns: `false` for a `did` call that no longer answers the last `will` call, because a
  ///   transition from an earlier `did` call has reversed the appearance.
  private func noteAppearance(_ call: LifecycleCall, of id: ObjectIdentifier) -> Bool {
    switch call {
    case .willAppear, .willDisappear: transition.appearances[id] = call
    case .didAppear, .didDisappear:
      let answered: LifecycleCall = call == .didAppear ? .willAppear : .willDisappear
      guard transition.appearances[id] == answered else { return false }
      transition.appearances[id] = nil
    case .didLoad, .isAppearing, .willMoveToParent, .didMoveToParent, .willMoveFromParent,
      .didMoveFromParent:
      break
    }
    return true
  }
}

extension LifecycleController {
  fileprivate func receive(_ call: ControllerGraph.LifecycleCall, _ parent: (any Controller)?) {
    switch call {
    case .didLoad: didLoad()
    case .willAppear: willAppear()
    case .isAppearing: isAppearing()
    case .didAppear: didAppear()
    case .willDisappear: willDisappear()
    case .didDisappear: didDisappear()
    case .willMoveToParent: willMove(toParent: parent)
    case .didMoveToParent: didMove(toParent: parent)
    case .willMoveFromParent: willMove(toParent: nil)
    case .didMoveFromParent: didMove(toParent: nil)
    }
  }
}

extension ControllerGraph {
  /// Begins the appearance or disappearance of a child, whose container calls its children itself.
  ///
  /// The child and the controllers on screen inside it receive their `will` calls. It can be called at any
  /// time, and is meant for the appearance calls of the container and for changes of its content:
  ///
  /// ```swift
  /// final class PanelController: ContainerController, LifecycleController {
  ///   let menu = MenuController()
  ///   weak var graph: ControllerGraph?
  ///   var childControllers: [any Controller] { [menu] }
  ///   var content: (any Controller)? { menu }
  ///   var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  ///
  ///   func willAppear() { try? graph?.beginAppearanceTransition(of: menu, isAppearing: true) }
  ///   func didAppear() { try? graph?.endAppearanceTransition(of: menu) }
  ///   func willDisappear() { try? graph?.beginAppearanceTransition(of: menu, isAppearing: false) }
  ///   func didDisappear() { try? graph?.endAppearanceTransition(of: menu) }
  /// }
  /// ```
  ///
  /// In a window, the container calls the methods of UIKit with these names.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - isAppearing: Whether the child appears.
  /// - Throws: ``Refusal`` when the graph calls the children of the container, and when the child has
  ///   appeared or disappeared already.
  public func beginAppearanceTransition(of child: any Controller, isAppearing: Bool) throws {
    let removed = transition.reverted.isEmpty ? transition.departed : transition.reverted
    let departed = transition.sending?.departed ?? removed
    try forward("begin", child) { () throws(Refusal.Reason) in
      guard let node = node(of: child) ?? departed[ObjectIdentifier(child)],
        let parent = node.parent
      else { throw .controller(.notInGraph(ControllerName.of(child))) }
      guard parent.isForwarding else {
        let container = parent.described
        throw .container(.forwardsAppearance(container: container))
      }
      guard node.hasBegunAppearing != isAppearing else { throw unbalanced(child) }
      node.hasBegunAppearing = isAppearing
      let shown = shown(from: node, isAppearing ? [:] : departed, isForwarded: true)
      transition.forwarded[node.id] = (isAppearing, shown)
      send(isAppearing ? .willAppear : .willDisappear, to: shown, departed)
      if isAppearing { send(.isAppearing, to: shown) }
    }
  }

  /// Ends the appearance or disappearance of a child, whose container calls its children itself.
  ///
  /// - Throws: ``Refusal`` when none has begun.
  public func endAppearanceTransition(of child: any Controller) throws {
    try forward("end", child) { () throws(Refusal.Reason) in
      let id = node(of: child)?.id ?? ObjectIdentifier(child)
      guard let (isAppearing, called) = transition.forwarded.removeValue(forKey: id) else {
        throw unbalanced(child)
      }
      let departed = transition.sending?.departed ?? [:]
      send(isAppearing ? .didAppear : .didDisappear, to: called, departed)
    }
  }

  /// Calls a child of a container that calls its children itself, which is no request: the queue waits.
  private func forward(
    _ verb: String,
    _ child: any Controller,
    _ body: () throws(Refusal.Reason) -> Void
  ) throws {
    do throws(Refusal.Reason) {
      try refuseInWindow()
      try body()
    } catch {
      let request = "\(verb) the appearance of \(ControllerName.of(child))"
      throw Refusal(request: request, reason: error, hierarchy: snapshot)
    }
  }

  private func unbalanced(_ child: any Controller) -> Refusal.Reason {
    .container(.unbalancedAppearance(ControllerName.of(child)))
  }

  /// The controllers that the graph itself calls in a transition.
  ///
  /// It does not call the children of a container that forwards, if that appears, disappears or changes
  /// its children, and those that it has not called.
  ///
  /// - Parameter isLeaving: Whether a controller with a second parent is called where it was before.
  func automatic(
    _ controllers: [any Controller],
    _ exchanges: [Exchange] = [],
    isLeaving: Bool = false
  ) -> [any Controller] {
    guard classes.haveForwarders, !controllers.isEmpty else { return controllers }
    let changing = Set(
      (controllers + exchanges.compactMap(\.parent)).map { ObjectIdentifier($0) }
    )
    var former: [ObjectIdentifier: Node] = [:]
    for exchange in exchanges where isLeaving {
      let parent = exchange.parent.flatMap(knownNode)
      for child in exchange.moved { former[ObjectIdentifier(child)] = parent }
    }
    return controllers.filter { controller in
      var around = knownNode(of: controller)
      while let node = around {
        let parent = former[node.id] ?? node.parent
        if let parent, parent.isForwarding,
          !node.hasBegunAppearing || changing.contains(parent.id)
        {
          return false
        }
        around = parent ?? node.enclosing
      }
      return true
    }
  }
}
