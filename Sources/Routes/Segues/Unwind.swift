/// An unwind: its action, and the type of its target.
///
/// `routecheck generate` writes one for each action of the unwind segues in storyboards. An action that
/// is in no storyboard is written by hand:
///
/// ```swift
/// extension Unwind<FeedController> {
///   static var toFeed: Self { .init("unwindToFeed:") }
/// }
///
/// try graph.unwind(.toFeed) { $0.reload() }
/// ```
public struct Unwind<Target>: Hashable, Sendable {
  /// The action's selector, as in the storyboard.
  public var action: String { exactAction.string }

  let exactAction: ExactString

  /// Makes an unwind with the given action.
  public init(_ action: String) { exactAction = ExactString(action) }
}

extension Unwind where Target: TypedUnwindReceiver {
  /// Makes an unwind with one of the actions that its target receives.
  ///
  /// ```swift
  /// try graph.unwind(Unwind<FeedController>(.unwindToFeed))
  /// ```
  public init(_ action: Target.UnwindAction) { exactAction = action.rawValue }
}

/// A controller that decides which unwinds it takes, and performs their actions.
///
/// A ``TypedUnwindReceiver`` gets the actions as cases of an enum.
public protocol UnwindReceiver: Controller {
  /// Whether the controller takes an unwind.
  ///
  /// - Parameters:
  ///   - action: The action's selector.
  ///   - source: The controller that unwinds.
  func canUnwind(_ action: String, from source: any Controller) -> Bool

  /// Called before the transition back to the controller.
  ///
  /// - Parameters:
  ///   - action: The action's selector.
  ///   - source: The controller that unwinds.
  func unwind(_ action: String, from source: any Controller)
}

extension UnwindReceiver {
  /// `true`: every unwind to the controller's type is taken.
  public func canUnwind(_ action: String, from source: any Controller) -> Bool { true }
  /// Does nothing.
  public func unwind(_ action: String, from source: any Controller) {}
}

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
