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
