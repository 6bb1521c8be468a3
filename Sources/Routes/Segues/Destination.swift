/// A move that an app can make: an enum whose cases carry what each screen needs.
///
/// The `switch` in ``route`` is exhaustive, so a new case does not compile until it is mapped to a
/// segue, and a screen's dependencies cannot be forgotten, because they are the case's payload:
///
/// ```swift
/// enum AppDestination: Destination {
///   case login
///   case conversation(Status)
///
///   var route: Route {
///     switch self {
///     case .login: return Route(.login)
///     case let .conversation(status): return Route(.showConversation) { $0.status = status }
///     }
///   }
/// }
///
/// try graph.go(to: AppDestination.conversation(status))
/// ```
///
/// Write `return` in every case: as one expression a large `switch` is type-checked at once, which
/// takes several times as long.
public protocol Destination {
  /// The segue that leads there, and how to prepare or make the screen.
  var route: Route { get }
}

extension Destination {
  /// The identifier of the segue that leads there.
  public var segueIdentifier: String { route.segueIdentifier }
}
