extension ControllerGraph {
  /// Checks that a controller and its descendants can be added to the graph.
  ///
  /// - Parameters:
  ///   - parent: The container to which the controller is added.
  ///   - leaving: Controllers that the same transition removes, and that may return.
  /// - Complexity: O(*n*) in the number of descendants.
  func validateInsertion(
    _ root: any Controller,
    into parent: Node? = nil,
    leaving: Set<ObjectIdentifier> = []
  ) throws(Refusal.Reason) {
    guard traits(of: root).contains(.container) || !leaving.isEmpty else {
      return try validateAbsence(of: root, leaving)
    }
    var seen: Set<ObjectIdentifier> = []
    var pending = [
      NewController(root, in: parent?.container, around: parent?.parent?.container)
    ]
    while let next = pending.popLast() {
      let controller = next.controller
      try validateAbsence(of: controller, leaving)
      guard seen.insert(ObjectIdentifier(controller)).inserted else {
        throw .controller(.repeated(ControllerName.of(controller)))
      }
      // A controller that returns does so with its embedded children and its presentation.
      if let returning = node(of: controller) {
        pending += returning.embedded.map { NewController($0) }
        if let presented = returning.presented {
          pending.append(NewController(presented.controller))
        }
      }
      // Reading the traits registers the class, so that the graph knows whether to call observers.
      guard traits(of: controller).contains(.container),
        let container = (controller as? any ContainerController)?.asContainer
      else { continue }
      if let holder = container.holder, holder !== self {
        throw .controller(.inAnotherGraph(ControllerName.of(controller)))
      }
      try validateContent(of: container)
      try validate(container, in: next)
      if let split = container as? SplitViewController, width == .compact, staging == nil,
        node(of: controller) == nil
      {
        transition.collapsing.append(split)
      }
      if container.children.isEmpty { continue }
      if let objection = container.objection(toCount: container.children.count) { throw objection }
      pending += container.children.map { NewController($0, in: container, around: next.parent) }
    }
  }

  /// A controller that is added, with the containers around it.
  private struct NewController {
    let controller: any Controller
    let parent: (any Container)?
    let outer: (any Container)?

    init(
      _ controller: any Controller,
      in parent: (any Container)? = nil,
      around outer: (any Container)? = nil
    ) {
      self.controller = controller
      self.parent = parent
      self.outer = outer
    }
  }

  /// Checks that a container may be in its parent (rules 10 and 37).
  private func validate(
    _ container: any Container,
    in place: NewController
  ) throws(Refusal.Reason) {
    guard let parent = place.parent else { return }
    if let objection = parent.objection(to: container, in: place.outer) { throw objection }
    if let warning = parent.warning(about: container) { transition.warnings.append(warning) }
  }

  /// Checks that a container of the app has the same children whenever it is read, and that its
  /// content is one of them.
  private func validateContent(of container: any Container) throws(Refusal.Reason) {
    guard let container = container as? any CustomContainer else { return }
    let controller = container.controller
    guard controller.childControllers.elementsEqual(container.children, by: { $0 === $1 }) else {
      throw .container(.unstableChildren(container: container.name))
    }
    if let content = controller.content, container.content !== content {
      throw .container(
        .contentNotAChild(content: ControllerName.of(content), container: container.name)
      )
    }
  }

  private func validateAbsence(
    of controller: any Controller,
    _ leaving: Set<ObjectIdentifier>
  ) throws(Refusal.Reason) {
    let id = ObjectIdentifier(controller)
    if nodes[id] != nil, !leaving.contains(id) {
      throw .controller(.alreadyInGraph(ControllerName.of(controller)))
    }
    try validateAbsenceFromOtherWindows(controller)
  }

  /// Checks that no other window of the scene contains a controller (rule 48).
  private func validateAbsenceFromOtherWindows(
    _ controller: any Controller
  ) throws(Refusal.Reason) {
    guard let scene, let other = scene.window(of: controller), other !== self else { return }
    throw .controller(.inAnotherGraph(ControllerName.of(controller)))
  }

  /// Checks the new children of a container: each occurs once, and is an old child or new.
  func validate(
    _ children: [any Controller],
    replacing old: [any Controller],
    validateNew: (any Controller) throws(Refusal.Reason) -> Void
  ) throws(Refusal.Reason) {
    let kept = Set(old.map { ObjectIdentifier($0) })
    var seen: Set<ObjectIdentifier> = []
    for child in children {
      guard seen.insert(ObjectIdentifier(child)).inserted else {
        throw .controller(.repeated(ControllerName.of(child)))
      }
      if !kept.contains(ObjectIdentifier(child)) { try validateNew(child) }
    }
    try validateDisjoint(children.without(old))
  }

  /// Checks that new siblings have no descendants in common.
  private func validateDisjoint(_ siblings: [any Controller]) throws(Refusal.Reason) {
    guard siblings.count > 1 else { return }
    var seen: Set<ObjectIdentifier> = []
    for sibling in siblings {
      for controller in [sibling] + ControllerTree.breadthFirst(from: sibling)
      where !seen.insert(ObjectIdentifier(controller)).inserted {
        throw .controller(.repeated(ControllerName.of(controller)))
      }
    }
  }

  /// Checks that a controller can be pushed (rules 9, 10 and 37).
  ///
  /// - Returns: The changes by which it leaves its parent.
  @discardableResult
  func validatePush(
    _ controller: any Controller,
    onto navigation: NavigationController
  ) throws(Refusal.Reason) -> [HierarchyChange] {
    let isContainer = traits(of: controller).contains(.container)
    if isContainer, let container = controller as? any ContainerController,
      let objection = navigation.objection(to: container.asContainer, in: nil)
    {
      throw objection
    }
    if let node = node(of: controller) {
      guard let stack = self.node(of: navigation.controller) else { return [] }
      if node.parent === stack, !stack.embeds(node.controller) {
        throw .stack(.alreadyOnStack(ControllerName.of(controller)))
      }
      let departing = try departures(of: [controller], to: stack)
      try validateInsertion(
        controller,
        into: stack,
        leaving: departing.members(of: controller)
      )
      return departing.changes
    }
    if isContainer {
      try validateInsertion(controller, into: self.node(of: navigation.controller))
    } else {
      try validateAbsenceFromOtherWindows(controller)
    }
    return []
  }
}
