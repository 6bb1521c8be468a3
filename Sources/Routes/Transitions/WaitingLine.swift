/// A request that waits for the end of a transition.
struct Waiting {
  let signature: RequestSignature?
  let depth: Int
  let run: (ControllerGraph) throws -> Void
}

/// The requests that wait, first come, first served.
///
/// Two stacks, so that taking one is quick and lets go of whatever it holds at once.
final class WaitingLine {
  private var arriving: [Waiting] = []
  private var leaving: [Waiting] = []

  private(set) var isEmpty = true

  /// Who asks for what, as far as that is known.
  var signatures: [RequestSignature] { (leaving.reversed() + arriving).compactMap(\.signature) }

  func append(_ waiting: Waiting) {
    arriving.append(waiting)
    isEmpty = false
  }

  /// - Complexity: O(1), averaged over all requests.
  func popFirst() -> Waiting? {
    if leaving.isEmpty {
      leaving = arriving.reversed()
      arriving = []
    }
    defer { isEmpty = leaving.isEmpty && arriving.isEmpty }
    return leaving.popLast()
  }
}
