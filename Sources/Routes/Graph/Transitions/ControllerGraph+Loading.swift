/// What the controllers that load in a transition add to it.
final class Loading {
  /// The controller whose `didLoad` runs. It may change its children (rule 34).
  fileprivate(set) var current: Node?
  /// The controllers, in the order in which they load.
  fileprivate var loaded: [Node] = []
  /// The children that segues embed, in order.
  fileprivate(set) var embedded: [HierarchyChange] = []
  /// All changes: those of segues that embed, and those in `didLoad`, in order.
  fileprivate(set) var changes: [HierarchyChange] = []
  /// The completions of requests in `didLoad`.
  fileprivate(set) var completions: [(Bool) -> Void] = []
}

extension ControllerGraph {
  /// Loads the controllers that appear for the first time.
  ///
  /// A controller's segues embed children first, which load before it (rule 5). It may change its
  /// children while it loads itself, and these load after it (rule 34).
  ///
  /// - Returns: What the controllers added; `nil` if none was loaded.
  func load(below scope: (any Controller)?) throws -> Loading? {
    var pending = shown(below: scope).reversed().map { (controller: $0, hasEmbedded: false) }
    var started: Loading?
    do {
      while let (controller, hasEmbedded) = pending.popLast() {
        guard let node = node(of: controller), hasEmbedded || !node.isLoaded else { continue }
        let loading = started ?? Loading()
        // A controller that built itself may have covered or replaced one that was to load.
        let isShown = loading.changes.isEmpty || isInFront(node) && !node.isCovered
        guard hasEmbedded || isShown else { continue }
        started = loading
        if !hasEmbedded {
          node.isLoaded = true
          loading.loaded.append(node)
          let children = try embedChildren(of: node, loading)
          if !children.isEmpty {
            pending.append((controller, true))
            for child in children.reversed() {
              pending += shown(below: child).reversed().map { ($0, false) }
            }
            continue
          }
        }
        let count = loading.changes.count
        try finishLoading(node, loading, hasEmbedded: hasEmbedded)
        if loading.changes.count > count {
          pending += shown(below: controller).reversed().map { ($0, false) }
        }
      }
      return started
    } catch {
      for change in started?.changes.reversed() ?? [] { apply(change.reversed) }
      for node in started?.loaded ?? [] { node.isLoaded = false }
      throw error
    }
  }

  /// Embeds the children of a controller's segues.
  private func embedChildren(of node: Node, _ loading: Loading) throws -> [any Controller] {
    try makeEmbeddedChildren(of: node).map { child, arrival in
      try validateInsertion(child, into: node)
      let change = HierarchyChange.embed(child, in: node.controller)
      loading.embedded.append(change)
      loading.changes.append(change)
      recorder?.record(.embedded(Snapshot(of: child), in: node.serial))
      apply(change, arrival)
      self.node(of: child)?.isEmbeddedOnLoad = true
      return child
    }
  }

  /// Sends `didLoad`, during which the controller may change its children.
  private func finishLoading(_ node: Node, _ loading: Loading, hasEmbedded: Bool) throws {
    if hasEmbedded {
      for child in node.embedded where self.node(of: child)?.isEmbeddedOnLoad == true {
        send(.willMoveToParent, to: child, parent: node.controller)
        send(.didMoveToParent, to: child, parent: node.controller)
      }
    }
    loading.current = node
    transition.noteAside { $0.loading = loading }
    defer {
      loading.current = nil
      transition.noteAside { $0.loading = nil }
    }
    send(.didLoad, to: node.controller)
    for recorded in replayContext?.built.removeValue(forKey: node.serial) ?? [] {
      guard let change = try replayContext?.change(recorded, whileLoading: node, in: self) else {
        continue
      }
      try build(HierarchyChanges(change), TransitionContext(kind: .arrange), in: loading)
    }
  }
}

extension ControllerGraph {
  /// Whether a container is loading, and may be changed as a part of the active transition.
  func isLoading(_ container: (any Controller)?) -> Bool {
    guard let container, let current = transition.aside?.loading?.current else { return false }
    return current.controller === container
  }

  /// The container around a source that names itself, which a request changes.
  func container<Kind: LibraryContainer>(
    _ kind: Kind.Type,
    around source: (any Controller)?
  ) -> (any Controller)? {
    source.flatMap { node(of: $0) }.flatMap { nearest(kind, around: $0)?.controller }
  }

  /// Makes a change by a loading controller. Its children are informed at once.
  ///
  /// - Throws: ``Refusal/Reason`` when a child would leave another container, which may be on screen.
  func build(
    _ changes: HierarchyChanges,
    _ context: TransitionContext,
    in loading: Loading
  ) throws {
    if let blocking, changes.contains(where: { $0.scope !== loading.current?.controller }) {
      throw Refusal.Reason.transition(.active(blocking))
    }
    if let recorder, let node = loading.current {
      for change in changes { recorder.record(.built(.init(recorded(change)), by: node.serial)) }
    }
    apply(changes, context)
    let parentChanges = parentChanges(of: changes, context)
    for parentChange in parentChanges { sendWillMove(parentChange) }
    for parentChange in parentChanges { sendDidMove(parentChange) }
    loading.changes += changes
    if let completion = context.completion { loading.completions.append(completion) }
  }
}
