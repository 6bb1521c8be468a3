/// The result of a controller, and the callers that expect it.
final class PendingResult {
  /// The result, if the controller was finished with one.
  var output: Any?
  /// The outcomes that are due when the controller is removed from the graph.
  var expectations: [Expectation] = []

  func deliver(_ reason: Transition.RemovalReason) {
    let expectations = expectations
    self.expectations = []
    for expectation in expectations { expectation.deliver(reason, output) }
  }
}

/// An outcome that a request expects.
///
/// It is expected before the transition begins, because the screen may be left while its lifecycle
/// calls run. It is handed over after the request at the earliest, as the request may still fail.
final class Expectation {
  private let handOver: (Transition.RemovalReason, Any?) -> Void
  private var hasBegun = false
  private var due: (reason: Transition.RemovalReason, output: Any?)?

  init<Output>(_ outcome: @escaping (Outcome<Output>) -> Void) {
    handOver = { reason, output in
      outcome((output as? Output).map(Outcome.finished) ?? .left(reason))
    }
  }

  func deliver(_ reason: Transition.RemovalReason, _ output: Any?) {
    if hasBegun { handOver(reason, output) } else { due = (reason, output) }
  }

  /// Hands over an outcome that was due before the request ended, and each later one at once.
  func begin() {
    hasBegun = true
    guard let due else { return }
    self.due = nil
    handOver(due.reason, due.output)
  }
}
