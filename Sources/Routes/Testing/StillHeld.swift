/// Controllers that have left a graph and are still in memory.
public struct StillHeld: Error, Hashable, Sendable, CustomStringConvertible {
  /// The controllers.
  public var controllers: [Holding]
  /// Where they were expected to be gone.
  public var callSite: CallSite

  /// A controller, how it left, and by whom of the library it is held.
  public struct Holding: Hashable, Sendable {
    /// The controller's name.
    public var name: String
    /// How it left.
    public var departure: RemovalReason
    /// Who of the library holds it, or may; `nil` when it is none of the library's doing.
    public var holder: Holder?
  }

  /// Who may hold a controller that has left.
  ///
  /// What a closure has captured cannot be seen from outside, so a registration is a place to look.
  public enum Holder: Hashable, Sendable {
    /// The graph, for a transition that is under way or a request that waits.
    case graph
    /// The closures of the segue that the controller came by.
    case registration(segue: String, place: String)
  }

  /// The controllers, and where to look.
  public var description: String {
    let lines = controllers.map { holding in
      let place =
        switch holding.holder {
        case .graph?: "held by the graph until what is under way is over"
        case .registration(let segue, let place)?:
          "look at the closures of segue '\(segue)', registered at \(place), "
            + "and at those that its controller was given"
        case nil:
          "not held by the graph; look for a variable, a property or a closure that holds it"
        }
      return "  \(holding.name) (\(holding.departure.rawValue)): \(place)"
    }
    return (["\(callSite): controllers that have left are still in memory:"] + lines)
      .joined(separator: "\n")
  }
}
