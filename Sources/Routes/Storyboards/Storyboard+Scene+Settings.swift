extension Storyboard.Scene {
  /// A scene's settings for its presentation and its bars.
  ///
  /// ```swift
  /// let settings = Storyboard.Scene.Settings(presentationStyle: "fullScreen")
  /// ```
  public struct Settings: Equatable, Sendable {
    /// The style in which the controller is presented, such as `fullScreen`; `nil` if none is stated.
    public var presentationStyle: ExactString?
    /// The style of the transition, such as `crossDissolve`; `nil` if none is stated.
    public var transitionStyle: ExactString?
    /// Whether a swipe cannot dismiss the controller.
    public var isModalInPresentation: Bool
    /// Whether the controller defines a presentation context; `nil` if the scene does not say so.
    public var definesPresentationContext: Bool?
    /// The bars and buttons that the scene hides.
    public var hiddenBars: HiddenBars
    /// Whether a split controller has a style of columns, so that plain controllers in them get stacks.
    public var hasColumns: Bool

    /// Creates settings from their parts.
    public init(
      presentationStyle: ExactString? = nil,
      transitionStyle: ExactString? = nil,
      isModalInPresentation: Bool = false,
      definesPresentationContext: Bool? = nil,
      hiddenBars: HiddenBars = [],
      hasColumns: Bool = false
    ) {
      self.presentationStyle = presentationStyle
      self.transitionStyle = transitionStyle
      self.isModalInPresentation = isModalInPresentation
      self.definesPresentationContext = definesPresentationContext
      self.hiddenBars = hiddenBars
      self.hasColumns = hasColumns
    }
  }

  /// Bars and buttons that a scene hides, and with them a way to another screen.
  public struct HiddenBars: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set from its bits; other bits are left out.
    public init(rawValue: UInt8) { self.rawValue = rawValue & 0b111 }

    /// The bar of a navigation controller.
    public static let navigationBar = HiddenBars(rawValue: 1 << 0)
    /// The back button of a screen on a stack.
    public static let backButton = HiddenBars(rawValue: 1 << 1)
    /// The tab bar, while the screen is on a stack in a tab.
    public static let tabBar = HiddenBars(rawValue: 1 << 2)
  }
}

extension Storyboard.Scene.HiddenBars {
  /// Each bar with its name in a storyboard's notation.
  package static let named: [(name: ExactString, bar: Self)] = [
    ("navigationBar", .navigationBar), ("backButton", .backButton), ("tabBar", .tabBar),
  ]
}
