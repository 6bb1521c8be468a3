extension SegueKind {
  /// What segues do, as far as graphs, rules and maps tell it apart.
  package enum Role: Hashable, Sendable {
    /// Holds a child inside a container.
    case relationship
    /// Holds a child in a container view.
    case embedding
    /// Goes back.
    case unwinding
    case push
    case show
    case detail
    case presentation
    case popover
    /// Moves as a class or a closure of the app's says.
    case custom
    /// Moves in a way that is not known here; a graph presents.
    case unknown
  }
}

extension SegueKind.Role {
  /// Whether the destination stands inside the source as soon as that is made.
  package var isContainment: Bool { self == .relationship || self == .embedding }

  /// Whether code or a user performs such a segue forwards, so that a route can map it.
  package var isPerformed: Bool { !isContainment && self != .unwinding }

  /// Whether the destination is presented on its own, outside its source's containers.
  package var isModal: Bool { self == .presentation || self == .popover }

  /// Whether somebody else decides where the destination goes.
  package var isOpen: Bool { self == .custom || self == .unknown }
}
