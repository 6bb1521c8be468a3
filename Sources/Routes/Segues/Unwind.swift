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
