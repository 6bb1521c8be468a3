// Overloads that take an identifier where a segue is required, and do not compile. Without them the
// compiler reports that it failed to produce a diagnostic. They are generic, so that a misspelled
// `.showNote` is still reported as a missing member of `Segue`.

extension ControllerGraph {
  /// Unavailable: `perform` takes a segue and not its identifier.
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
    at source: (any Controller)? = nil
  ) throws {}

  /// Unavailable: `perform` takes a segue and not its identifier.
  @available(
    *,
    unavailable,
    message: """
      declare the segue, as in 'extension Segue<NoteController>.From<ListController> { static var \
      showNote: Self { .init("ShowNote") } }', and write 'perform(.showNote, from: list)'
      """
  )
  public func perform(_ identifier: some StringProtocol, from source: any Controller) throws {}
}

extension SegueRegistry {
  /// Unavailable: `register` takes a segue and not its identifier.
  @available(
    *,
    unavailable,
    message: """
      declare the segue, as in 'extension Segue<NoteController> { static var showNote: Self { \
      .init("ShowNote") } }', and write 'register(.showNote, kind: .show)'
      """
  )
  public mutating func register(
    _ identifier: some StringProtocol,
    kind: SegueKind,
    style: PresentationStyle = .automatic,
    in container: SegueContainer? = nil,
    instantiate: (() throws -> any Controller)? = nil
  ) throws {}
}
