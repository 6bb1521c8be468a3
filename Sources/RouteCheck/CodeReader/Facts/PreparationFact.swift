import Routes

/// A method `prepare(for:sender:)` that touches a segue only where it knows the identifier, so that it
/// prepares no other segues than those that it names.
///
/// Apart from that it asks for the identifier, and passes the segue on to `super`.
package struct PreparationFact: Hashable, Sendable {
  /// The type that contains the method.
  package var type: ExactString
}
