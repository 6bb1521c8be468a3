/// What happens to a request that comes while a transition is under way.
///
/// A transition is under way from its first `will` call to its last one, while prepare closures run,
/// and, with ``TransitionTiming/untilFinished``, until it is finished or cancelled.
public enum TransitionPolicy: Hashable, Codable, Sendable, CaseIterable {
  /// It is refused with ``Refusal/Reason/transitionUnderWay(_:)``.
  case refuse
  /// It is carried out afterwards. A throwing call throws ``Refusal/Reason/queued(behind:)``; what
  /// carries a closure of the call site cannot wait, and is refused.
  case queue
  /// As ``queue``, but the same destination from the same source is refused with
  /// ``Refusal/Reason/repeatedRequest(_:)``: a double tap opens one screen.
  case dropRepeats
}

/// How long transitions take.
public enum TransitionTiming: Hashable, Codable, Sendable, CaseIterable {
  /// A transition is over when the call that asked for it returns.
  case immediate
  /// A transition is over when ``ControllerGraph/finishTransition()`` says so, as an animated one is
  /// when its animation ends.
  case untilFinished
}
