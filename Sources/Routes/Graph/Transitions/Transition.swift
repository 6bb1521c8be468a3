/// A transition as a value, for observers and journals.
public struct Transition: Equatable, Codable, Sendable {
  /// The kind of the transition.
  public var kind: Kind
  /// The identifier of the segue, if a segue caused the transition.
  public var segue: ExactString?
  /// The segue in its storyboard, if a storyboard's segue caused the transition.
  public var segueObject: Storyboard.SegueObject?
  /// The name of the source.
  public var source: ExactString?
  /// The name of the destination, or of the visible controller afterwards.
  public var destination: ExactString?
  /// The changes, in order.
  public var changes: [RecordedChange]

  /// Makes a transition from its parts.
  public init(
    kind: Kind,
    segue: ExactString? = nil,
    segueObject: Storyboard.SegueObject? = nil,
    source: ExactString? = nil,
    destination: ExactString? = nil,
    changes: [RecordedChange]
  ) {
    self.kind = kind
    self.segue = segue
    self.segueObject = segueObject
    self.source = source
    self.destination = destination
    self.changes = changes
  }
}

extension Transition {
  /// The kind of a transition.
  public enum Kind: String, Hashable, Codable, Sendable {
    /// The window's root was set.
    case root
    /// A controller was pushed on a stack.
    case push
    /// Controllers were popped off a stack.
    case pop
    /// A whole stack was set.
    case stack
    /// A controller was presented.
    case present
    /// Presented controllers were dismissed.
    case dismiss
    /// A tab was selected.
    case select
    /// The tabs of a tab bar controller were set.
    case tabs
    /// A column of a split controller was set.
    case column
    /// A page controller turned to other pages.
    case turn
    /// The children of an app's container were arranged.
    case arrange
    /// A child was embedded, or code removed a child from its parent.
    case embed
    /// Unwound to an existing controller.
    case unwind
    /// The horizontal size class changed.
    case resize
    /// The changes of a custom segue were reversed.
    case custom
  }
}

extension Transition {
  /// What happens to a request during a transition.
  ///
  /// A transition is active from its first `will` call to its last one, and while prepare closures
  /// run. With ``Transition/Timing/untilFinished`` it is active until it is finished or cancelled.
  public enum Policy: Sendable, CaseIterable {
    /// The request is refused with ``Refusal/TransitionReason/active(_:)``.
    case refuse
    /// The request runs after the transition. The throwing call throws
    /// ``Refusal/TransitionReason/queued(behind:)``.
    ///
    /// A request with a closure of the call site that cannot be stored, such as `prepare`, is refused.
    case queue
    /// As ``queue``, but the same destination from the same source is refused with
    /// ``Refusal/TransitionReason/repeated(_:)``, so that a double tap opens one screen.
    case dropRepeats
  }

  /// How long transitions take.
  public enum Timing: Sendable, CaseIterable {
    /// A transition ends before the request returns.
    case immediate
    /// A transition ends when ``ControllerGraph/finishTransition()`` is called, as an animated one
    /// ends with its animation.
    case untilFinished
  }
}

extension Transition {
  /// Runs closures beside an animated transition and after it.
  ///
  /// ```swift
  /// func willAppear() {
  ///   graph.transitionCoordinator?.animate(completion: { transition in
  ///     if transition.isCancelled { print("cancelled") }
  ///   })
  /// }
  /// ```
  public final class Coordinator {
    /// The controller that is in front before the transition; `nil` after its end.
    public private(set) var from: (any Controller)?
    /// The controller that is in front after the transition; `nil` after its end.
    public private(set) var to: (any Controller)?
    /// Whether the transition follows a user's finger, and can be cancelled.
    public let isInteractive: Bool
    /// Whether the transition was cancelled.
    public package(set) var isCancelled = false

    private var state = State.beginning
    private var animations: [(Coordinator) -> Void] = []
    private var completions: [(Coordinator) -> Void] = []

    private enum State { case beginning, active, over }

    package init(from: (any Controller)?, to: (any Controller)?, isInteractive: Bool) {
      self.from = from
      self.to = to
      self.isInteractive = isInteractive
    }

