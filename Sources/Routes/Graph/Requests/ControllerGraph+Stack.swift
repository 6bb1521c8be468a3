extension ControllerGraph {
  /// Pushes a controller on the stack around a source.
  ///
  /// - Parameters:
  ///   - controller: The controller to push. A child of another container leaves that.
  ///   - source: The navigation controller, or a controller inside it; by default the visible
  ///     controller.
  ///   - completion: Called once when the transition is over; never for a refused request.
  /// - Throws: ``Refusal`` when there is no stack, when the controller is on it already, and when it
  ///   is a navigation or split view controller. A tab bar controller is pushed with a ``ControllerGraph/Warning``.
  /// - Complexity: O(1) in the height of the stack.
  public func push(
    _ controller: any Controller,
    from source: (any Controller)? = nil,
    completion: (() -> Void)? = nil
  ) throws {
    try request(
      "push",
      controller,
      from: source,
      changing: container(NavigationController.self, around: source)
    ) { graph in
      let start = try graph.source(source)
      try graph.push(
        controller,
        onto: graph.navigation(around: start),
        from: start,
        completion: completion
      )
    }
  }

  func push(
    _ controller: any Controller,
    onto navigation: NavigationController,
    from start: Node,
    _ origin: TransitionOrigin? = nil,
    completion: (() -> Void)? = nil
  ) throws {
    var changes = try validatePush(controller, onto: navigation)
    changes.append(.push(controller, onto: navigation.controller))
    try carryOut(
      changes,
      TransitionContext(
        kind: .push,
        source: start,
        origin: origin,
        destination: controller,
        completion: Self.whenOver(completion)
      )
    )
  }

  /// Pops the top of the stack around a source.
  ///
  /// - Parameters:
  ///   - source: The navigation controller, or a controller inside it; by default the visible
  ///     controller.
  ///   - completion: Called once when the transition is over, also if there is nothing to pop; never
  ///     for a refused request.
  /// - Returns: The popped controller; `nil` if only the root is on the stack.
  /// - Throws: ``Refusal`` when there is no stack.
  @discardableResult
  public func pop(
    from source: (any Controller)? = nil,
    completion: (() -> Void)? = nil
  ) throws -> (any Controller)? {
    try request(
      "pop",
      changing: container(NavigationController.self, around: source)
    ) { graph in
      let start = try graph.source(source)
      let navigation = try graph.navigation(around: start)
      return try graph.pop(1, from: navigation, source: start, completion: completion).first
    }
  }

  /// Pops all controllers but the root of the stack around a source.
  ///
  /// - Returns: The popped controllers, in the order of the stack.
  /// - Throws: ``Refusal`` when there is no stack.
  @discardableResult
  public func popToRoot(from source: (any Controller)? = nil) throws -> [any Controller] {
    try request(
      "pop to the root",
      changing: container(NavigationController.self, around: source)
    ) { graph in
      let start = try graph.source(source)
      let navigation = try graph.navigation(around: start)
      let count = navigation.stack.count - 1
      return try graph.pop(count, from: navigation, source: start)
    }
  }

  /// Pops all controllers above a controller on a stack.
  ///
  /// - Returns: The popped controllers, in the order of the stack.
  /// - Throws: ``Refusal`` when the controller is not on a stack.
  /// - Complexity: O(*n*) in the number of popped controllers.
  @discardableResult
  public func pop(to controller: any Controller) throws -> [any Controller] {
    try request(
      "pop to",
      ControllerName.of(controller),
      changing: node(of: controller)?.parent?.controller
    ) {
      graph in
      // A navigation controller is also the parent of the controllers that it embeds.
      guard let node = graph.node(of: controller), let navigation = node.parent?.stack,
        case let above = navigation.height(above: node.controller), above < navigation.stack.count
      else { throw Refusal.Reason.stack(.notOnStack(ControllerName.of(controller))) }
      return try graph.pop(above, from: navigation, source: nil)
    }
  }

  /// Pops to the nearest controller of a type below the top of a stack.
  ///
  /// ```swift
  /// try graph.pop(to: FeedController.self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type, a class or a protocol.
  ///   - source: The navigation controller, or a controller inside it; by default the visible
  ///     controller.
  /// - Returns: The controller, which is on top.
  /// - Throws: ``Refusal`` when there is no stack, or no such controller below its top.
  /// - Complexity: O(*n*) in the number of popped controllers.
  @discardableResult
  public func pop<Screen>(
    to type: Screen.Type,
    from source: (any Controller)? = nil
  ) throws -> Screen {
    try request("pop to", ControllerName.of(type)) { graph in
      let start = try graph.source(source)
      let navigation = try graph.navigation(around: start)
      let below = navigation.stack.dropLast()
      guard let index = below.lastIndex(where: { $0 is Screen || $0.model is Screen }),
        let screen = below[index] as? Screen ?? below[index].model as? Screen
      else { throw Refusal.Reason.stack(.notOnStack(ControllerName.of(type))) }
      try graph.pop(navigation.stack.count - 1 - index, from: navigation, source: start)
      return screen
    }
  }

  /// Pops a number of controllers, but never the root.
  @discardableResult
  func pop(
    _ count: Int,
    from navigation: NavigationController,
    source: Node?,
    isInteractive: Bool = false,
    completion: (() -> Void)? = nil
  ) throws -> [any Controller] {
    let popped = Array(navigation.stack.dropFirst().suffix(max(0, count)))
    guard !popped.isEmpty else {
      if let completion { followingUp(completion) }
      return []
    }
    try carryOut(
      [.pop(count: popped.count, from: navigation.controller)],
      TransitionContext(
        kind: .pop,
        source: source,
        destination: navigation.stack[navigation.stack.count - popped.count - 1],
        removalReason: .popped,
        isInteractive: isInteractive,
        completion: Self.whenOver(completion)
      )
    )
    return popped
  }

  /// Sets the whole stack around a source. The last controller is on top.
  ///
  /// - Parameters:
  ///   - controllers: The new stack, the root first; none for an empty stack. Controllers of the old
  ///     stack may stay, and children of other containers leave these.
  ///   - source: The navigation controller, or a controller inside it; by default the visible
  ///     controller.
  /// - Throws: ``Refusal`` when a controller occurs twice, when one is the root or presented, and when
  ///   one is a navigation or split view controller.
  /// - Complexity: O(*n*) in the height of both stacks.
  public func setStack(
    _ controllers: [any Controller],
    from source: (any Controller)? = nil
  ) throws {
    try request(
      "set a stack of",
      "\(controllers.count)",
      changing: container(NavigationController.self, around: source)
    ) { graph in
      let start = try graph.source(source)
      let navigation = try graph.navigation(around: start)
      try graph.setStack(controllers, of: navigation, from: start)
    }
  }

  func setStack(
    _ controllers: [any Controller],
    of navigation: NavigationController,
    from start: Node,
    _ origin: TransitionOrigin? = nil
  ) throws {
    let old = navigation.stack
    let departing = try departures(
      of: controllers.without(old),
      to: require(navigation.controller)
    )
    try validate(controllers, replacing: old) { controller throws(Refusal.Reason) in
      try validatePush(controller, onto: navigation)
    }
    try navigation.validateRoot(of: controllers)
    try carryOut(
      departing.changes + [.stack(controllers, of: navigation.controller)],
      TransitionContext(
        kind: .stack,
        source: start,
        origin: origin,
        destination: controllers.last
      )
    )
  }

  /// The nearest navigation controller, the given node first.
  func navigation(around node: Node) throws(Refusal.Reason) -> NavigationController {
    if let navigation = nearest(NavigationController.self, around: node) { return navigation }
    throw .stack(.noNavigationController(source: node.name))
  }
}
