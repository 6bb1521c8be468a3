/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// What a transition says of itself.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var isInteractive: Bool { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
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

/// The controllers in front before and after a transition.
typealias TransitionEnds = (from: UIViewController?, to: UIViewController?)

/// The coordinator of a transition. Its controllers return it until its end.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let isInteractive: Bool
  private(set) var isCancelled = false
  private let ends: TransitionEnds
  /// The animations that begin with the transition's own, after the `will` calls.
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void]? = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private let controllers: [UIViewController]

  init(
    of controllers: [UIViewController],
    isAnimated: Bool,
    isInteractive: Bool,
    _ ends: TransitionEnds
  ) {
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    self.ends = ends
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
    if let animation, animations == nil { animation(self) }
    if let animation { animations?.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    key == .from ? ends.from : key == .to ? ends.to : nil
  }

  func beginAnimations() {
    let begun = animations ?? []
    animations = nil
    for animation in begun { animation(self) }
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
