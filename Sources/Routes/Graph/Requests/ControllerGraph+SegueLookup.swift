/// A segue to perform, with its options.
package struct SegueRequest {
  /// The identifier; empty for a segue without one.
  let identifier: ExactString
  /// The object ids of a segue without an identifier, or with one that another segue of its scene has.
  var objects: [ExactString] = []
  var source: (any Controller)?
  var sender: Any?
  /// Whether the caller expects a segue that leads forwards.
  var canLeadForwards = true
  /// The type of an unwind's target; `nil` if the segue must not unwind.
  var target: Any.Type?
  /// The role that the caller chose instead of the segue's own.
  var role: SegueKind.Role?
  /// The controller that presents the destination, if it is not the source.
  var presenter: (any Controller)?
  /// Makes the controller instead of the closure that the segue is registered with.
  var instantiate: (() throws -> Any)?
  /// The destination with this segue as its route.
  var destination: (any Destination)?

  /// The segue in messages.
  package var label: String {
    identifier.isEmpty && !objects.isEmpty ? "a segue without an identifier" : "'\(identifier)'"
  }

  /// Identifies the request, to detect repeats.
  package var signature: RequestSignature {
    RequestSignature(objects.first ?? identifier, from: source)
  }
}

extension SegueRequest {
  /// The request of a segue that a controller has, forwards or back.
  package init(
    _ identifier: ExactString,
    _ objects: [ExactString] = [],
    at source: (any Controller)?,
    sender: Any? = nil
  ) {
    self.init(identifier: identifier, objects: objects, source: source, sender: sender)
    target = (any UnwindReceiver).self
  }

  /// Whether a segue has the direction that the caller expects.
  func allows(_ registration: Registration) -> Bool {
    registration.role.direction == .back ? target != nil : canLeadForwards
  }
}

extension PerformedSegue {
  init(_ request: SegueRequest, from start: Node, to destination: any Controller) {
    self.init(
      identifier: request.identifier,
      source: start.controller,
      destination: destination,
      sender: request.sender
    )
  }
}

extension ControllerGraph {
  /// Finds the requested segue, and the controller that it starts from. Refusals of other requests then
  /// name the segue.
  ///
  /// Without a source this is the visible controller, or the nearest container around it that has
  /// the segue.
  func find(_ request: SegueRequest) throws(Refusal.Reason) -> (Node, Registration) {
    let start = try source(request.source)
    let group =
      request.objects.isEmpty
      ? registry.groups[request.identifier] ?? []
      : request.objects.flatMap { registry.onlyOfControls[$0] ?? [] }
    for node in start.ancestors {
      if let registration = try registry.choice(in: group, for: node) {
        if !request.identifier.isEmpty { transition.exclusive = request.identifier.string }
        guard request.allows(registration) else { throw notPerformable(registration, request) }
        warnIfMadeInCode(node, performing: registration)
        return (node, registration)
      }
      if request.source != nil { break }
    }
    let name = start.name
    guard request.objects.isEmpty else {
      throw .segue(.unknownObjects(request.objects, source: name))
    }
    if let group = registry.groups[request.identifier] {
      let expected = group.map { "\($0.source)" }
      throw .segue(.wrongSource(identifier: request.identifier, expected: expected, found: name))
    }
    let available = registry.identifiers(from: start)
    throw .segue(.unknown(identifier: request.identifier, source: name, available: available))
  }

  /// Warns of a controller that was made in code and performs a segue of a scene.
  ///
  /// `performSegue(withIdentifier:sender:)` raises if the view controller's `storyboard` is `nil`. The
  /// controllers of the graph's own root may stand for scenes.
  private func warnIfMadeInCode(_ node: Node, performing registration: Registration) {
    guard case .scene = registration.source, node.scene == nil, windowState == nil else { return }
    let isOfRoot =
      node.presentationRoot === rootNode
      && node.ancestors.allSatisfy { inner in
        inner.parent?.stack.map { $0.stack.first === inner.controller } ?? true
      }
    let warning = Warning.segueOfAnotherScene(
      identifier: registration.identifier,
      controller: node.name
    )
    if !isOfRoot, !transition.warnings.contains(warning) { warn(warning) }
  }

  /// Makes a segue's destination, with its origin.
  ///
  /// - Parameter replacement: Makes the controller instead of the registered closure.
  func makeDestination(
    of registration: Registration,
    replacement: (() throws -> Any)? = nil
  ) throws -> (controller: any Controller, origin: TransitionOrigin) {
    let origin = TransitionOrigin(registration: registration)
    switch registration.making {
    case .hierarchy(let make):
      guard replacement == nil else {
        throw Refusal.Reason.segue(
          .registeredWithHierarchy(identifier: registration.identifier)
        )
      }
      return (try windowController(for: make()), origin)
    case .controller(let maker, let container):
      let controller: any Controller
      if let replacement {
        controller = try Registration.Making.asController(replacement())
      } else if let maker {
        controller = try maker()
      } else {
        throw Refusal.Reason.segue(
          .noInstantiation(
            identifier: registration.identifier,
            destination: registration.destination.string
          )
        )
      }
      return (try windowController(for: container?.enclose(controller) ?? controller), origin)
    case .unwind:
      throw Refusal.Reason.segue(
        .notPerformable(identifier: registration.identifier, kind: registration.kind)
      )
    case .scene(let scene):
      return try makeScene(resolved(scene), replacement: replacement, origin)
    }
  }

  /// Runs a preparation on the controller that it is meant for, and returns that.
  @discardableResult
  func run(_ preparation: Preparation, on controller: any Controller) throws -> any Controller {
    do {
      return try preparation.prepare(controller)
    } catch let mismatch as Preparation.Mismatch {
      throw Refusal.Reason.segue(.destinationMismatch(registry.scenes.explained(mismatch.error)))
    }
  }
}

extension SegueRegistry {
  package func choice(
    in group: [Registration],
    for node: Node
  ) throws(Refusal.Reason) -> Registration? {
    try choice(in: group, for: node.controller, of: node.scene)
  }

  /// The segue of a group that starts from a controller: from its scene, or else from its type, or else
  /// from anywhere.
  package func choice(
    in group: [Registration],
    for controller: any Controller,
    of sourceScene: StoryboardBundle.SceneLocation?
  ) throws(Refusal.Reason) -> Registration? {
    var typed: [Registration] = []
    var scenes: [Registration] = []
    var anywhere: Registration?
    for registration in group {
      switch registration.source {
      case .any: anywhere = registration
      case .type(let type, _, _, let matches):
        if type == ObjectIdentifier(Swift.type(of: controller)) { return registration }
        if matches(controller) { typed.append(registration) }
      case .scene(let scene, let name):
        if scene == sourceScene { return registration }
        let found = ExactString(ControllerName.of(controller))
        if sourceScene == nil, ControllerName.trimmed(name) == found {
          scenes.append(registration)
        }
      }
    }
    let candidates = typed.isEmpty ? scenes : typed
    guard candidates.count < 2 else {
      throw .segue(
        .ambiguous(
          identifier: candidates[0].identifier,
          source: ControllerName.of(controller),
          candidates: candidates.map { "\($0.source) (\($0.location))" }
        )
      )
    }
    return candidates.first ?? anywhere
  }

  func identifiers(from node: Node) -> [ExactString] {
    exactIdentifiers.filter { identifier in
      groups[identifier].flatMap { try? choice(in: $0, for: node) } != nil
    }
  }
}
