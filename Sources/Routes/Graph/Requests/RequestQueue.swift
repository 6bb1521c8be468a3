/// Identifies a request, to detect repeats: its destination and its source.
package struct RequestSignature: Hashable {
  private let destination: ExactString
  private let source: ObjectIdentifier?

  init(_ destination: ExactString, from source: (any Controller)?) {
    self.destination = destination
    self.source = source.map { ObjectIdentifier($0) }
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

/// Requests that are deferred until the active transition ends, first come, first served.
///
/// Two stacks, so that taking a request is quick and releases its closure at once.
struct RequestQueue {
  private var arriving: [QueuedRequest] = []
  private var leaving: [QueuedRequest] = []
  /// Whether the graph is running the queue.
  var isRunning = false

  var isEmpty: Bool { leaving.isEmpty && arriving.isEmpty }

  /// Whether a request with that signature is in the queue.
  func contains(_ signature: RequestSignature) -> Bool {
    arriving.contains { $0.signature == signature }
      || leaving.contains { $0.signature == signature }
  }

  mutating func append(_ request: QueuedRequest) { arriving.append(request) }

  /// - Complexity: O(1), averaged over all requests.
  mutating func popFirst() -> QueuedRequest? {
    if leaving.isEmpty {
      leaving = arriving.reversed()
      arriving = []
    }
    return leaving.popLast()
  }
}
