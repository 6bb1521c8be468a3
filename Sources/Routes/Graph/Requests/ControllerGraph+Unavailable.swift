// Overloads that do not compile, for mistakes that the compiler would describe in other terms. The
// message of each says what to write instead.

extension ControllerGraph {
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
    from source: Source,
    prepare: (Destination) throws -> Void = { _ in }
  ) throws -> Destination { try Self.unprepared("") }

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
    prepare: (Destination) throws -> Void = { _ in }
  ) throws -> Destination { try Self.unprepared("") }

  /// Unavailable: `from:` takes a controller of the source type that the segue names.
  @available(
    *,
    unavailable,
    message: """
      the segue does not start from this type of controller; one that names no source takes 'at:', \
      as in 'perform(.login, at: feed)'
      """
  )
  @discardableResult
  public func perform<Destination>(
    _ segue: Segue<Destination>,
    from source: some Controller,
    prepare: (Destination) throws -> Void = { _ in }
  ) throws -> Destination { try Self.unprepared("") }

  /// Unavailable: a segue that names its source takes `from:`.
  @available(
    *,
    unavailable,
    message: """
      the segue names the type that it starts from; write 'perform(.showProfile, from: feed)'
      """
  )
  @discardableResult
  public func perform<Destination, Source>(
    _ segue: Segue<Destination>.From<Source>,
    at source: Source,
    prepare: (Destination) throws -> Void = { _ in }
  ) throws -> Destination { try Self.unprepared("") }

  /// Unavailable: a segue that names its source takes `from:`.
  @available(
    *,
    unavailable,
    message: """
      the segue names the type that it starts from; write 'perform(.showProfile, from: feed)'
      """
  )
  @discardableResult
  public func perform<Destination, Source>(
    _ segue: Segue<Destination>.From<Source>,
    prepare: (Destination) throws -> Void = { _ in }
  ) throws -> Destination { try Self.unprepared("") }

  /// Unavailable: a property of a protocol can be set here only if the protocol is a class's.
  @available(
    *,
    unavailable,
    message: """
      a screen is an object, so its protocol inherits from AnyObject, as in \
      'protocol ShareScreen: AnyObject'
      """
  )
  @discardableResult
  public func perform<Destination>(
    _ segue: Segue<Destination>,
    at source: (any Controller)? = nil,
    prepare: (inout Destination) throws -> Void
  ) throws -> Destination { try Self.unprepared("") }
}

extension ControllerGraph {
  /// Unavailable: `from:` takes a controller of the source type that the segue names.
  @available(
    *,
    unavailable,
    message: """
      the segue does not start from this type of controller; one that names no source takes 'at:', \
      as in 'trigger(.login, at: feed)'
      """
  )
  @discardableResult
  public func trigger<Destination>(
    _ segue: Segue<Destination>,
    from source: some Controller,
    sender: Any? = nil
  ) throws -> Destination { try Self.unprepared("") }

  /// Unavailable: `unwind` takes an unwind and not its action.
  @available(
    *,
    unavailable,
    message: """
      declare the unwind, as in 'extension Unwind<FeedController> { static var toFeed: Self { \
      .init("unwindToFeed:") } }', and write 'unwind(.toFeed)'
      """
  )
  public func unwind(_ action: some StringProtocol) throws {}

  /// Unavailable: a tap says what it is on.
  @available(
    *,
    unavailable,
    message: "write 'tap(tab: 1)' for a tab, and 'tap(action: \"Delete\")' for an alert's action"
  )
  public func tap(_ index: Int) throws {}

  /// Unavailable: a selection says what it selects.
  @available(*, unavailable, message: "write 'select(tab: 1)'")
  public func select(_ index: Int, from source: (any Controller)? = nil) throws {}
}
