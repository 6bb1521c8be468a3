/// A window of a user interface framework, with controllers that a graph moves.
///
/// The graph checks, makes and prepares in memory, and has the adapter make the changes of a completed
/// request. It holds no controllers between two requests, so that it sees the changes of the user and of
/// other code.
package protocol WindowAdapter: AnyObject {
  var width: ControllerGraph.SizeClass { get }
  /// The controller that fills the window.
  var root: (any Controller)? { get }
  /// The children of a controller that is not a container.
  func embedded(in controller: any Controller) -> [any Controller]
  /// The controller that a controller itself presents.
  func presented(
    by controller: any Controller
  ) -> (controller: any Controller, style: PresentationStyle)?

  /// How the framework's controllers are presented by themselves; `nil` for another controller.
  func presentation(
    of controller: any Controller
  ) -> (style: PresentationStyle, transition: Transition.ModalStyle)?

  /// How a controller itself is moving while it receives an appearance call.
  func movement(of controller: any Controller) -> Movement

  /// The bars and buttons that a controller hides now.
  func hiddenBars(of controller: any Controller) -> Storyboard.Scene.HiddenBars

  /// Sets the object that is asked and informed about swipes of a presented controller.
  func setDismissalDelegate(_ delegate: (any DismissalDelegate)?, of presented: any Controller)

  func hasLoaded(_ controller: any Controller) -> Bool
  /// Whether a controller's view is in the window.
  func isInWindow(_ controller: any Controller) -> Bool
  /// Whether the framework animates the changes.
  var isAnimated: Bool { get set }
  func makeCoordinator() -> Transition.Coordinator?
  func load(_ controller: any Controller)
  /// Whether controllers are moving, for a request, a gesture or other code.
  var isInTransition: Bool { get }
  /// Ends changes that the framework shows to be over, although it has not called their completions.
  func endUnreportedChanges()
  /// Calls a closure, possibly several times, when a user or other code takes one of some controllers
  /// from the window. The controllers of earlier calls are no longer observed.
  func observeDepartures(of controllers: [any Controller], _ body: @escaping () -> Void)
  /// Calls a closure once, when controllers have stopped to move.
  func whenTransitionEnds(_ body: @escaping () -> Void)

  /// Whether a controller is of the framework.
  func canShow(_ controller: any Controller) -> Bool
  /// Whether a controller has a parent or a presenter.
  func isOwned(_ controller: any Controller) -> Bool
  /// Why the framework would refuse a change; `nil` if it would not.
  func objection(to change: ControllerChange) -> Refusal.Reason?

  /// Why a user could not dismiss a presented controller; `nil` if the framework's own answers allow it.
  func objection(toDismissing controller: any Controller) -> Refusal.Reason?

  /// Makes a container of the framework.
  ///
  /// - Parameter children: Children that a container of the kind can have, which the graph has checked.
  func makeContainer(_ kind: Snapshot.Kind, of children: [WindowChild]) -> any Controller
  func makeAlert(_ alert: AlertController) -> any Controller
  /// Makes the controller of a scene.
  ///
  /// - Parameter identifier: The scene's storyboard identifier; `nil` for the initial scene.
  func makeScene(_ identifier: ExactString?, in storyboard: ExactString) -> (any Controller)?

  /// Sets how a controller appears when it is presented next.
  func setTransitionStyle(_ style: Transition.ModalStyle, of controller: any Controller)

  /// Makes changes in order, each when the one before it is made.
  ///
  /// - Parameter completion: Called once, when the last change is made and its animation is over.
  func perform(_ changes: [ControllerChange], completion: @escaping () -> Void)
}

extension [ControllerChange] {
  /// The changes of an unwind in the order in which a window makes them. They are given from the outside
  /// inwards.
  ///
  /// Inner changes come first, so that no controller appears for a moment only.
  ///
  /// - Parameter dismissingLast: Whether a dismissal comes after all other changes, behind the
  ///   presentation; otherwise it comes first.
  package func inOrderOfWindow(dismissingLast: Bool) -> [ControllerChange] {
    guard !dismissingLast, case .dismiss = first else { return reversed() }
    return prefix(1) + dropFirst().reversed()
  }
}

/// A child of a container that an adapter makes.
package struct WindowChild {
  package let controller: any Controller
  package let column: SplitViewController.Column?
  /// Whether the child is the selected one.
  package let isSelected: Bool
}
