/// A destination with a screen that returns a result.
///
/// All its cases lead to screens of the same output:
///
/// ```swift
/// struct PickDate: ResultDestination {
///   var earliest: Day
///   var resultRoute: Route.Returning<Day> {
///     Route.Returning(.pickDate) { $0.earliest = earliest }
///   }
/// }
///
/// try graph.go(to: PickDate(earliest: today)) { outcome in
///   if case let .finished(day) = outcome { show(day) }
/// }
/// ```
public protocol ResultDestination<Output>: Destination {
  /// The result of the screen.
  associatedtype Output

  /// The segue to the screen, and how the screen is prepared or made.
  var resultRoute: Route.Returning<Output> { get }
}

extension ResultDestination {
  /// The route without the type of its result.
  public var route: Route { resultRoute.route }
}

extension Route {
  /// The way to a screen that returns a result.
  ///
  /// A segue to a screen of another output does not compile.
  public struct Returning<Output> {
    /// The route without the type of its result.
    public let route: Route

    /// Creates a route that performs a segue and leaves its controller unchanged.
    public init<Screen: ResultController>(_ segue: Segue<Screen>) where Screen.Output == Output {
      route = Route(segue)
    }

    /// Creates a route that prepares the controller before the controller appears.
    ///
    /// - Parameters:
    ///   - segue: The segue to perform.
    ///   - prepare: Prepares the controller that the segue leads to, unwrapped from its containers. An
    ///     error cancels the move.
    public init<Screen: ResultController>(
      _ segue: Segue<Screen>,
      prepare: @escaping (Screen) throws -> Void
    ) where Screen.Output == Output {
      route = Route(segue, prepare: prepare)
    }

    /// Creates a route that makes the controller itself.
    ///
    /// - Parameters:
    ///   - segue: The segue to perform.
    ///   - instantiate: Makes the controller instead of the closure that the segue was registered with.
    ///     An error cancels the move.
    public init<Screen: ResultController>(
      _ segue: Segue<Screen>,
      instantiate: @escaping () throws -> Screen
    ) where Screen.Output == Output {
      route = Route(segue, instantiate: instantiate)
    }
  }
}

extension Route.Returning {
  /// Creates a route to a screen that is a protocol.
  ///
  /// A protocol that inherits from ``ResultController`` does not conform to it, so the type of its result is
  /// read from the screen:
  ///
  /// ```swift
  /// // protocol AddCardScreen: ResultController where Output == Card
  /// Route.Returning(.addCard, output: { $0.outputType }) { $0.holder = "M. Weber" }
  /// ```
  ///
  /// - Parameters:
  ///   - segue: The segue to perform.
  ///   - output: The type of the screen's result. It is not called.
  ///   - prepare: Prepares the controller that the segue leads to. An error cancels the move.
  public init<Screen>(
    _ segue: Segue<Screen>,
    output: (Screen) -> Output.Type,
    prepare: ((Screen) throws -> Void)? = nil
  ) {
    route = prepare.map { Route(segue, prepare: $0) } ?? Route(segue)
  }
}

extension Route.Returning {
  /// Creates a route that performs a segue of one source, and leaves its controller unchanged.
  @_disfavoredOverload
  public init<Screen: ResultController, Source>(
    _ segue: Segue<Screen>.From<Source>
  ) where Screen.Output == Output {
    self.init(segue.segue)
  }

  /// Creates a route that performs a segue of one source, and prepares the controller.
  ///
  /// - Parameters:
  ///   - segue: The segue to perform.
  ///   - prepare: Prepares the controller that the segue leads to, unwrapped from its containers. An
  ///     error cancels the move.
  @_disfavoredOverload
  public init<Screen: ResultController, Source>(
    _ segue: Segue<Screen>.From<Source>,
    prepare: @escaping (Screen) throws -> Void
  ) where Screen.Output == Output {
    self.init(segue.segue, prepare: prepare)
  }

  /// Creates a route that performs a segue of one source, and makes the controller itself.
  ///
  /// - Parameters:
  ///   - segue: The segue to perform.
  ///   - instantiate: Makes the controller. An error cancels the move.
  @_disfavoredOverload
  public init<Screen: ResultController, Source>(
    _ segue: Segue<Screen>.From<Source>,
    instantiate: @escaping () throws -> Screen
  ) where Screen.Output == Output {
    self.init(segue.segue, instantiate: instantiate)
  }

  /// Creates a route of a segue of one source to a screen that is a protocol.
  ///
  /// - Parameters:
  ///   - segue: The segue to perform.
  ///   - output: The type of the screen's result. It is not called.
  ///   - prepare: Prepares the controller that the segue leads to. An error cancels the move.
  @_disfavoredOverload
  public init<Screen, Source>(
    _ segue: Segue<Screen>.From<Source>,
    output: (Screen) -> Output.Type,
    prepare: ((Screen) throws -> Void)? = nil
  ) {
    self.init(segue.segue, output: output, prepare: prepare)
  }
}
