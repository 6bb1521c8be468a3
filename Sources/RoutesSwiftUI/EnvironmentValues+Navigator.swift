#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Routes
  import SwiftUI

  extension EnvironmentValues {
    /// The navigator of the screen around a view.
    ///
    /// An app declares its own in one line:
    ///
    /// ```swift
    /// extension EnvironmentValues {
    ///   var navigator: Navigator<AppDestination> { navigator(for: AppDestination.self) }
    /// }
    /// ```
    ///
    /// and each view moves with it:
    ///
    /// ```swift
    /// @Environment(\.navigator) private var navigator
    /// Button("Log in") { navigator.go(to: .login) }
    /// ```
    ///
    /// A ``Hosting`` controller and a ``GraphView`` set the screen. Outside of both, for example in a
    /// preview, a move is refused, and a debug build prints the refusal.
    ///
    /// - Parameter destinations: The app's enum of destinations.
    public func navigator<Target: Destination>(
      for destinations: Target.Type = Target.self
    ) -> Navigator<Target> {
      let place = self[ScreenPlace.self]
      return Navigator(graph: place.graph(), source: place.controller)
    }

    var screenPlace: ScreenPlace {
      get { self[ScreenPlace.self] }
      set { self[ScreenPlace.self] = newValue }
    }
  }

  /// The controller whose view is around a view, and its graph.
  struct ScreenPlace: EnvironmentKey {
    weak var controller: (any Controller)?
    /// The graph, which a host may enter later than its view is made.
    let graph: () -> ControllerGraph?

    static var defaultValue: ScreenPlace { ScreenPlace(controller: nil) { nil } }
  }
#endif