    /// Runs closures beside the transition and after it.
    ///
    /// - Parameters:
    ///   - alongside: Called when all controllers have received their `will` calls; at once if they
    ///     have received them.
    ///   - completion: Called when the transition has ended or was cancelled.
    /// - Returns: `false` if the transition is over; nothing is called then.
    @discardableResult
    public func animate(
      alongside: ((Coordinator) -> Void)? = nil,
      completion: ((Coordinator) -> Void)? = nil
    ) -> Bool {
      guard state != .over else { return false }
      if let completion { completions.append(completion) }
      if let alongside {
        if state == .active { alongside(self) } else { animations.append(alongside) }
      }
      return true
    }

    package func begin() {
      state = .active
      let animations = animations
      self.animations = []
      for animation in animations { animation(self) }
    }

    package func end() {
      state = .over
      let completions = completions
      self.completions = []
      for completion in completions { completion(self) }
      (from, to) = (nil, nil)
    }
  }
}

extension ControllerGraph {
  /// The coordinator of the animated transition under way; `nil` without one.
  ///
  /// Pushes, pops, presentations and dismissals on screen are animated, but a selected tab, turned pages
  /// and the moves in ``withoutAnimation(_:)`` are not. The coordinator is there in the `will` calls, in
  /// ``NavigationController/Delegate/willShow(_:in:)`` and up to the `did` calls:
  ///
  /// ```swift
  /// try graph.push(city)
  /// guard let coordinator = graph.transitionCoordinator else { return close() }
  /// coordinator.animate(completion: { _ in close() })
  /// ```
  ///
  /// With ``Transition/Timing/immediate`` the transition is over when the request returns.
  public var transitionCoordinator: Transition.Coordinator? {
    if let windowState { return windowState.adapter.makeCoordinator() }
    if let known = transition.coordinator { return known }
    guard !transition.isUnanimated, let active = transition.beginning ?? transition.active,
      active.isAnimated
    else { return nil }
    let ends = ends(of: active)
    let made = Transition.Coordinator(
      from: ends.from,
      to: ends.to,
      isInteractive: active.context.isInteractive
    )
    if transition.beginning == nil { made.begin() }
    transition.coordinator = made
    return made
  }

  /// Makes requests without animations.
  ///
  /// Their transitions have no coordinator, and take no time also with
  /// ``Transition/Timing/untilFinished``:
  ///
  /// ```swift
  /// try graph.withoutAnimation { try graph.push(city) }
  /// ```
  ///
  /// A request that waits in the queue is animated.
  public func withoutAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
    if let adapter = windowState?.adapter {
      let own = adapter.isAnimated
      adapter.isAnimated = false
      defer { adapter.isAnimated = own }
      return try body()
    }
    let own = transition.isUnanimated
    transition.isUnanimated = true
    defer { transition.isUnanimated = own }
    return try takingNoTime(body)
  }

  /// The controllers in front before and after a transition.
  private func ends(
    of active: ActiveTransition
  ) -> (from: (any Controller)?, to: (any Controller)?) {
    for exchange in active.exchanges where exchange.isPresentation {
      if let presented = exchange.added.first {
        return (node(of: presented)?.presenter?.controller, presented)
      }
      guard let dismissed = exchange.removed.first.flatMap(knownNode) else { continue }
      // Only the top of a chain is animated.
      let chain = sequence(first: dismissed, next: \.presented)
      return (Array(chain).last?.controller, dismissed.presenter?.controller)
    }
    return (active.disappearing.first, active.appearing.first)
  }
}

extension ActiveTransition {
  /// Whether the transition is animated where animations are not switched off.
  fileprivate var isAnimated: Bool {
    if disappearing.isEmpty, appearing.isEmpty { return false }
    switch context.kind {
    case .push, .pop, .stack, .present, .dismiss: return true
    case .unwind: return order != .selection
    case .root, .select, .tabs, .column, .turn, .arrange, .embed, .resize, .custom: return false
    }
  }
}
