/// A controller that takes the unwinds of an enum's cases, and no others.
///
/// `routecheck generate` writes the enum of a class, such as `FeedControllerUnwind`, so that a new unwind
/// segue does not compile until the class handles its action. A storyboard does not say which class
/// receives an action, so the setting `generate.unwinds` of `.routecheck.json` does, as in
/// `{"generate": {"unwinds": {"unwindToFeed:": "FeedController"}}}`. The raw values are selectors:
///
/// ```swift
/// enum FeedControllerUnwind: ExactString {
///   case unwindToFeed = "unwindToFeed:"
/// }
///
/// extension FeedController: TypedUnwindReceiver {
///   func unwind(_ action: FeedControllerUnwind, from source: any Controller) {
///     switch action {
///     case .unwindToFeed: reload()
///     }
///   }
/// }
/// ```
public protocol TypedUnwindReceiver: UnwindReceiver {
  /// The actions that the controller receives. Their raw values are selectors.
  associatedtype UnwindAction: RawRepresentable where UnwindAction.RawValue == ExactString

  /// Whether the controller takes an unwind.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - source: The controller that unwinds.
  func canUnwind(_ action: UnwindAction, from source: any Controller) -> Bool

  /// Called before the transition back to the controller.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - source: The controller that unwinds.
  func unwind(_ action: UnwindAction, from source: any Controller)
}

extension TypedUnwindReceiver {
  /// `true`: every unwind of the enum is taken.
  public func canUnwind(_ action: UnwindAction, from source: any Controller) -> Bool { true }

  /// Asks the controller about an action of the enum; `false` for any other one.
  public func canUnwind(_ action: String, from source: any Controller) -> Bool {
    UnwindAction(rawValue: ExactString(action)).map { canUnwind($0, from: source) } ?? false
  }

  /// Passes on an action of the enum, and ignores any other one.
  public func unwind(_ action: String, from source: any Controller) {
    if let action = UnwindAction(rawValue: ExactString(action)) { unwind(action, from: source) }
  }
}
