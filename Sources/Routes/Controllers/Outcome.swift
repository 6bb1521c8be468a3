/// How a screen that somebody waits for was left.
public enum Outcome<Output> {
  /// It was finished with a result.
  case finished(Output)
  /// It left without one.
  case left(RemovalReason)

  /// The result, where there is one.
  public var output: Output? {
    if case .finished(let output) = self { output } else { nil }
  }
}

extension Outcome: Equatable where Output: Equatable {}
extension Outcome: Hashable where Output: Hashable {}
extension Outcome: Sendable where Output: Sendable {}

/// A screen that is left with a result.
///
/// ```swift
/// final class ColorController: ResultController {
///   typealias Output = Color
/// }
///
/// try graph.present(ColorController()) { outcome in … }
/// try graph.finish(colors, with: .red)
/// ```
public protocol ResultController<Output>: Controller {
  /// What the screen is finished with.
  associatedtype Output
}
