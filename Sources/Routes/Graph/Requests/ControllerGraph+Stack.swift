extension ControllerGraph {
  /// Pushes a controller on the stack around a source.
  ///
  /// - Parameters:
  ///   - controller: The controller to push; it must not be in the graph.
  ///   - source: A controller inside the navigation controller, or that itself; by default the
  ///     visible one.
  /// - Throws: ``Refusal`` when there is no stack, when the controller is on it already, and when it
  ///   is a navigation or tab bar controller.
  /// - Complexity: O(1) in the height of the stack.
  public func push(_ controller: any Controller, from source: (any Controller)? = nil) throws {
    try attempt("push \(ControllerName.of(controller))") {
      let signature = signature(of: controller, source)
      try gate(
        signature,
        later: { graph in try graph.push(controller, from: source) }
      )
      let start = try self.source(source)
      let cause = Cause(source: start.controller, signature: signature)
      try push(controller, from: start, cause)
    }
  }

  func push(
    _ controller: any Controller,
    from start: Node,
    _ cause: @autoclosure () -> Cause
  ) throws {
    try push(controller, onto: navigation(around: start), cause())
  }

  func push(
    _ controller: any Controller,
    onto navigation: NavigationController,
    _ cause: @autoclosure () -> Cause
  ) throws {
    try checkPush(controller)
    try carryOut(
      .push(controller, onto: navigation),
      TransitionContext(kind: .push, cause: cause(), destination: controller)
    )
  }

  /// Checks what can be pushed (rules 9 and 10).
  func checkPush(_ controller: any Controller) throws(Refusal.Reason) {
    if traits(of: controller).contains(.container),
      let container = controller as? any ContainerController, !container.asContainer.canBePushed
    {
      throw .containerOnStack(ControllerName.described(controller))
    }
    if let parent = node(of: controller)?.parent, parent.controller is NavigationController,
      !parent.embedded.contains(where: { $0 === controller })
    {
      throw .alreadyOnStack(ControllerName.of(controller))
    }
    try validateInsertion(controller)
  }

  /// Pops the top of the stack around a source.
  ///
  /// - Parameter source: A controller inside the navigation controller, or that itself; by default
  ///   the visible one.
  /// - Returns: What was popped; `nil` on the root, which stays.
  /// - Throws: ``Refusal`` when there is no stack.
  @discardableResult
  public func pop(from source: (any Controller)? = nil) throws -> (any Controller)? {
    try attempt("pop") {
      try gate(later: { graph in try graph.pop(from: source) })
      let start = try self.source(source)
      return try pop(1, from: navigation(around: start), Cause(source: start.controller)).first
    }
  }

  /// Pops everything but the root of the stack around a source.
  ///
  /// - Returns: Those that were popped, as they stood on the stack.
  /// - Throws: ``Refusal`` when there is no stack.
  @discardableResult
  public func popToRoot(from source: (any Controller)? = nil) throws -> [any Controller] {
    try attempt("pop to the root") {
      try gate(later: { graph in try graph.popToRoot(from: source) })
      let start = try self.source(source)
      let navigation = try navigation(around: start)
      return try pop(navigation.stack.count - 1, from: navigation, Cause(source: start.controller))
    }
  }

  /// Pops everything above a controller that is on a stack.
  ///
  /// - Returns: Those that were popped, as they stood on the stack.
  /// - Throws: ``Refusal`` when the controller is on no stack.
  /// - Complexity: O(*n*) in the number of controllers that are popped.
  @discardableResult
  public func pop(to controller: any Controller) throws -> [any Controller] {
    try attempt("pop to \(ControllerName.of(controller))") {
      try gate(later: { graph in try graph.pop(to: controller) })
      // A navigation controller is the parent of what is embedded in it, too.
      guard let navigation = parent(of: controller) as? NavigationController,
        case let above = navigation.height(above: controller), above < navigation.stack.count
      else { throw Refusal.Reason.notOnStack(ControllerName.of(controller)) }
      return try pop(above, from: navigation, Cause())
    }
  }

  @discardableResult
  func pop(
    _ count: Int,
    from navigation: NavigationController,
    _ cause: Cause,
    isInteractive: Bool = false
  ) throws -> [any Controller] {
    let popped = Array(navigation.stack.dropFirst().suffix(max(0, count)))
    guard !popped.isEmpty else { return [] }
    try carryOut(
      [.pop(popped, from: navigation)],
      TransitionContext(
        kind: .pop,
        cause: cause,
        destination: navigation.stack[navigation.stack.count - popped.count - 1],
        reason: .popped,
        isInteractive: isInteractive
      )
    )
    return popped
  }

  /// Sets the whole stack around a source; the last controller is on top.
  ///
  /// - Parameters:
  ///   - controllers: The new stack, the root first; those that are on the stack already may stay.
  ///   - source: A controller inside the navigation controller, or that itself; by default the
  ///     visible one.
  /// - Throws: ``Refusal`` when the stack is empty, when a controller stands on it twice or in
  ///   another place, and when it holds a navigation or tab bar controller.
  /// - Complexity: O(*n*) in the height of both stacks.
  public func setStack(
    _ controllers: [any Controller],
    from source: (any Controller)? = nil
  ) throws {
    try attempt("set a stack of \(controllers.count)") {
      try gate(later: { graph in try graph.setStack(controllers, from: source) })
      let start = try self.source(source)
      let navigation = try navigation(around: start)
      guard let top = controllers.last else { throw Refusal.Reason.emptyStack }
      try check(controllers, in: navigation, replacing: navigation.stack, check: checkPush)
      try carryOut(
        [.stack(old: navigation.stack, new: controllers, of: navigation)],
        TransitionContext(kind: .stack, cause: Cause(source: start.controller), destination: top)
      )
    }
  }

  /// The nearest navigation controller, the given one first.
  func navigation(around node: Node) throws(Refusal.Reason) -> NavigationController {
    if let navigation = nearest(NavigationController.self, around: node) { return navigation }
    throw .noNavigationController(source: ControllerName.of(node.controller))
  }
}
