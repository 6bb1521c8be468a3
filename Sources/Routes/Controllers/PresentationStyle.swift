/// How a controller is presented, in UIKit's words.
public enum PresentationStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// What the system chooses: a page sheet since iOS 13.
  case automatic
  /// A sheet that leaves the presenter visible behind it.
  case pageSheet
  /// A small sheet in the middle.
  case formSheet
  /// The whole screen; the presenter disappears.
  case fullScreen
  /// The whole screen, with the presenter still there below.
  case overFullScreen
  /// The area of the nearest presentation context, whose controller disappears.
  case currentContext
  /// The area of the nearest presentation context, with its controller still there below.
  case overCurrentContext
  /// A bubble with an arrow.
  case popover
  /// The app's own presentation.
  case custom

  /// The style that is used in a given width.
  ///
  /// `automatic` is a page sheet, and in compact width the context styles become full screen ones.
  func adapted(to width: HorizontalSizeClass) -> PresentationStyle {
    switch self {
    case .automatic: .pageSheet
    case .currentContext where width == .compact: .fullScreen
    case .overCurrentContext where width == .compact: .overFullScreen
    default: self
    }
  }

  /// Whether what is presented covers its presenter, which then disappears.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether a user can swipe or tap it away; what fills the screen or its context stays.
  var isSwipedAway: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: false
    }
  }

  /// Whether the presenter is the nearest presentation context, rather than the whole hierarchy.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
