import Routes
import SourceText

/// A cast of an instantiated scene.
package struct SceneCast: Equatable, Sendable {
  /// The type after `as` or `is`, as written, without arguments.
  package var target: ExactString
  /// Whether the program crashes if the cast fails.
  package var isForced: Bool
  /// Whether a child of the scene is cast, such as the top of a navigation controller.
  package var isContent: Bool
  package var location: TextLocation

  package init(target: ExactString, isForced: Bool, isContent: Bool, location: TextLocation) {
    self.target = target
    self.isForced = isForced
    self.isContent = isContent
    self.location = location
  }
}

/// A cast of a cell that a table or a collection makes by its identifier.
package struct CellCastFact: PlacedFact, Equatable, Sendable {
  package var identifier: TextExpression
  /// The type after `as` or `is`, as written, without arguments.
  package var target: ExactString
  /// Whether the program crashes if the cast fails.
  package var isForced: Bool
  package var place: CodePlace

  package init(identifier: TextExpression, target: ExactString, isForced: Bool, place: CodePlace) {
    self.identifier = identifier
    self.target = target
    self.isForced = isForced
    self.place = place
  }
}

/// A cell that a table or a collection makes by its identifier.
package struct CellUse: PlacedFact, Equatable, Sendable {
  package var identifier: TextExpression
  package var absence: Absence
  package var place: CodePlace

  package init(identifier: TextExpression, absence: Absence, place: CodePlace) {
    self.identifier = identifier
    self.absence = absence
    self.place = place
  }

  /// What happens if no cell has the identifier.
  package enum Absence: Sendable {
    /// The app crashes.
    case crashes
    /// There is no cell.
    case returnsNothing
    /// There is no cell, and the code makes one.
    case isExpected
  }
}

/// A class or a file of cells that code registers, which replaces a prototype.
package struct CellRegistrationFact: PlacedFact, Equatable, Sendable {
  package var identifier: TextExpression
  /// The name of the nib with the cell of a table; `nil` for any other cell.
  package var nib: TextExpression?
  package var place: CodePlace

  package init(identifier: TextExpression, nib: TextExpression? = nil, place: CodePlace) {
    self.identifier = identifier
    self.nib = nib
    self.place = place
  }
}

/// A cast of the destination of a segue.
package struct CastFact: PlacedFact, Equatable, Sendable {
  /// The type after `as` or `is`, as written, without arguments.
  package var target: ExactString
  /// Whether the program crashes if the cast fails.
  package var isForced: Bool
  /// Whether the code goes on if the cast fails, so that a later one may be for that.
  package var isQuestion: Bool
  /// Whether a child of the destination is cast, such as the top of a navigation controller.
  package var isContent: Bool
  /// The identifiers that the segue may have here; `nil` if no condition restricts them.
  package var identifiers: [TextExpression]?
  /// Whether the code makes the own controller the delegate of the result.
  package var makesDelegate = false
  package var place: CodePlace

  package init(
    target: ExactString,
    isForced: Bool,
    isQuestion: Bool = false,
    isContent: Bool,
    identifiers: [TextExpression]? = nil,
    place: CodePlace
  ) {
    self.target = target
    self.isForced = isForced
    self.isQuestion = isQuestion
    self.isContent = isContent
    self.identifiers = identifiers
    self.place = place
  }
}
