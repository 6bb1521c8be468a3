/// What UIKit would have said, and what it has still to do.
///
/// UIKit prints warnings and raises exceptions that end the app. The double writes both down and does
/// nothing instead, so that a test can expect that there is none.
@MainActor public final class UIKitRecord {
  /// The warnings that UIKit prints, in order.
  public private(set) var warnings: [String] = []
  /// The exceptions that UIKit raises, in order. The call that raised one has no effect.
  public private(set) var exceptions: [String] = []
  /// The storyboards and classes of the app.
  public var contents = UIStoryboard.Contents([], classes: [])
  /// A fault that the double has, if a test plants one.
  public var fault: UIKitFault?
  private var waiting: [() -> Void] = []

  nonisolated init() {}

  /// The record of the current task, or one that all others share.
  @TaskLocal public static var current = UIKitRecord()

  /// Runs a test with a record of its own.
  public static func run<Result>(_ test: (UIKitRecord) throws -> Result) rethrows -> Result {
    let record = UIKitRecord()
    return try $current.withValue(record) { try test(record) }
  }

  /// Whether the current test has planted a fault.
  static func has(_ fault: UIKitFault) -> Bool { current.fault == fault }

  func warn(_ text: String) { warnings.append(text) }

  func raise(_ text: String) { exceptions.append(text) }

  /// Begins and ends a transition; an animated one ends when the animations are settled.
  ///
  /// While it is animated, the controllers return its coordinator.
  func finish(
    animated: Bool,
    _ controllers: [UIViewController],
    beginning begin: () -> Void,
    _ end: @escaping () -> Void
  ) {
    guard animated else {
      begin()
      return end()
    }
    let coordinator = TransitionCoordinator(of: controllers)
    begin()
    waiting.append {
      end()
      coordinator.end()
    }
  }

  /// Ends all animations, and those that their ends start.
  public func settle() {
    while !waiting.isEmpty { waiting.removeFirst()() }
  }
}
