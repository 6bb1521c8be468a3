extension ControllerGraph {
  /// The segue that is requested, and the controller that it starts from.
  func find(_ request: SegueRequest) throws(Refusal.Reason) -> (Node, Registration) {
    if request.objects.isEmpty { return try find(request.identifier, from: request.source) }
    let start = try source(request.source)
    let group = request.objects.flatMap { registry.unnamed[$0] ?? [] }
    guard let registration = try registry.choice(in: group, for: start) else {
      throw .noUnnamedSegue(objects: request.objects, source: ControllerName.of(start.controller))
    }
    return (start, registration)
  }

  /// The segue of an identifier, and the controller that it starts from.
  ///
  /// - Parameter source: The controller that performs it. Without one the visible controller is
  ///   asked first, and then the ones around it, the nearest first.
  func find(
    _ identifier: String,
    from source: (any Controller)?
  ) throws(Refusal.Reason) -> (Node, Registration) {
    let start = try self.source(source)
    let group = group(of: identifier)
    if group.count == 1, case .any = group[0].source { return (start, group[0]) }
    for node in ancestors(of: start) {
      if let registration = try registry.choice(in: group, for: node) {
        return (node, registration)
      }
      if source != nil { break }
    }
    throw noSegue(identifier, from: start)
  }

  /// The segues of an identifier.
  private func group(of identifier: String) -> [Registration] {
    if let lastGroup, lastGroup.identifier == identifier { return lastGroup.segues }
    let segues = registry.groups[identifier] ?? []
    lastGroup = (identifier, segues)
    return segues
  }

  private func noSegue(_ identifier: String, from start: Node) -> Refusal.Reason {
    let name = ControllerName.of(start.controller)
    if let group = registry.groups[identifier] {
      return .wrongSource(
        identifier: identifier,
        expected: group.map { "\($0.source)" },
        found: name
      )
    }
    return .unknownSegue(
      identifier: identifier,
      source: name,
      available: registry.identifiers(from: start)
    )
  }

  /// Makes what a segue leads to.
  func makeDestination(
    of registration: Registration,
    instead: (() throws -> Any)? = nil
  ) throws -> any Controller {
    switch registration.making {
    case .hierarchy(let make):
      guard instead == nil else {
        throw Refusal.Reason.hierarchyInTheWay(identifier: registration.identifier)
      }
      return try make()
    case .controller(let make, let container):
      let controller: any Controller
      if let instead {
        controller = try Registration.Making.asController(instead())
      } else if let make {
        controller = try make()
      } else {
        throw Refusal.Reason.noInstantiation(
          identifier: registration.identifier,
          destination: registration.destination
        )
      }
      return container?.enclose(controller) ?? controller
    case .unwind:
      throw Refusal.Reason.notPerformable(
        identifier: registration.identifier,
        kind: .unwind
      )
    case .scene(let scene):
      return try makeScene(resolved(scene), instead: instead)
    }
  }

  /// Runs a preparation on the controller that it is meant for, and returns that.
  @discardableResult
  func run(_ preparation: Preparation, on controller: any Controller) throws -> any Controller {
    do {
      return try preparation.prepare(controller)
    } catch let mismatch as Preparation.Mismatch {
      throw Refusal.Reason.destinationMismatch(mismatch.error)
    }
  }
}

extension SegueRegistry {
  /// The segue of a group that starts from a controller: the one of its scene, else of its type,
  /// else one that starts anywhere.
  func choice(
    in group: [Registration],
    for node: Node
  ) throws(Refusal.Reason) -> Registration? {
    var typed: [Registration] = []
    var scenes: [Registration] = []
    var anywhere: Registration?
    for registration in group {
      switch registration.source {
      case .any: anywhere = registration
      case .type(let type, _, let test):
        if type == ObjectIdentifier(Swift.type(of: node.controller)) { return registration }
        if test.accepts(node.controller) { typed.append(registration) }
      case .scene(let tag, let name):
        if tag == node.scene { return registration }
        if node.scene == nil, ControllerName.trimmed(name) == ControllerName.of(node.controller) {
          scenes.append(registration)
        }
      }
    }
    let candidates = typed.isEmpty ? scenes : typed
    guard candidates.count < 2 else {
      throw .ambiguousSegue(
        identifier: candidates[0].identifier,
        source: ControllerName.of(node.controller),
        candidates: candidates.map { "\($0.source) (\($0.place))" }
      )
    }
    return candidates.first ?? anywhere
  }

  /// The identifiers of the segues that start from a controller, sorted.
  func identifiers(from node: Node) -> [String] {
    identifiers.filter { identifier in
      groups[identifier].flatMap { try? choice(in: $0, for: node) } != nil
    }
  }
}
