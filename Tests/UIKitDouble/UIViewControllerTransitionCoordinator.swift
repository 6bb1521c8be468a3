/// What a transition says of itself.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
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

/// The coordinator of a transition. Its controllers return it until its end.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  private(set) var isCancelled = false
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private let controllers: [UIViewController]

  init(of controllers: [UIViewController], isAnimated: Bool) {
    self.isAnimated = isAnimated
    self.controllers = controllers
    super.init()
    for controller in controllers { controller.ownCoordinator = self }
  }

  /// Without an animation nothing is queued, which the result says.
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard isAnimated else { return false }
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func cancel() { isCancelled = true }

  /// Calls the completions, during which the controllers still return the coordinator.
  func end() {
    while !completions.isEmpty {
      let completion = completions.removeFirst()
      UIKitRecord.current.complete { completion(self) }
    }
    for controller in controllers where controller.ownCoordinator === self {
      controller.ownCoordinator = nil
    }
  }
}
