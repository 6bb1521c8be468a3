import Routes

/// A method that passes one of its arguments on to `performSegue`.
package struct RelayFact: Hashable, Sendable {
  /// The name of the method; in Objective-C, the part of the selector before the identifier.
  package var name: ExactString
  /// The labels of the parameters, `_` for one without; in Objective-C, the selector alone.
  package var labels: [ExactString]
  /// The position of the identifier among the parameters.
  package var position: Int
  /// The enum whose raw value is the identifier; `nil` for text.
  package var cases: ExactString?
}
