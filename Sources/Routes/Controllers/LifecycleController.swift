/// A controller that receives calls when it is loaded, appears, disappears or changes its parent.
///
/// The calls are sent in UIKit's order, to a container before its child in front. Each has a
/// default that does nothing:
///
/// ```swift
/// final class FeedController: LifecycleController {
///   func willAppear() { reload() }
/// }
/// ```
///
/// A request in ``didAppear()``, ``didDisappear()`` or ``didMove(toParent:)`` runs at once. In every
/// other call the transition is still active, and ``ControllerGraph/policy`` decides; but in
/// ``didLoad()`` a controller may change its own children.
public protocol LifecycleController: Controller {
  /// Called once, before the first ``willAppear()``.
  ///
  /// The controller may embed children in itself, and set its pages, tabs, stack or columns.
  func didLoad()
  /// Called before the controller appears on screen.
  func willAppear()
  /// Called once for each appearance, between ``willAppear()`` and ``didAppear()``.
  func isAppearing()
  /// Called when the controller is on screen.
  func didAppear()
  /// Called before the controller leaves the screen.
  func willDisappear()
  /// Called when the controller has left the screen.
  func didDisappear()
  /// Called before the controller is added to a container, or removed from it (`nil`).
  func willMove(toParent parent: (any Controller)?)
  /// Called after the controller was added to a container, or removed from it (`nil`).
  func didMove(toParent parent: (any Controller)?)
}

extension LifecycleController {
  /// Does nothing.
  public func didLoad() {}
  /// Does nothing.
  public func willAppear() {}
  /// Does nothing.
  public func isAppearing() {}
  /// Does nothing.
  public func didAppear() {}
  /// Does nothing.
  public func willDisappear() {}
  /// Does nothing.
  public func didDisappear() {}
  /// Does nothing.
  public func willMove(toParent parent: (any Controller)?) {}
  /// Does nothing.
  public func didMove(toParent parent: (any Controller)?) {}
}

extension ControllerGraph {
  /// A call that a ``LifecycleController`` receives.
  public enum LifecycleCall: String, Hashable, Codable, Sendable, CaseIterable {
    /// ``LifecycleController/didLoad()``.
    case didLoad
    /// ``LifecycleController/willAppear()``.
    case willAppear
    /// ``LifecycleController/isAppearing()``.
    case isAppearing
    /// ``LifecycleController/didAppear()``.
    case didAppear
    /// ``LifecycleController/willDisappear()``.
    case willDisappear
    /// ``LifecycleController/didDisappear()``.
    case didDisappear
    /// ``LifecycleController/willMove(toParent:)`` with a container.
    case willMoveToParent
    /// ``LifecycleController/didMove(toParent:)`` with a container.
    case didMoveToParent
    /// ``LifecycleController/willMove(toParent:)`` with `nil`.
    case willMoveFromParent
    /// ``LifecycleController/didMove(toParent:)`` with `nil`.
    case didMoveFromParent
  }
}
