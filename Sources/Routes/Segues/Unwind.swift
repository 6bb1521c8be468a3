/// An unwind: its action, and the type of its target.
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

  /// The selector as it is compared.
  let exactAction: ExactString

  /// Makes an unwind with the given action.
  public init(_ action: String) { exactAction = ExactString(action) }
}

/// A controller that decides which unwinds it takes, and performs their actions.
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
