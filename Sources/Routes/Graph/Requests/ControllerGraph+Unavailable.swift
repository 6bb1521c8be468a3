// Overloads that do not compile, for mistakes that the compiler would describe in other terms, or not at
// all. The message of each says what to write instead.

extension ControllerGraph {
  /// Unavailable: `perform` takes a segue and not its identifier.
  ///
  /// It is generic, so that a misspelled `.showNote` is still reported as a missing member of `Segue`.
  @available(
    *,
    unavailable,
    message: """
      declare the segue, as in 'extension Segue<NoteController> { static var showNote: Self { \
      .init("ShowNote") } }', and write 'perform(.showNote)'
      """
  )
  public func perform(
    _ identifier: some StringProtocol,
    from source: (any Controller)? = nil,
    sender: Any? = nil
  ) throws {}

  /// Unavailable: `perform` takes the place of UIKit's method.
  @available(
    *,
    unavailable,
    message: """
      declare the segue, as in 'extension Segue<NoteController> { static var showNote: Self { \
      .init("ShowNote") } }', and write 'perform(.showNote, sender: sender)'
      """
  )
  public func performSegue(withIdentifier identifier: some StringProtocol, sender: Any?) throws {}

  /// Unavailable: a segue names the class of its screen.
  @available(
    *,
    unavailable,
    message: """
      the segue names no class; write 'extension Segue<NoteController>' instead of 'extension Segue'
      """
  )
  @discardableResult
  public func perform(
    _ segue: Segue<any Controller>,
    from source: (any Controller)? = nil,
    sender: Any? = nil,
    prepare: (any Controller) throws -> Void = { _ in }
  ) throws -> any Controller { try Self.unprepared("") }

  /// Unavailable: code cannot perform a segue without an identifier.
  @available(
    *,
    unavailable,
    message: """
      only its control can start a segue without an identifier; write 'trigger(.toHelp, from: cart)'
      """
  )
  @discardableResult
  public func perform<Destination, Source>(
    _ segue: Segue<Destination>.Unnamed<Source>,
    from source: Source? = nil,
    sender: Any? = nil,
    prepare: (Destination) throws -> Void = { _ in }
  ) throws -> Destination { try Self.unprepared("") }

  /// Unavailable: `from:` takes a controller of the source type that the segue names.
  @available(
    *,
    unavailable,
    message: """
      the segue starts from another type of controller; perform it from there, or declare it without \
      'From' if it starts from several
      """
  )
  @discardableResult
  public func perform<Destination, Source>(
    _ segue: Segue<Destination>.From<Source>,
    from source: some Controller,
    sender: Any? = nil,
    prepare: (Destination) throws -> Void = { _ in }
  ) throws -> Destination { try Self.unprepared("") }

  /// Unavailable: an embed segue runs when its source loads.
  @available(
    *,
    unavailable,
    message: """
      an embed segue runs when its source loads; prepare it with 'registry.prepare(embed: .map)', or \
      write 'perform(embed: .map)' if the source has declined it
      """
  )
  @discardableResult
  public func perform<Destination, Source>(
    _ segue: Segue<Destination>.Embedding<Source>,
    from source: Source? = nil,
    sender: Any? = nil,
    prepare: (Destination) throws -> Void = { _ in }
  ) throws -> Destination { try Self.unprepared("") }

  /// Unavailable: an unwind segue goes back.
  @available(
    *,
    unavailable,
    message: "an unwind segue makes no controller; write 'perform(unwind: .discard)'"
  )
  @discardableResult
  public func perform<Target, Source>(
    _ segue: Segue<Target>.Unwinding<Source>,
    from source: Source? = nil,
    sender: Any? = nil,
    prepare: (Target) throws -> Void = { _ in }
  ) throws -> Target { try Self.unprepared("") }
}

extension ControllerGraph {
  /// Unavailable: `push` takes a controller or a destination.
  @available(*, unavailable, message: "a segue is performed; write 'perform(.showNote)'")
  public func push<Screen>(
    _ segue: Segue<Screen>,
    from source: (any Controller)? = nil,
    prepare: (Screen) throws -> Void = { _ in }
  ) throws {}

