extension Refusal {
  /// Why a request comes at the wrong time, or cannot be completed.
  public enum TransitionReason: Equatable, Sendable {
    /// A transition is active.
    case active(String)
    /// The same destination was requested from the same source already.
    case repeated(String)
    /// The request is not refused but queued: it runs after the active transition.
    case queued(behind: String)
    /// In a window, its user makes gestures and taps, and the system changes its size.
    case leftToWindow
    /// No transition is active.
    case noneActive
    /// The active transition cannot be cancelled.
    case notInteractive(String)
    /// Many transitions each led to the next one, as in an endless loop.
    case endless(after: Int)
    /// The app's own code threw this error, and the graph could not rethrow it to a caller.
    case failed(String)
  }
}

extension Refusal.TransitionReason: CustomStringConvertible {
  /// The problem, and a way to fix it.
  public var description: String {
    switch self {
    case .active(let transition):
      """
      transition '\(transition)' is active; wait for its end, or let the graph's policy queue \
      requests
      """
    case .repeated(let transition):
      """
      the same source requested it already, and transition '\(transition)' is active; the graph's \
      policy drops repeats
      """
    case .queued(let transition):
      "it is queued, and runs when transition '\(transition)' has ended"
    case .leftToWindow:
      """
      a graph of a window leaves gestures, taps and sizes to the window; use a request of code, such \
      as 'pop', 'dismiss' or 'select'
      """
    case .noneActive:
      """
      no transition is active; a swipe begins one, and with the timing untilFinished every request \
      does
      """
    case .notInteractive(let transition):
      "transition '\(transition)' was not begun by a swipe; only a swipe can be cancelled"
    case .endless(let count):
      """
      \(count) transitions each led to the next, which looks endless; stop at some point in the \
      lifecycle call or observer that requests them
      """
    case .failed(let error):
      error
    }
  }
}
