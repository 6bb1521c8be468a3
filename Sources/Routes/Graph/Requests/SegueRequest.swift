/// A segue to perform, with its options.
struct SegueRequest {
  /// The identifier; empty for a segue without one.
  let identifier: ExactString
  /// The object ids of a segue without an identifier.
  var objects: [ExactString] = []
  var source: (any Controller)?
  var sender: Any?
  /// Whether a user's action starts the segue, so that the source is asked.
  var isAction = false
  /// The role that the caller chose instead of the segue's own.
  var role: SegueKind.Role?
  /// Makes the controller instead of the closure that the segue is registered with.
  var instantiate: (() throws -> Any)?

  /// The segue in messages.
  var label: String { objects.isEmpty ? "'\(identifier)'" : "a segue without an identifier" }
}

extension ControllerGraph {
  /// The signature of a segue's request, if the policy detects repeats.
  func signature(of request: SegueRequest) -> RequestSignature? {
    signature(of: request.objects.first ?? request.identifier, request.source)
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
