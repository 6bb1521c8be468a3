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
  /// The version of iOS.
  public var version = 26
  /// Decides what happens to the next completion of an animated change, which UIKit promises to nobody.
  public var completion: () -> UIKitCompletion = { .onTime }
  private var waiting: [() -> Void] = []
  private var late: [() -> Void] = []

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
  /// Meanwhile the controllers return its coordinator. That of a transition without an animation does
  /// not answer: UIKit documents no call of its closures.
  func finish(
    animated: Bool,
    isInteractive: Bool = false,
    _ controllers: [UIViewController],
    _ ends: TransitionEnds,
    beginning begin: () -> Void,
    _ end: @escaping () -> Void
  ) {
    let coordinator = TransitionCoordinator(
      of: controllers,
      isAnimated: animated,
      isInteractive: isInteractive,
      ends
    )
    begin()
    coordinator.beginAnimations()
    if !animated { end() }
    waiting.append {
      if animated { end() }
      coordinator.end()
    }
  }

  /// Calls the completion of a change that is over, or does so late or never.
  func complete(animated: Bool = true, _ completion: (() -> Void)?) {
    guard let completion else { return }
    switch animated ? self.completion() : .onTime {
    case .onTime: completion()
    case .late: late.append(completion)
    case .lost: break
    }
  }

  /// Ends all animations, and those that their ends start. Late completions of earlier ones come first.
  public func settle() {
    let late = late
    self.late = []
    for completion in late { completion() }
    while !waiting.isEmpty { waiting.removeFirst()() }
  }
}

/// When the completion of a change is called.
public enum UIKitCompletion: CaseIterable, Sendable { case onTime, late, lost }

/// Faults that a test can plant in the double, to show that it would notice them in UIKit.
public enum UIKitFault: String, CaseIterable, Sendable {
  /// A stack calls the new top before the old one.
  case stackCallsTheNewFirst
  /// A container calls the new child's `did` before the old one's.
  case theNewHasAppearedFirst
  /// A push replaces the top.
  case pushReplaces
  /// Popping to a controller pops one too few.
  case popsTooFew
  /// The controller that is asked presents, and not the root around it.
  case theCallerPresents
  /// A dismissal removes the presenter, too.
  case dismissesThePresenter
  /// A full screen presentation sends its presenter nothing.
  case fullScreenCoversNothing
  /// Every presentation sends its presenter calls.
  case everySheetCovers
  /// A tab controller calls the old tab first.
  case tabsCallTheOldFirst
  /// A selection from code has no effect.
  case selectionIsIgnored
  /// A child in front is called before its container.
  case childrenComeFirst
  /// All children of a stack are called, also those that are not in front.
  case theWholeStackAppears
  /// A view is loaded at each appearance.
  case viewsLoadAgain
  /// A child whose view is added to a visible one is not called.
  case embeddedChildrenAreSilent
  /// The order of a new stack is reversed.
  case stacksAreReversed
  /// A dismissed controller has disappeared before its presenter has appeared.
  case dismissalsEndInTheOtherOrder
  /// A presentation in a context calls its presenter first, as one of the full screen does.
  case contextsCallThePresenterFirst
  /// Columns do not collapse when the width becomes compact.
  case columnsStayApart
  /// Columns stay on the stack when the width becomes regular.
  case columnsStayStacked
  /// The secondary column comes off the stack without the controllers above it.
  case theTopStaysOnTheStack
  /// A collapsed column has no controller any more once that is popped.
  case columnsForgetTheirControllers
  /// A child of an app's container appears although its view is in no view.
  case childrenWithoutViewsAppear
}