  /// Unavailable: `present` takes a controller or a destination.
  @available(*, unavailable, message: "a segue is performed; write 'perform(.showNote)'")
  public func present<Screen>(
    _ segue: Segue<Screen>,
    from source: (any Controller)? = nil,
    prepare: (Screen) throws -> Void = { _ in }
  ) throws {}
}

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

  /// Unavailable: `from:` takes a controller of the source type that the unwind segue names.
  @available(
    *,
    unavailable,
    message: "the segue starts from another type of controller; perform it from there"
  )
  @discardableResult
  public func perform<Target, Source>(
    unwind segue: Segue<Target>.Unwinding<Source>,
    from source: some Controller,
    sender: Any? = nil,
    prepare: (Target) throws -> Void = { _ in }
  ) throws -> Target { try Self.unprepared("") }

  /// Unavailable: a segue names the class of its screen.
  ///
  /// With this overload the compiler reports a misspelled segue as a missing member of `Segue`.
  @available(
    *,
    unavailable,
    message: """
      the segue names no class; write 'extension Segue<NoteController>' instead of 'extension Segue'
      """
  )
  public func trigger(
    _ segue: Segue<any Controller>,
    from source: (any Controller)? = nil,
    sender: Any? = nil
  ) throws {}

  /// Unavailable: an unwind segue names the classes of its target and its source.
  ///
  /// With this overload the compiler reports a misspelled segue as a missing member of `Unwinding`.
  @available(*, unavailable, message: "the unwind segue names no classes")
  @discardableResult
  public func perform(
    unwind segue: Segue<any Controller>.Unwinding<any Controller>,
    from source: (any Controller)? = nil,
    sender: Any? = nil,
    prepare: (any Controller) throws -> Void = { _ in }
  ) throws -> any Controller { try Self.unprepared("") }

  /// Unavailable: `perform(unwind:from:)` takes an unwind segue and not its identifier.
  @available(
    *,
    unavailable,
    message: """
      declare the segue, as in 'extension Segue<FeedController>.Unwinding<ShareController> { \
      static var discard: Self { .init("Discard") } }', and write 'perform(unwind: .discard)'
      """
  )
  @_disfavoredOverload
  public func perform(
    unwind identifier: some StringProtocol,
    from source: (any Controller)? = nil,
    sender: Any? = nil,
    prepare: (any Controller) throws -> Void = { _ in }
  ) throws {}

  /// Unavailable: a screen can be left without a result.
  @available(
    *,
    unavailable,
    message: """
      the closure gets an outcome, because a screen can be left without a result; write \
      '{ outcome in … }' and read 'outcome.output'
      """
  )
  @discardableResult
  public func go<Target: ResultDestination>(
    to destination: Target,
    from source: Target.Source? = nil,
    outcome: @escaping (Target.Output) -> Void
  ) throws -> any Controller { try Self.unprepared("") }

  /// Unavailable: a screen can be left without a result.
  @available(
    *,
    unavailable,
    message: """
      the closure gets an outcome, because a screen can be left without a result; write \
      '{ outcome in … }' and read 'outcome.output'
      """
  )
  public func present<Screen: ResultController>(
    _ controller: Screen,
    from source: (any Controller)? = nil,
    style: PresentationStyle = .automatic,
    outcome: @escaping (Screen.Output) -> Void
  ) throws {}

  /// Unavailable: `instantiate` takes a scene and not its identifier.
  @available(
    *,
    unavailable,
    message: """
      declare the scene, as in 'extension SceneIdentifier<NoteController> { static var note: Self { \
      .init("Note", in: "Main") } }', and write 'instantiate(.note)'
      """
  )
  public func instantiate(_ identifier: some StringProtocol) throws {}
}

// The functions of RoutesTesting, for a test that does not import it.
extension ControllerGraph {
  /// Unavailable: a test imports the module of expectations.
  @available(*, unavailable, message: "write 'import RoutesTesting' in the test")
  @_disfavoredOverload
  public func expect(_ notation: some StringProtocol) throws {}

  /// Unavailable: a test imports the module of expectations.
  @available(*, unavailable, message: "write 'import RoutesTesting' in the test")
  @_disfavoredOverload
  public func visible<Screen>(_ type: Screen.Type) throws -> Screen { try Self.unprepared("") }
}

extension SegueRegistry {
  /// Unavailable: a segue leads to controllers of its type.
  ///
  /// The compiler names both types for a closure after the call, and has no message for a function such
  /// as an initializer. A closure after the call would be `isFunction`, and does not choose this overload.
  @available(
    *,
    unavailable,
    message: """
      the closure makes a controller of another type than the segue names; make one of that type, \
      or let its class conform to the protocol
      """
  )
  @_disfavoredOverload
  public mutating func register<Destination>(
    _ segue: Segue<Destination>,
    kind: SegueKind,
    style: PresentationStyle = .automatic,
    in container: Container? = nil,
    isFunction: (Never) -> Void = { _ in },
    instantiate: (() throws -> any Controller)? = nil
  ) throws {}
}

extension NavigationController {
  /// Unavailable: the root has a label.
  @available(*, unavailable, renamed: "init(root:)")
  public convenience init(_ root: some Controller) { self.init(root: root) }

  /// Unavailable: the name of UIKit.
  @available(*, unavailable, renamed: "init(root:)")
  public convenience init(rootViewController root: some Controller) { self.init(root: root) }

  /// Unavailable: the graph of a stack changes it.
  @available(*, unavailable, message: "a graph changes a stack; write 'graph.push(controller)'")
  public func pushViewController(_ controller: any Controller, animated: Bool) {}

  /// Unavailable: the graph of a stack changes it.
  @available(*, unavailable, message: "a graph changes a stack; write 'graph.pop()'")
  public func popViewController(animated: Bool) {}
}

// The names of UIKit, with the names of the library in the messages.
extension ControllerGraph {
  /// Unavailable: a graph does not animate.
  @available(*, unavailable, renamed: "push(_:)")
  public func pushViewController(_ controller: any Controller, animated: Bool) throws {}

  /// Unavailable: a graph does not animate.
  @available(*, unavailable, renamed: "pop()")
  public func popViewController(animated: Bool) throws {}

  /// Unavailable: a graph does not animate.
  @available(*, unavailable, renamed: "popToRoot()")
  public func popToRootViewController(animated: Bool) throws {}

  /// Unavailable: a graph does not animate.
  @available(*, unavailable, message: "a graph does not animate; write 'dismiss()'")
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) throws {}

  /// Unavailable: the index has a label.
  @available(*, unavailable, renamed: "tap(tab:)")
  public func tap(_ index: Int) throws {}
}
