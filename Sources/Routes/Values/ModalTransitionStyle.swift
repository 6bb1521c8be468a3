extension Transition {
  /// How a presentation appears, as in UIKit.
  public enum ModalStyle: String, Sendable, CaseIterable {
    /// From the bottom up.
    case coverVertical
    /// As the back of the presenter.
    case flipHorizontal
    /// By fading in.
    case crossDissolve
    /// Below a corner of the presenter that is turned up; full screen only.
    case partialCurl
  }
}
