/// Why a graph refused a request. A refused request has changed nothing.
///
/// ```swift
/// do {
///   try graph.present(share)
/// } catch let refusal as Refusal {
///   if case .presentation(.alreadyPresenting(_, let presented)) = refusal.reason {
///     print("dismiss \(presented) first")
///   }
/// }
/// ```
///
/// Reasons are grouped in families, such as ``Reason/presentation(_:)``.
public struct Refusal: Error, Equatable, Sendable {
  /// The request, such as `push Conversation`.
  public let request: String
  /// The reason for the refusal.
  public let reason: Reason
  /// The graph at the time of the request.
  public let hierarchy: Snapshot
  /// The destination that was refused, if the request has a list of them.
  public let step: Step?

  package init(request: String, reason: Reason, hierarchy: Snapshot, step: Step? = nil) {
    self.request = request
    self.reason = reason
    self.hierarchy = hierarchy
    self.step = step
  }
}

extension Refusal {
  /// A request that UIKit refuses, ignores or crashes on, or a misuse of a graph.
  ///
  /// Controllers are named as in a ``Snapshot``.
  public enum Reason: Error, Equatable, Sendable {
    /// The segue cannot be performed.
    case segue(SegueReason)
    /// A controller is missing, or is in the graph already.
    case controller(ControllerReason)
    /// The navigation stack does not allow the change.
    case stack(StackReason)
    /// The presentation or dismissal is not possible.
    case presentation(PresentationReason)
    /// The container does not allow the change.
    case container(ContainerReason)
    /// The unwind has no target.
    case unwind(UnwindReason)
    /// The request comes at the wrong time.
    case transition(TransitionReason)

    /// The reason for a scene that the registry's storyboards do not have.
    static func unresolved(_ problem: String) -> Reason {
      .segue(.unresolvedScene(problem: problem))
    }
  }
}

extension Refusal: CustomStringConvertible {
  /// The request, the reason and a way to fix it; then, on lines of their own, the step of a list and
  /// the graph.
  public var description: String {
    let place = hierarchy.screens.isEmpty ? "an empty graph" : "\(hierarchy)"
    let step = step.map { "\n  \($0)" } ?? ""
    return "cannot \(request): \(reason)\(step)\n  in \(place)"
  }
}

extension Refusal.Reason: CustomStringConvertible {
  /// The problem, and a way to fix it.
  public var description: String {
    switch self {
    case .segue(let reason): reason.description
    case .controller(let reason): reason.description
    case .stack(let reason): reason.description
    case .presentation(let reason): reason.description
    case .container(let reason): reason.description
    case .unwind(let reason): reason.description
    case .transition(let reason): reason.description
    }
  }
}

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
