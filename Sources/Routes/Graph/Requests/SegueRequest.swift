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
