// Overloads that do not compile, for mistakes with destinations and screens. The message of each says
// what to write instead.

extension ControllerGraph {
  /// Unavailable: a destination that names its source starts from there.
  @available(
    *,
    unavailable,
    message: """
      the destination names another type as its 'Source'; move from a controller of that type
      """
  )
  @discardableResult
  public func go<Target: Destination>(
    to destination: Target,
    from source: some Controller
  ) throws -> any Controller { try Self.unprepared("") }

  /// Unavailable: a controller is pushed, and not its class.
  @available(*, unavailable, message: "pass a controller, as in 'push(DetailController())'")
  public func push(_ type: any Controller.Type, from source: (any Controller)? = nil) throws {}

  /// Unavailable: a controller is presented, and not its class.
  @available(*, unavailable, message: "pass a controller, as in 'present(DetailController())'")
  public func present(_ type: any Controller.Type, from source: (any Controller)? = nil) throws {}
}

extension SceneClasses {
  /// Unavailable: a storyboard has no arguments for an initializer.
  @available(
    *,
    unavailable,
    message: """
      a storyboard makes its scenes without arguments; pass a closure that has them, as in \
      'register { DetailController(id: 0) }'
      """
  )
  public mutating func register<First, each Rest, Screen: Controller>(
    _ make: @escaping (First, repeat each Rest) throws -> Screen
  ) throws(RegistrationError) {}
}
