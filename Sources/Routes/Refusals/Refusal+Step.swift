extension Refusal {
  /// The destination of a list at which a request was refused.
  ///
  /// ```swift
  /// do {
  ///   try graph.go(through: [AppDestination.login, .conversation(status)])
  /// } catch let refusal as Refusal {
  ///   if let step = refusal.step { print(step.destination, step.hierarchy) }
  /// }
  /// ```
  public struct Step: Equatable, Sendable {
    /// The position of the destination in the list, counted from 0.
    public let index: Int
    /// The number of destinations in the list.
    public let count: Int
    /// The destination, as text.
    public let destination: String
    /// The graph to which the steps before led. They have been undone.
    public let hierarchy: Snapshot
  }
}

extension Refusal.Step: CustomStringConvertible {
  /// The number of the step, its destination, and where it was tried.
  public var description: String {
    let place = index == 0 ? "" : ", in \(hierarchy); the steps before it are undone"
    return "at step \(index + 1) of \(count), \(destination)\(place)"
  }
}

/// The reason for which a step of a list was refused, before it becomes part of a ``Refusal``.
struct StepRefusal: Error {
  let reason: Refusal.Reason
  let step: Refusal.Step
}
