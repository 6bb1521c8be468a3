import Routes
import SourceText

/// The name by which code calls a method that passes identifiers on.
package struct RelayName: Hashable, Sendable {
  /// The name of the method; in Objective-C, the part of the selector before the identifier.
  package var name: ExactString
  /// The labels of the parameters, `_` for one without; in Objective-C, the selector alone.
  package var labels: [ExactString]

  package init(
    name: ExactString,
    labels: [ExactString]
  ) {
    self.name = name
    self.labels = labels
  }
}

/// A method that passes one of its arguments on to `performSegue`.
package struct RelayFact: Equatable, Sendable {
  package var name: RelayName
  /// The position of the identifier among the parameters.
  package var position: Int
  /// The enum whose raw value is the identifier; `nil` for text.
  package var cases: ExactString?
  /// The type that contains the method; empty for a function.
  package var type: ExactString
  /// The object that performs the segue.
  package var receiver: Receiver
  /// The identifiers that the method compares with its argument, and may handle in another way;
  /// `nil` if it may handle any identifier in another way.
  package var exceptions: [TextExpression]?
  /// Whether the method performs the segue on its own object, without a condition before.
  package var isUnconditional: Bool
  /// The location of the method's name; in Objective-C, of its body.
  package var location: TextLocation
  /// The location of the argument that is passed on.
  package var use: TextLocation

  package init(
    name: RelayName,
    position: Int,
    cases: ExactString? = nil,
    type: ExactString,
    receiver: Receiver,
    exceptions: [TextExpression]? = nil,
    isUnconditional: Bool,
    location: TextLocation,
    use: TextLocation
  ) {
    self.name = name
    self.position = position
    self.cases = cases
    self.type = type
    self.receiver = receiver
    self.exceptions = exceptions
    self.isUnconditional = isUnconditional
    self.location = location
    self.use = use
  }
}

/// A Swift function or method that has the name of a method which passes identifiers on.
///
/// It may do something else.
package struct NamesakeFact: Equatable, Sendable {
  package var name: RelayName
  /// The location of its name.
  package var location: TextLocation
}
