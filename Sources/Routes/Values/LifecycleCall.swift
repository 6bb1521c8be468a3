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
