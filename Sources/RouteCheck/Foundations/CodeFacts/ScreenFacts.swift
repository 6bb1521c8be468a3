import Routes
import SourceText

/// Code that removes screens: `dismiss(animated: true)`, or another root of a window.
package struct RemovalFact: PlacedFact, Equatable, Sendable {
  /// How the screens are taken away.
  package enum Kind: String, Sendable, CaseIterable {
    /// A presented controller is dismissed.
    case dismiss
    /// The top of a stack is popped.
    case pop
    /// A stack is popped to its root.
    case popToRoot
    /// A stack is popped to a controller, or an unknown number of times.
    case popTo
    /// A container gets other children.
    case setChildren
    /// A window gets another root.
    case setRoot
    /// A tab bar controller selects a tab.
    case selectTab
  }
  package var kind: Kind
  /// Whether the code is a message to its own controller, or to the stack of that; for a root, to the app's window.
  package var isOwn: Bool
  /// Whether the code is in a closure that another object keeps.
  package var isIndirect = false
  /// Whether the code is in a closure that may run later, when another screen is on top.
  package var isLater = false
  /// Whether a user perhaps never gets to the code, for example because only some builds have it.
  package var isDoubtful = false
  /// Whether the code is in the closure of an action that a user taps, such as that of an alert.
  package var isInAction = false
  /// The container around the own controller that gets the message; without it nothing happens. `.screen` if the code
  /// runs only outside of navigation controllers. A tab bar controller also if it gets other children, wherever it is.
  package var container: Snapshot.Kind?
  /// The position of the tab that is selected, if the code states it.
  package var tab: Int?
  /// The messages to the own controller's delegate after a dismissal, as in ``FunctionFact/Mention/message``.
  package var messages: [ExactString] = []
  /// The place of the method's or the property's name.
  package var place: CodePlace

  /// Whether the code concerns its own screen, and a user certainly can make it run.
  package var isCertainlyOwn: Bool { isOwn && !isIndirect && !isDoubtful }

  /// Whether a screen may go away that is there. Perhaps the tab is one of a new tab bar controller.
  package var takesAway: Bool { kind != .selectTab || isOwn }

  package init(kind: Kind, isOwn: Bool = false, place: CodePlace) {
    self.kind = kind
    self.isOwn = isOwn
    self.place = place
  }
}

/// Code that sets how a screen is presented, or hides its bars: `modalPresentationStyle = .popover`.
package struct SettingFact: PlacedFact, Equatable, Sendable {
  /// The setting, by its name in Swift.
  package enum Kind: String, Sendable, CaseIterable {
    case isModalInPresentation, modalPresentationStyle, isNavigationBarHidden, hidesBackButton
    case leftBarButtonItem, leftBarButtonItems, backAction, rightBarButtonItem, rightBarButtonItems
    case hidesBottomBarWhenPushed, isTabBarHidden
    /// The children of the own controller, if it is a container.
    case viewControllers
    /// The view of an outlet, which is hidden or removed, or else disabled, perhaps under a condition.
    case hiddenOutlet, disabledOutlet
    /// The view of the own controller, which is hidden, perhaps under a condition.
    case hiddenView

    /// Whether it decides how a screen is presented.
    package var isOfPresentation: Bool {
      self == .isModalInPresentation || self == .modalPresentationStyle
    }
  }
  package var kind: Kind
  /// The value, such as `true`, `nil` or `fullScreen`; `nil` if the code computes it. The name of an outlet.
  package var value: ExactString?
  /// The screen that gets the value.
  package var receiver: Receiver
  /// Whether the code has the destination of a segue, so that the setting may be for it.
  package var isOfDestination: Bool
  /// The names of the destination of a segue.
  package static let destinations: Set<ExactString> = ["destination", "destinationViewController"]
  /// The place of the property's name.
  package var place: CodePlace

  package init(
    kind: Kind,
    value: ExactString? = nil,
    receiver: Receiver,
    isOfDestination: Bool = false,
    place: CodePlace
  ) {
    self.kind = kind
    self.value = value
    self.receiver = receiver
    self.isOfDestination = isOfDestination
    self.place = place
  }
}
