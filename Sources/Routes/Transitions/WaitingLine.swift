/// A request that waits for the end of a transition.
struct Waiting {
  let signature: RequestSignature?
  let depth: Int
  let run: (ControllerGraph) throws -> Void
}

/// The requests that wait, first come, first served.
///
/// Two stacks, so that taking one is quick and lets go of whatever it holds at once.
struct WaitingLine {
  private var arriving: [Waiting] = []
  private var leaving: [Waiting] = []

  var isEmpty: Bool { arriving.isEmpty && leaving.isEmpty }

  /// Who asks for what, as far as that is known.
  var signatures: [RequestSignature] { (leaving.reversed() + arriving).compactMap(\.signature) }

  mutating func append(_ waiting: Waiting) { arriving.append(waiting) }

  /// - Complexity: O(1), averaged over all requests.
  mutating func popFirst() -> Waiting? {
    if leaving.isEmpty {
      leaving = arriving.reversed()
      arriving = []
    }
    return leaving.popLast()
  }
}
