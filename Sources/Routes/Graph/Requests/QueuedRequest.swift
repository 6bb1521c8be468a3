/// Identifies a request, to detect repeats: its destination and its source.
package struct RequestSignature: Equatable {
  private let destination: ExactString
  private let source: ObjectIdentifier?

  init(_ destination: ExactString, from source: (any Controller)?) {
    self.destination = destination
    self.source = source.map { ObjectIdentifier($0) }
  }

  init(_ destination: any Controller, from source: (any Controller)?) {
    self.init(ExactString(ControllerName.of(destination)), from: source)
  }
}

/// A request that waits for the end of a transition.
struct QueuedRequest {
  let verb: String
  let object: String
  let signature: RequestSignature?
  /// The number of transitions in a row that led to the request.
  let nesting: Int
  let body: (ControllerGraph) throws -> Void
}
