/// A segue on its way: what a source's prepare method and a custom segue's closure are given.
public struct PerformedSegue {
  /// The segue's identifier; empty where the storyboard gives it none.
  public let identifier: String
  /// The controller that it starts from.
  public let source: any Controller
  /// What it leads to, which may be a container.
  public let destination: any Controller
  /// Who started it: a control for a user's action, or whatever the code passed on.
  public let sender: Any?

  /// The controller that a prepare closure is meant for, containers unwrapped.
  ///
  /// ```swift
  /// func prepare(for segue: PerformedSegue) throws {
  ///   try segue.unwrapped(as: ConversationController.self).status = status
  /// }
  /// ```
  ///
  /// - Throws: ``UnwrappingError``.
  public func unwrapped<Target>(
    as type: Target.Type = Target.self
  ) throws(UnwrappingError) -> Target {
    try unwrap(destination, as: type)
  }

  /// Whether this is the given segue, and no other one.
  public func `is`<Target>(_ segue: Segue<Target>) -> Bool { identifier == segue.identifier }

  /// Whether the segue leads to a controller of exactly this class, containers unwrapped.
  ///
  /// It tells segues apart that have the same identifier or none. A protocol is met by every class
  /// that conforms to it.
  ///
  /// - Complexity: O(*n*) in the number of controllers inside the destination.
  public func leads<Target>(to type: Target.Type) -> Bool {
    guard let found = try? unwrapped(as: type) else { return false }
    return !(type is AnyClass) || Swift.type(of: found as Any) == type
  }
}
