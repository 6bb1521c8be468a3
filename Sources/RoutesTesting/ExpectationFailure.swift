import Routes

/// An expectation about a graph that was not met.
///
/// In a Swift Testing test the failure is recorded as an issue at the line of the call. Elsewhere,
/// as in an XCTest case, it is thrown, and its description begins with that line.
public struct ExpectationFailure: Error, Equatable, Sendable {
  /// The problem.
  public var problem: Problem
  /// The call that expected it.
  public var location: FileLocation

  /// Creates a failure from its parts.
  public init(_ problem: Problem, at location: FileLocation) {
    self.problem = problem
    self.location = location
  }

  /// The kinds of failures.
  public enum Problem: Equatable, Sendable {
    /// The graph differs from the expected snapshot; the graph's last recorded refusal may be the cause.
    case mismatch(expected: Snapshot, found: Snapshot, refusal: Refusal? = nil)
    /// The expected notation cannot be read.
    case unreadable(Snapshot.NotationError)
    /// The visible controller is not of the expected type.
    case notVisible(VisibleController)
    /// Removed controllers are still in memory.
    case retained([RetainedController])
    /// A table of links has issues.
    case links([LinkIssue])
    /// The graph has no journal to write.
    case notRecording
  }

  /// The visible controller of a graph, and the type that was expected.
  public struct VisibleController: Equatable, Sendable {
    /// The name of the expected type.
    public let expected: String
    /// The visible controller's name; `nil` when the graph is empty.
    public let found: String?
    /// The whole graph.
    public let snapshot: Snapshot
    /// Where the graph has controllers of the expected type; empty texts for those on screen.
    let places: [String]
    /// The graph's last recorded refusal, which may be the cause.
    let refusal: Refusal?
    /// Why a placeholder is visible instead of the expected type; `nil` when none is.
    let placeholderReason: String?
  }

  /// A controller that was removed from a graph and is still in memory.
  public struct RetainedController: Equatable, Sendable {
    let removed: RemovedController

    /// The controller's name.
    public var name: String { removed.name }
    /// Why it was removed.
    public var reason: Transition.RemovalReason { removed.reason }
  }
}

extension ExpectationFailure: CustomStringConvertible {
  /// The line of the call, and the problem.
  public var description: String { "\(location): \(problem)" }
}

extension ExpectationFailure.Problem: CustomStringConvertible {
  /// The problem, and where to look.
  ///
  /// A mismatch shows both snapshots as one tree: missing lines begin with `-`, unexpected ones with
  /// `+`.
  ///
  /// ```
  /// the graph is not as expected (- expected, + found)
  ///   nav
  ///     Feed
  /// -   Conversation
  /// +   Profile
  /// found: nav(Feed, Profile)
  /// ```
  public var description: String {
    switch self {
    case .mismatch(let expected, let found, let refusal):
      (["the graph is not as expected (- expected, + found)"]
        + found.difference(from: expected)
        + ["found: \(found.screens.isEmpty ? "nothing" : "\(found)")"]
        + (refusal.map { ["the last recorded refusal: \($0)"] } ?? []))
        .joined(separator: "\n")
    case .unreadable(let error): error.description
    case .notVisible(let controller): controller.description
    case .retained(let controllers):
      (["removed controllers are still in memory:"] + controllers.map { "  \($0)" })
        .joined(separator: "\n")
    case .links(let issues):
      (["the table of links has issues:"] + issues.map { "  \($0)" }).joined(separator: "\n")
    case .notRecording: "the graph has no journal; call startRecording() before the moves"
    }
  }
}

extension ExpectationFailure.VisibleController: CustomStringConvertible {
  /// The expected type and the visible controller.
  public var description: String {
    let name = placeholderReason.map { "a placeholder for it, \($0)" }
    let visible = name ?? found.map { "'\($0)'" } ?? "nothing"
    let graph = snapshot.screens.isEmpty ? "an empty graph" : "\(snapshot)"
    let place = places.isEmpty ? "" : "; \(whereabouts)"
    let cause = refusal.map { "\nthe last recorded refusal: \($0)" } ?? ""
    return "expected '\(expected)' to be visible, found \(visible)\(place); in \(graph)\(cause)"
  }

  private var whereabouts: String {
    let places = places.map { $0.isEmpty ? "on screen beside it" : $0 }
    return places.count == 1
      ? "it is \(places[0])" : "\(places.count) are \(places.joined(separator: "; "))"
  }
}

extension ExpectationFailure.RetainedController: CustomStringConvertible {
  /// The controller, and where to look for references to it.
  public var description: String {
    let advice =
      switch removed.retainer {
      case .graph?: "retained by the graph until the active transition ends"
      case .registration(let segue, let location)?:
        "look at the closures of segue '\(segue)', registered at \(location), and at the closures "
          + "that the controller was given"
      case nil:
        "not retained by the graph; look for a variable, a property or a closure that retains it"
      }
    return "\(name) (\(reason.rawValue)): \(advice)"
  }
}
