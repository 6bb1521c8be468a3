// What does not compile with an identifier in the place of a segue. Without these the compiler says
// that it failed to produce a diagnostic. They are generic so that a misspelled `.showNote` is still
// looked for, and missed, among segues.

extension ControllerGraph {
  /// Says how a segue is declared, which `perform` takes in the place of its identifier.
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

  /// Says how a segue is declared, which `perform` takes in the place of its identifier.
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
  /// Says how a segue is declared, which `register` takes in the place of its identifier.
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
