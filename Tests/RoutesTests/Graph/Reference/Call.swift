/// A call that a controller of a walk received, or that the model says it receives.
struct Call: Hashable {
  var what: What
  var number: Int
  /// The number of another controller, or an index; 0 where there is none.
  var other = 0

  enum What: String {
    case didLoad, willAppear, isAppearing, didAppear, willDisappear, didDisappear
    case willMove, didMove
    case shouldDismiss, willDismiss, didDismiss, didAttemptToDismiss
    case shouldSelect, didSelect
    case shouldPerform, prepare, unwind
  }
}

extension Call: CustomStringConvertible {
  var description: String { other == 0 ? "\(what) #\(number)" : "\(what) #\(number) (\(other))" }
}
