/// A move of an app: an enum with a case for each screen, which carries the screen's dependencies.
///
/// The `switch` in ``route`` is exhaustive, so a new case does not compile until it is mapped to a
/// segue. A screen's dependencies cannot be forgotten, because they are the case's payload:
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
/// Write `return` in every case. Without it the compiler checks the whole `switch` as one expression,
/// which takes several times as long.
///
/// A destination can name the type of controller that its moves start from. A move from a controller
/// of another type then does not compile:
///
/// ```swift
/// enum FeedDestination: Destination {
///   typealias Source = FeedController
///   case thread(Status)
///   var route: Route {
///     switch self {
///     case let .thread(status): return Route(.showConversation) { $0.status = status }
///     }
///   }
/// }
///
/// try graph.go(to: FeedDestination.thread(status), from: feed)
/// ```
public protocol Destination<Source> {
  /// The type of controller that the moves start from; any controller by default.
  associatedtype Source = any Controller

  /// The type of `parent`: an optional of the destination itself. With another one, `open(_:)` does not
  /// compile.
  associatedtype Parent = Self?

  /// The segue to the screen, and how the screen is prepared or made.
  var route: Route { get }

  /// The destination whose screen has the segue to this one; `nil` by default.
  ///
  /// `open(_:)` of the module RoutesLinks opens it first, with its data, so that a link from outside builds
  /// the same screens as a user's taps:
  ///
  /// ```swift
  /// enum StatusDestination: Destination {
  ///   case conversation(Status)
  ///   case share(Status)
  ///
  ///   var parent: Self? {
  ///     switch self {
  ///     case .conversation: return nil
  ///     case .share(let status): return .conversation(status)
  ///     }
  ///   }
  ///
  ///   var route: Route {
  ///     switch self {
  ///     case .conversation(let status): return Route(.showConversation) { $0.status = status }
  ///     case .share: return Route(.shareStatus)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// A parent that is open stays, if the enum is `Equatable` and the payloads are equal.
  var parent: Parent { get }
}

extension Destination where Parent == Self? {
  /// `nil`: any controller that has the segue.
  public var parent: Self? { nil }
}

extension Destination {
  /// The identifier of the segue to the screen.
  public var segueIdentifier: String { route.segueIdentifier }
}

/// A controller that reads its dependencies from the destination that leads to it.
///
/// When a route has neither a prepare closure nor an initializer, the graph passes the destination to
/// the controller before the controller appears:
///
/// ```swift
/// final class DevicesController: DestinationReceiver {
///   func receive(_ destination: AppDestination) {
///     if case let .devices(user, group) = destination { show(group, of: user) }
///   }
/// }
/// ```
public protocol DestinationReceiver<Received>: Controller {
  /// The enum of destinations that the controller reads.
  associatedtype Received: Destination

  /// Reads the controller's dependencies from the destination that leads to it.
  ///
  /// - Throws: An error that cancels the move. It reaches the caller unchanged.
  func receive(_ destination: Received) throws
}
