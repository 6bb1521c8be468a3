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
