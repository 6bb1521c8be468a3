/// A request that waits for the end of a transition.
struct QueuedRequest {
  let signature: RequestSignature?
  let depth: Int
  let run: (ControllerGraph) throws -> Void
}

/// The requests that wait, first come, first served.
///
/// Two stacks, so that taking one is quick and lets go of whatever it holds at once.
final class RequestQueue {
  private var arriving: [QueuedRequest] = []
  private var leaving: [QueuedRequest] = []

  private(set) var isEmpty = true

  /// Who asks for what, as far as that is known.
  var signatures: [RequestSignature] { (leaving.reversed() + arriving).compactMap(\.signature) }

  func append(_ waiting: QueuedRequest) {
    arriving.append(waiting)
    isEmpty = false
  }

  /// - Complexity: O(1), averaged over all requests.
  func popFirst() -> QueuedRequest? {
    if leaving.isEmpty {
      leaving = arriving.reversed()
      arriving = []
    }
    defer { isEmpty = leaving.isEmpty && arriving.isEmpty }
    return leaving.popLast()
  }
}
