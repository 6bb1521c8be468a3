/// A lifecycle or delegate call of a walk, received or predicted.
struct Call: Hashable {
  var what: What
  var number: Int
  /// The number of another controller, or an index; 0 if the call has neither.
  var other = 0

  enum What: String {
    case didLoad, willAppear, isAppearing, didAppear, willDisappear, didDisappear
    case willMove, didMove
    case shouldDismiss, willDismiss, didDismiss, didAttemptToDismiss
    case showsColumn, hidesColumn, collapsed, expanded, willShow, didShow, popped
    case shouldSelect, didSelect
    case shouldPerform, prepare, unwind
    case shouldPop
    case pageBefore, pageAfter, willTurn, didTurn
    /// The end of a transition, of which a controller's closure was informed: 1, or 2 for a cancelled one.
    case over
    case action
    case adapts, shows
    case searchWillBegin, searchBegan, searchWillEnd, searchEnded
  }
}

extension Call: CustomStringConvertible {
  var description: String { other == 0 ? "\(what) #\(number)" : "\(what) #\(number) (\(other))" }
}
