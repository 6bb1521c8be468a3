extension ControllerGraph {
  /// The controllers on screen below a given one, itself included; containers first, and what is
  /// presented after its presenter's own hierarchy.
  ///
  /// - Complexity: O(*k*) in the number of those controllers.
  func shown(below scope: (any Controller)?) -> [any Controller] {
    guard let start = (scope ?? root).flatMap(node(of:)), isInFront(start) else { return [] }
    var shown: [any Controller] = []
    var pending = [start]
    while let node = pending.popLast() {
      if let presented = node.presented.flatMap({ nodes[$0] }) { pending.append(presented) }
      guard !isCovered(node) else { continue }
      shown.append(node.controller)
      let front = node.front(in: width) + node.embedded
      pending += front.reversed().compactMap { self.node(of: $0) }
    }
    return shown
  }

  /// Loads what is on screen for the first time: embeds its children, then tells it.
  func load(below scope: (any Controller)?) throws {
    var loaded: [ObjectIdentifier] = []
    var embedded: [HierarchyChange] = []
    do {
      var pending = Array(shown(below: scope).reversed())
      while let controller = pending.popLast() {
        let id = ObjectIdentifier(controller)
        guard let node = nodes[id], !node.isLoaded else { continue }
        node.isLoaded = true
        loaded.append(id)
        let children = node.embedded.count
        for change in try embeds(of: node) {
          embedded.append(change)
          record(change, in: node)
          apply(change, because: .replaced)
        }
        send(.didLoad, to: controller)
        let newcomers = node.embedded.dropFirst(children)
        pending += newcomers.reversed().flatMap { shown(below: $0).reversed() }
      }
    } catch {
      for change in embedded.reversed() { apply(change.reversed, because: .replaced) }
      for id in loaded { nodes[id]?.isLoaded = false }
      throw error
    }
  }
}

extension ControllerGraph {
  private func record(_ change: HierarchyChange, in node: Node) {
    guard let recorder, case .embed(let child, _) = change else { return }
    recorder.record(.embedded(Snapshot(of: child), in: node.serial))
  }

  func announce(_ parentChange: HierarchyChange.ParentChange) {
    for child in parentChange.coming { send(.willMoveToParent, to: child, parentChange.parent) }
    guard parentChange.isAnnounced else { return }
    for child in parentChange.leaving { send(.willMoveFromParent, to: child) }
  }

  func sendWills(_ flight: ActiveTransition) {
    switch flight.order {
    case .exchange, .presentation:
      send(.willDisappear, to: flight.leaving)
      send(.willAppear, to: flight.entering)
    case .selection:
      send(.willAppear, to: flight.entering)
      send(.willDisappear, to: flight.leaving)
    }
    send(.isAppearing, to: flight.entering)
  }

  func sendDids(_ flight: ActiveTransition, _ leavers: [ObjectIdentifier: Node]) {
    switch flight.order {
    case .exchange, .selection:
      send(.didDisappear, to: flight.leaving, leavers)
      send(.didAppear, to: flight.entering, leavers)
    case .presentation:
      send(.didAppear, to: flight.entering, leavers)
      send(.didDisappear, to: flight.leaving, leavers)
    }
    for parentChange in flight.parentChanges {
      for child in parentChange.coming { send(.didMoveToParent, to: child, parentChange.parent) }
      for child in parentChange.leaving {
        send(.didMoveFromParent, to: child, leaver: leavers[ObjectIdentifier(child)])
      }
    }
  }

  /// Loads controllers that are there from the start, and tells them that they are on screen.
  func appear(_ controllers: [any Controller]) {
    holding("restoration") {
      send(.didLoad, to: controllers)
      send(.willAppear, to: controllers)
      send(.isAppearing, to: controllers)
    }
    send(.didAppear, to: controllers)
  }

  /// What was about to appear goes again, and what was about to go comes back.
  func sendReturnWills(_ flight: ActiveTransition) {
    send(.willDisappear, to: flight.entering)
    send(.didDisappear, to: flight.entering)
    send(.willAppear, to: flight.leaving)
    send(.isAppearing, to: flight.leaving)
  }

  func sendReturnDids(_ flight: ActiveTransition) {
    send(.didAppear, to: flight.leaving)
  }

  private func send(
    _ call: LifecycleCall,
    to controllers: [any Controller],
    _ leavers: [ObjectIdentifier: Node]? = nil
  ) {
    for controller in controllers {
      send(call, to: controller, leaver: leavers?[ObjectIdentifier(controller)])
    }
  }

  private func send(
    _ call: LifecycleCall,
    to controller: any Controller,
    _ parent: (any Controller)? = nil,
    leaver: Node? = nil
  ) {
    let id = ObjectIdentifier(controller)
    switch call {
    case .willAppear: appearances[id] = .appearing
    case .willDisappear: appearances[id] = .disappearing
    case .didAppear:
      // A transition that was asked for in an earlier `did` call may have turned this one round.
      guard appearances[id] == .appearing else { return }
      appearances[id] = nil
    case .didDisappear:
      guard appearances[id] == .disappearing else { return }
      appearances[id] = nil
    default: break
    }
    let node = leaver ?? nodes[id] ?? departed[id]
    if let node { recorder?.record(.called(call, node.serial)) }
    guard let observer = controller as? any LifecycleController else { return }
    observer.receive(call, parent)
  }
}

extension LifecycleController {
  fileprivate func receive(_ call: LifecycleCall, _ parent: (any Controller)?) {
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
