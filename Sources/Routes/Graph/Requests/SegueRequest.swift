/// A segue to perform, with its options.
struct SegueRequest {
  /// The identifier; empty for a segue without one.
  let identifier: ExactString
  /// The object ids of a segue without an identifier, or with one that another segue of its scene has.
  var objects: [ExactString] = []
  var source: (any Controller)?
  var sender: Any?
  /// The role that the caller chose instead of the segue's own.
  var role: SegueKind.Role?
  /// Makes the controller instead of the closure that the segue is registered with.
  var instantiate: (() throws -> Any)?
  /// The destination whose route the segue is.
  var destination: (any Destination)?
  /// Takes the prepared destination instead of the segue's transition.
  var take: ((any Controller, Arrival) -> Void)?

  /// The segue in messages.
  var label: String {
    identifier.isEmpty && !objects.isEmpty ? "a segue without an identifier" : "'\(identifier)'"
  }

  /// Identifies the request, to detect repeats.
  var signature: RequestSignature {
    RequestSignature(objects.first ?? identifier, from: source)
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
