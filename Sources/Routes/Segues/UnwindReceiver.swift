/// A controller that decides which unwinds it takes, and performs their actions.
///
/// A ``TypedUnwindReceiver`` gets the actions as cases of an enum.
public protocol UnwindReceiver: Controller {
  /// Whether the controller takes an unwind.
  ///
  /// - Parameters:
  ///   - action: The action's selector.
  ///   - source: The controller that unwinds.
  func canUnwind(_ action: String, from source: any Controller) -> Bool

  /// Called before the transition back to the controller.
  ///
  /// - Parameters:
  ///   - action: The action's selector.
  ///   - source: The controller that unwinds.
  func unwind(_ action: String, from source: any Controller)
}

extension UnwindReceiver {
  /// `true`: every unwind to the controller's type is taken.
  public func canUnwind(_ action: String, from source: any Controller) -> Bool { true }
  /// Does nothing.
  public func unwind(_ action: String, from source: any Controller) {}
}
