/// The style of a presentation, as in UIKit.
public enum PresentationStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// The system's choice: a page sheet since iOS 13.
  case automatic
  /// A sheet that leaves the presenter visible behind it.
  case pageSheet
  /// A small sheet in the center.
  case formSheet
  /// The whole screen; the presenter disappears.
  case fullScreen
  /// The whole screen; the presenter stays behind it.
  case overFullScreen
  /// The area of the nearest presentation context. The controller there disappears.
  case currentContext
  /// The area of the nearest presentation context. The controller there stays behind it.
  case overCurrentContext
  /// A bubble with an arrow.
  case popover
  /// The app's own presentation.
  case custom

  /// The style that is presented: `automatic` is a page sheet.
  ///
  /// A compact width changes the look of sheets and popovers, but not the area that they cover.
  package var resolved: PresentationStyle { self == .automatic ? .pageSheet : self }

  /// Whether the presented controller covers its presenter, which then disappears.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether a user can swipe or tap the presentation away.
  package var isSwipedAway: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: false
    }
  }

  /// Whether the presentation is a sheet, which may leave its presenter undimmed.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet: true
    case .popover, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom:
      false
    }
  }

  /// Whether the presenter is the nearest presentation context, rather than the whole hierarchy.
  package var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

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
