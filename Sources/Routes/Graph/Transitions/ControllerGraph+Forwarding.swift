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
