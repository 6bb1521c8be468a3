#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import RoutesUIKit
  import UIKit

  /// Makes the same random requests to a graph in memory and to a graph of a window, and compares their
  /// answers, states, results and lifecycle calls.
  ///
  /// ```swift
  /// let runs = ConformanceRuns(window) { RunLoop.main.run(until: Date() + 0.6) }
  /// for seed in 0..<20 { XCTAssertEqual(try runs.differences(seed: UInt64(seed)), []) }
  /// ```
  @MainActor public struct ConformanceRuns {
    private let window: UIWindow
    private let gesture: ((ConformanceGesture) -> Void)?
    private let settle: () -> Void
    private let now: () -> ContinuousClock.Instant

    /// Creates a comparison in a window.
    ///
    /// - Parameters:
    ///   - window: A visible window without other use. Its root is replaced.
    ///   - gesture: Makes a gesture of the user in the window; `nil` leaves gestures out.
    ///   - settle: Waits until UIKit has ended its animations.
    public init(
      _ window: UIWindow,
      gesture: ((ConformanceGesture) -> Void)? = nil,
      settle: @escaping () -> Void
    ) {
      self.init(window, gesture: gesture, now: { .now }, settle: settle)
    }

    /// - Parameter now: The time of the graph of the window.
    package init(
      _ window: UIWindow,
      gesture: ((ConformanceGesture) -> Void)?,
      now: @escaping () -> ContinuousClock.Instant,
      settle: @escaping () -> Void
    ) {
      self.window = window
      self.gesture = gesture
      self.now = now
      self.settle = settle
    }

    /// Makes the requests of a seed in both worlds. Every second run is animated.
    ///
    /// - Parameters:
    ///   - seed: The same seed makes the same requests.
    ///   - completionsAreReliable: Whether UIKit calls all completions. Otherwise the graph is asked
    ///     again after each request.
    /// - Returns: The first difference; empty if there is none.
    /// - Throws: `Refusal` when a graph cannot be made.
    public func differences(
      seed: UInt64,
      completionsAreReliable: Bool = true
    ) throws -> [ConformanceDifference] {
      let hasGestures = gesture != nil
      let width = Snapshot(of: window).width
      let memory = try RandomRun(seed: seed, hasGestures: hasGestures) {
        try ControllerGraph(registry: $0, width: width)
      }
      let expected = try memory.run()
      let adapter = UIKitWindowAdapter(window, animated: seed % 2 == 0, now: now)
      let real = try RandomRun(seed: seed, hasGestures: hasGestures) {
        try ControllerGraph(adapter: adapter, registry: $0)
      }
      real.gesture = gesture
      real.settle = { [settle] graph in
        settle()
        guard !completionsAreReliable else { return }
        // A refused request makes the graph look at the window again.
        for _ in 0..<3 {
          _ = try? graph.dismiss(UIViewController(nibName: nil, bundle: nil))
          settle()
        }
      }
      let found = try real.run()
      defer { window.empty(settle) }
      for (expected, found) in zip(expected, found) where expected != found {
        return expected.differences(to: found, run: seed)
      }
      return []
    }
  }

  /// A gesture of a user.
  public enum ConformanceGesture: Hashable, Sendable, CaseIterable {
    /// Swipes the visible controller down.
    case swipeDown
    /// Begins to do so, and swipes up again.
    case cancelledSwipeDown
    /// Taps the back button.
    case back
    /// Begins to swipe back, and returns.
    case cancelledSwipeBack
  }

  struct RunStep: Equatable {
    let request: String
    let answer: String
    let results: [String]
    let state: String
    let calls: [String]

    func differences(to found: RunStep, run seed: UInt64) -> [ConformanceDifference] {
      let aspects: [(ConformanceDifference.Aspect, [String], [String])] = [
        (.answer, [answer], [found.answer]), (.results, results, found.results),
        (.state, [state], [found.state]), (.calls, calls, found.calls),
      ]
      return aspects.filter { $0.1 != $0.2 }.map { aspect, expected, found in
        ConformanceDifference(
          journal: "run \(seed)",
          move: request,
          aspect: aspect,
          expected: expected,
          found: found
        )
      }
    }
  }
#endif
