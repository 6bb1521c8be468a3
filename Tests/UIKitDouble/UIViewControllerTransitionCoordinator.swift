/// What a transition says of itself.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
}

/// Runs an app's closures beside and after a transition.
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The coordinator of an animated transition. Its controllers return it until its end.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated = true
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private let controllers: [UIViewController]

  init(of controllers: [UIViewController]) {
    self.controllers = controllers
    super.init()
    for controller in controllers { controller.ownCoordinator = self }
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  /// Calls the completions, during which the controllers still return the coordinator.
  func end() {
    while !completions.isEmpty { completions.removeFirst()(self) }
    for controller in controllers where controller.ownCoordinator === self {
      controller.ownCoordinator = nil
    }
  }
}
