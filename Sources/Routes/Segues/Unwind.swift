/// An unwind's action together with the type of controller that takes it.
///
/// ```swift
/// extension Unwind<FeedController> {
///   static var toFeed: Self { .init("unwindToFeed:") }
/// }
///
/// try graph.unwind(.toFeed) { $0.reload() }
/// ```
public struct Unwind<Target>: Hashable, Sendable {
  /// The action's selector, as the storyboard writes it.
  public let action: String

  /// Makes an unwind of the given action.
  public init(_ action: String) { self.action = action }
}

/// A controller that chooses which unwinds it takes, and performs their actions.
public protocol UnwindReceiver: Controller {
  /// Whether the controller takes an unwind.
  ///
  /// - Parameters:
  ///   - action: The action's selector.
  ///   - source: Where the unwind starts.
  func canUnwind(_ action: String, from source: any Controller) -> Bool

  /// Called before the way goes back to the controller.
  ///
  /// - Parameters:
  ///   - action: The action's selector.
  ///   - source: Where the unwind starts.
  func unwind(_ action: String, from source: any Controller)
}

extension UnwindReceiver {
  /// `true`: every unwind that looks for the controller's type is taken.
  public func canUnwind(_ action: String, from source: any Controller) -> Bool { true }
  /// Does nothing.
  public func unwind(_ action: String, from source: any Controller) {}
}
