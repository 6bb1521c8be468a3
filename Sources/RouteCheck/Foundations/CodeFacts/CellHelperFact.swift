import Routes
import SourceText

/// A generic function that makes or registers a cell by an identifier of its class.
package struct CellHelperFact: Equatable, Sendable {
  package var name: ExactString
  package var labels: [ExactString]
  /// The label of the argument with the class; `nil` if it is the class of the result.
  package var classLabel: ExactString?
  /// The member of the class with the identifier; `nil` if it is the name of the class.
  package var member: ExactString?
  package var isRegistration: Bool
  /// Whether the app crashes without the cell.
  package var isRequired: Bool

  package init(
    name: ExactString,
    labels: [ExactString],
    classLabel: ExactString? = nil,
    member: ExactString? = nil,
    isRegistration: Bool,
    isRequired: Bool
  ) {
    self.name = name
    self.labels = labels
    self.classLabel = classLabel
    self.member = member
    self.isRegistration = isRegistration
    self.isRequired = isRequired
  }
}

/// A call that may be one of such a function: `table.dequeueReusableCell(for: path) as PostCell`.
package struct CellHelperCall: PlacedFact, Equatable, Sendable {
  package var name: ExactString
  package var labels: [ExactString]
  /// The class in an argument, by its path, and the label of the argument.
  package var argument: [ExactString] = []
  package var classLabel: ExactString?
  /// The path of the class of the result; empty if it is not stated.
  package var result: [ExactString] = []
  package var isRegistration: Bool
  package var place: CodePlace

  package init(
    name: ExactString,
    labels: [ExactString],
    argument: [ExactString] = [],
    classLabel: ExactString? = nil,
    result: [ExactString] = [],
    isRegistration: Bool,
    place: CodePlace
  ) {
    self.name = name
    self.labels = labels
    self.argument = argument
    self.classLabel = classLabel
    self.result = result
    self.isRegistration = isRegistration
    self.place = place
  }

  /// The cell that the call makes.
  package func cell(isRequired: Bool) -> CellUse {
    CellUse(
      identifier: .unknown,
      absence: isRequired ? .crashes : .returnsNothing,
      place: place
    )
  }
}
