/// The additions of loading controllers to a transition.
final class Loading {
  /// The controller during its `didLoad`, in which it may change its children (rule 34).
  fileprivate(set) var current: Node?
  /// The controllers, in the order in which they load.
  fileprivate var loaded: [Node] = []
  /// The children that segues embed, in order.
  fileprivate(set) var embedded: [any Controller] = []
  /// The exchanges of all changes, by embed segues and in `didLoad`, in order.
  fileprivate(set) var exchanges: [Exchange] = []
  fileprivate var reversal = Reversal()
  /// The controllers that were added in `didLoad`.
  fileprivate var built: Set<ObjectIdentifier> = []
  /// Whether controllers that load have added each other without an end.
  fileprivate var isEndless = false
  /// The completions of requests in `didLoad`.
  fileprivate(set) var completions: [(Bool) -> Void] = []
}

extension ControllerGraph {
  /// Loads the controllers that appear for the first time.
  ///
  /// A controller's segues embed children first, which load before it (rule 5). It may change its
  /// children while it loads itself, and these load after it (rule 34).
  ///
  /// - Returns: The additions; `nil` if no controller was loaded.
  func load(below scope: (any Controller)?) throws -> Loading? { try load(shown(below: scope)) }

  /// - Parameter isOnPurpose: Whether code loads a controller that need not be on screen.
  private func load(_ controllers: [any Controller], isOnPurpose: Bool = false) throws -> Loading? {
    var pending = controllers.reversed().map { (controller: $0, hasEmbedded: false) }
    var started: Loading?
    do {
      while let (controller, hasEmbedded) = pending.popLast() {
        guard let node = node(of: controller), hasEmbedded || !node.isLoaded else { continue }
        let loading = started ?? Loading()
        // A controller that built itself may have covered or replaced one that was to load.
        let isShown =
          isOnPurpose || loading.exchanges.isEmpty || isInFront(node) && !node.isCovered
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
        let count = loading.exchanges.count
        try finishLoading(node, loading, hasEmbedded: hasEmbedded)
        if loading.exchanges.count > count {
          let added = loading.exchanges[count...].flatMap(\.added)
          let inside = isOnPurpose ? added.filter(node.embeds) : shown(below: controller)
          pending += inside.reversed().map { ($0, false) }
        }
      }
      return started
    } catch {
      if let started { restore(started.reversal) }
      for node in started?.loaded ?? [] { node.isLoaded = false }
      throw error
    }
  }

  /// Loads a controller before it appears, like `loadViewIfNeeded()`.
  ///
  /// Its ``LifecycleController/didLoad()`` is called now, and not again when it appears. A controller
  /// that has loaded is not loaded twice:
  ///
  /// ```swift
  /// try graph.load(city)
  /// try graph.push(city)
  /// ```
  ///
  /// A prepare closure can load its destination. Children of container views are embedded when the
  /// controller enters the graph, if it is not in it yet.
  ///
  /// - Parameter controller: A controller, in the graph or not.
  /// - Throws: ``Refusal`` when a controller of the graph is to be loaded during a transition; or the error
  ///   of a segue that embeds a child. Nothing has changed then.
  public func load(_ controller: any Controller) throws {
    if let windowState { return windowState.adapter.load(controller) }
    guard let node = node(of: controller) else {
      if released.noteLoad(of: controller) { (controller as? any LifecycleController)?.didLoad() }
      return
    }
    // Without calls and embedded children, nothing happens when a controller loads.
    guard !node.isLoaded, node.traits.contains(.observer) || registry.scenes.hasEmbeds else {
      return
    }
    try loadNow(controller)
  }

  /// Loads a controller of the graph that has not loaded.
  package func loadNow(_ controller: any Controller) throws {
    try requestNow("load", ControllerName.of(controller)) {
      let node = try require(controller)
      record(.loaded(node.serial))
      let loading: Loading?
      do {
        loading = try load([controller], isOnPurpose: true)
      } catch {
        release(takeDeparted().values)
        throw error
      }
      var reversal = Reversal()
      for child in loading?.embedded ?? [] { reversal.add([.unembed(child)]) }
      settle(takeTracked(), reversal) { isCompleted in
        for completion in loading?.completions ?? [] { completion(isCompleted) }
      }
    }
  }

  private func embedChildren(of node: Node, _ loading: Loading) throws -> [any Controller] {
    try makeEmbeddedChildren(of: node).map { child, origin in
      try validateInsertion(child, into: node)
      record(.embedded(Snapshot(of: child), in: node.serial))
      loading.embedded.append(child)
      make(
        [.embed(child, in: node.controller)],
        TransitionContext(kind: .embed, origin: origin),
        in: loading
      )
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
    transition.loading = loading
    defer {
      loading.current = nil
      transition.loading = nil
    }
    send(.didLoad, to: node.controller)
    while let change = try replayContext?.nextChange(node.serial) {
      try build([change], TransitionContext(kind: .arrange), in: loading)
    }
  }

  /// Makes changes of a loading controller, and returns their exchanges.
  @discardableResult
  private func make(
    _ changes: [ControllerChange],
    _ context: TransitionContext,
    in loading: Loading
  ) -> [Exchange] {
    let exchanges = exchanges(of: changes, context)
    loading.exchanges += exchanges
    let reversal = apply(changes, context)
    loading.reversal.add(reversal.changes, returning: reversal.returning)
    return exchanges
  }

  /// Whether a container is loading, and may be changed as a part of the active transition (rule 34).
  func isLoading(_ container: () -> (any Controller)?) -> Bool {
    guard let windowState else {
      guard let current = transition.loading?.current else { return false }
      return current.controller === container()
    }
    guard !windowState.isRead, blocking != nil else { return false }
    return reading { container() }.map(windowState.isLoading) ?? false
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
    _ changes: [ControllerChange],
    _ context: TransitionContext,
    in loading: Loading
  ) throws {
    if let blocking, changes.contains(where: { scope(of: $0) !== loading.current?.controller }) {
      throw Refusal.Reason.transition(.active(blocking))
    }
    // All further changes of loading controllers are refused when they have added each other too often.
    let depth = loading.current?.ancestors.count { loading.built.contains($0.id) } ?? 0
    if depth >= Self.deepestNesting { loading.isEndless = true }
    if loading.isEndless { throw Refusal.Reason.transition(.endless(after: Self.deepestNesting)) }
    if let node = loading.current {
      for change in changes { record(.built(recorded(change), by: node.serial)) }
    }
    let exchanges = make(changes, context, in: loading)
    for exchange in exchanges { sendWillMove(exchange) }
    for exchange in exchanges { sendDidMove(exchange) }
    for exchange in exchanges {
      loading.built.formUnion(exchange.added.map { ObjectIdentifier($0) })
    }
    if let completion = context.completion { loading.completions.append(completion) }
  }
}
