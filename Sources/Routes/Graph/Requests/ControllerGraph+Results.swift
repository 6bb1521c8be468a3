extension ControllerGraph {
  /// Presents a controller, and delivers its outcome once, however the controller is left.
  ///
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - source: The controller that presents it; by default the visible controller.
  ///   - style: The style of the presentation.
  ///   - outcome: Called when the controller is removed from the graph; never if the graph is released before.
  /// - Throws: ``Refusal``; `outcome` is not called then, unless the request is queued.
  public func present<Screen: ResultController>(
    _ controller: Screen,
    from source: (any Controller)? = nil,
    style: PresentationStyle = .automatic,
    outcome: @escaping (Outcome<Screen.Output>) -> Void
  ) throws {
    let expectation = Expectation(outcome)
    try request("present", controller, from: source) { graph in
      try graph.awaiting(expectation) { expect in
        let start = try graph.source(source)
        expect(controller)
        try graph.present(controller, from: start, style: style)
      }
    }
  }

  /// Performs a segue, and delivers its screen's outcome once, however the screen is left.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - source: The controller that performs it, as in ``perform(_:from:sender:prepare:)-(Segue<Destination>,_,_,_)``.
  ///   - sender: The object that the source's ``SegueSource/prepare(for:)`` receives.
  ///   - prepare: Runs once, with the segue's destination.
  ///   - outcome: Called when that controller is removed from the graph; never if the graph is released before.
  /// - Returns: The prepared controller.
  /// - Throws: ``Refusal``, or the error of a closure; `outcome` is not called then.
  @discardableResult
  public func perform<Screen: ResultController>(
    _ segue: Segue<Screen>,
    from source: (any Controller)? = nil,
    sender: Any? = nil,
    prepare: (Screen) throws -> Void = { _ in },
    outcome: @escaping (Outcome<Screen.Output>) -> Void
  ) throws -> Screen {
    try awaiting(Expectation(outcome)) { expect in
      try perform(segue, from: source, sender: sender) { screen in
        try prepare(screen)
        expect(screen)
      }
    }
  }

  /// Goes to a destination, and delivers its screen's outcome once, however the screen is left.
  ///
  /// ```swift
  /// try graph.go(to: PickDate(earliest: today)) { outcome in
  ///   if case let .finished(day) = outcome { show(day) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - destination: The destination, whose screen has an output of the outcome's type.
  ///   - source: The controller that performs the segue, as in ``go(to:from:)``.
  ///   - outcome: Called when that screen is removed from the graph; never if the graph is released before.
  /// - Returns: The prepared screen.
  /// - Throws: ``Refusal``, or the error of a closure; `outcome` is not called then.
  @discardableResult
  public func go<Target: ResultDestination>(
    to destination: Target,
    from source: Target.Source? = nil,
    outcome: @escaping (Outcome<Target.Output>) -> Void
  ) throws -> any Controller {
    try move(to: destination, from: source, outcome: outcome)
  }

  /// Goes to a destination, and waits until its screen is left.
  ///
  /// ```swift
  /// func pick(_ graph: ControllerGraph) async throws {
  ///   let outcome = try await graph.result(of: PickDate(earliest: today))
  ///   if case .finished(let day) = outcome { show(day) }
  /// }
  /// ```
  ///
  /// Each call is resumed once: with the outcome, or with `CancellationError` when its task is cancelled
  /// before the screen is left. The screen stays then.
  ///
  /// - Parameters:
  ///   - destination: The destination, whose screen has an output.
  ///   - source: The controller that performs the segue, as in ``go(to:from:)``.
  ///   - isolation: The actor of the caller.
  /// - Returns: How the screen was left.
  /// - Throws: ``Refusal``, or the error of a closure, before the wait; `CancellationError`.
  public func result<Target: ResultDestination>(
    of destination: Target,
    from source: Target.Source? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Outcome<Target.Output> where Target.Output: Sendable {
    try Task.checkCancellation()
    let outcomes = try outcomes { try move(to: destination, from: source, outcome: $0) }
    return try await Self.first(of: outcomes)
  }

  /// Makes a request, whose screen's outcome the stream will have.
  func outcomes<Output: Sendable>(
    _ request: (@escaping (Outcome<Output>) -> Void) throws -> any Controller
  ) throws -> AsyncStream<Outcome<Output>> {
    let (outcomes, continuation) = AsyncStream<Outcome<Output>>.makeStream()
    let end = OutcomeStreamEnd(continuation)
    _ = try request { end.continuation.yield($0) }
    return outcomes
  }

  static func first<Output: Sendable>(
    of outcomes: AsyncStream<Outcome<Output>>,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Outcome<Output> {
    for await outcome in outcomes { return outcome }
    throw CancellationError()
  }

  func move<Target: ResultDestination>(
    to destination: Target,
    from source: Any?,
    outcome: @escaping (Outcome<Target.Output>) -> Void
  ) throws -> any Controller {
    try awaiting(Expectation(outcome)) { expect in
      try move(to: destination, from: source, as: nil, expect: expect)
    }
  }

  /// Runs a request, which reports the screen with the expected outcome, and hands over an outcome that was
  /// due before the request ended.
  private func awaiting<Result>(
    _ expectation: Expectation,
    _ request: (_ expect: @escaping (any Controller) -> Void) throws -> Result
  ) throws -> Result {
    var expected: (any Controller)?
    defer { forget(expectation) }
    let result: Result
    do {
      result = try request { [self] screen in
        expected = screen
        if let node = node(of: screen) {
          node.expectResult().expectations.append(expectation)
        } else {
          transition.expectations = transition.expectations + [(screen, expectation)]
        }
      }
    } catch {
      let result = expected.flatMap { node(of: $0)?.pendingResult ?? windowState?.result(of: $0) }
      result?.expectations.removeAll { $0 === expectation }
      throw error
    }
    followingUp { expectation.begin() }
    return result
  }

  /// Forgets an outcome that waits for its controller to be added.
  func forget(_ expectation: Expectation) {
    transition.expectations = transition.expectations.filter { $0.expectation !== expectation }
  }

  /// Leaves a screen with a result: pops it off its stack, or dismisses its presentation.
  ///
  /// - Parameters:
  ///   - screen: The screen. Controllers above it are removed, too.
  ///   - output: The result, which is delivered to the caller that expects it.
  /// - Throws: ``Refusal`` when the screen cannot be left.
  public func finish<Screen: ResultController>(
    _ screen: Screen,
    with output: Screen.Output
  ) throws {
    try request("finish", ControllerName.of(screen)) { graph in
      let node = try graph.require(screen)
      node.expectResult().output = output
      do {
        try graph.leave(node)
      } catch {
        node.pendingResult?.output = nil
        throw error
      }
    }
  }

  private func leave(_ node: Node) throws {
    for inner in node.ancestors {
      guard let navigation = inner.parent?.stack else { continue }
      let count = navigation.height(above: inner.controller) + 1
      if count < navigation.stack.count {
        try pop(count, from: navigation, source: node)
        return
      }
    }
    guard let presenter = node.presentationRoot.presenter else {
      throw Refusal.Reason.presentation(.nothingToDismiss(node.name))
    }
    try dismiss(from: presenter, source: node)
  }
}

extension Node {
  func expectResult() -> PendingResult {
    let result = pendingResult ?? PendingResult()
    pendingResult = result
    return result
  }
}

/// Ends the stream of an outcome when nobody can deliver it any more.
private final class OutcomeStreamEnd<Output: Sendable> {
  let continuation: AsyncStream<Outcome<Output>>.Continuation

  init(_ continuation: AsyncStream<Outcome<Output>>.Continuation) {
    self.continuation = continuation
  }

  deinit { continuation.finish() }
}

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
