import Routes

/// A method `prepare(for:sender:)` that prepares only segues with the identifiers that it names.
///
/// It may also read the identifier, and pass the segue on to `super`.
package struct PreparationFact: Equatable, Sendable {
  /// The type that contains the method.
  package var type: ExactString

  package init(
    type: ExactString
  ) {
    self.type = type
  }
}
