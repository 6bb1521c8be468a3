/// How a screen with a result was left.
public enum Outcome<Output> {
  /// The screen was finished with a result.
  case finished(Output)
  /// The screen was removed without a result.
  case left(Transition.RemovalReason)

  /// The result, if any.
  public var output: Output? {
    if case .finished(let output) = self { output } else { nil }
  }
}

extension Outcome: Equatable where Output: Equatable {}
extension Outcome: Sendable where Output: Sendable {}

/// A screen with a result.
///
/// ```swift
/// final class ColorController: ResultController {
///   typealias Output = Color
/// }
///
/// let colors = ColorController()
/// try graph.present(colors) { outcome in print(outcome) }
/// try graph.finish(colors, with: .red)
/// ```
public protocol ResultController<Output>: Controller {
  /// The type of the result.
  associatedtype Output
}

extension ResultController {
  /// The type of the result, for the route to a screen that is a protocol.
  public var outputType: Output.Type { Output.self }
}

extension Transition {
  /// Why a controller, or the container around it, was removed from its graph.
  public enum RemovalReason: String, Sendable, CaseIterable {
    /// The controller was popped off its stack, by code or by a user.
    case popped
    /// The controller was dismissed by code.
    case dismissed
    /// A user swiped the controller away.
    case swiped
    /// Its presenter was removed.
    case dismissedFromAbove
    /// Another controller replaced this one.
    case replaced
  }
}
