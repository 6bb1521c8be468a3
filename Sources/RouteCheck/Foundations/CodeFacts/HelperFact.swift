import Routes
import SourceText

/// A function that makes or registers a cell, or instantiates a scene, by an identifier of its class.
package struct HelperFact: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case cell, registration, scene
    /// The declaration of a function with a name of those that instantiate scenes.
    case declaration
  }
  package var kind = Kind.declaration
  package var name: ExactString
  package var labels: [ExactString]
  /// The label of the argument with the class, `self` for a static function of the class; `nil` if it is the class
  /// of the result.
  package var classLabel: ExactString?
  /// The member of the class with the identifier; `nil` if it is the name of the class. For a declaration, the
  /// function that it only calls.
  package var member: ExactString?
  /// Whether the app crashes without the cell.
  package var isRequired = false
  /// The type that contains the function.
  package var type: ExactString

  package init(name: ExactString, labels: [ExactString], type: ExactString) {
    self.name = name
    self.labels = labels
    self.type = type
  }
}

/// A call that may be one of such a function: `table.dequeueReusableCell(for: path) as PostCell`.
package struct HelperCall: PlacedFact, Equatable, Sendable {
  package var name: ExactString
  package var labels: [ExactString]
  /// The class in an argument, by its path, and the label of the argument; or the class before a static function,
  /// and `self`.
  package var argument: [ExactString] = []
  package var classLabel: ExactString?
  /// The path of the class of the result; empty if it is not stated.
  package var result: [ExactString] = []
  package var kind: HelperFact.Kind
  package var place: CodePlace

  package init(
    name: ExactString,
    labels: [ExactString],
    argument: [ExactString] = [],
    classLabel: ExactString? = nil,
    result: [ExactString] = [],
    kind: HelperFact.Kind,
    place: CodePlace
  ) {
    self.name = name
    self.labels = labels
    self.argument = argument
    self.classLabel = classLabel
    self.result = result
    self.kind = kind
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
