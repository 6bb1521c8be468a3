import Routes

extension RouteTable {
  /// A disagreement between a table and storyboards.
  ///
  /// Its description has the value in the table and the value in the storyboards.
  package enum Issue: Equatable, Sendable {
    /// No storyboard has a segue with the row's identifier.
    case unknownSegue(row: Int, segue: ExactString, near: ExactString?)
    /// The segue exists, but not as the row says.
    case mismatch(
      Mismatch,
      row: Int,
      field: Field,
      segue: ExactString,
      expected: ExactString,
      found: [ExactString]
    )
    /// No storyboard has the scene that the row leads to.
    case unknownDestinationScene(row: Int, scene: ExactString, near: ExactString?)
    /// An earlier row maps the same segue of the same source to another destination.
    case duplicateSegue(row: Int, segue: ExactString, first: Int)
  }

  /// Where a segue is in a bundle.
  package struct SegueLocation: Equatable, Sendable {
    /// The storyboard's position in the bundle.
    package var storyboard: Int
    /// The scene's position in its storyboard.
    package var scene: Int
    /// The segue's position in its scene.
    package var segue: Int
  }
}

extension RouteTable.Issue {
  /// How a segue differs from its row.
  package enum Mismatch: Equatable, Sendable {
    /// It leaves other scenes.
    case source
    /// It leads elsewhere.
    case destination
    /// Several controllers inside its destination match the row.
    case ambiguousDestination
  }

  /// The part of a row that is at fault.
  package enum Field: Equatable, Sendable {
    case segue, sourceScene, sourceClass, destinationScene, destinationClass, destinationUnwrapped
  }

  /// The row at fault, and the part of it.
  package var row: (index: Int, field: Field) {
    switch self {
    case .unknownSegue(let row, _, _), .duplicateSegue(let row, _, _): (row, .segue)
    case .mismatch(_, let row, let field, _, _, _): (row, field)
    case .unknownDestinationScene(let row, _, _): (row, .destinationScene)
    }
  }

  /// The classes or scenes of the storyboards in place of the expected one.
  package var found: [ExactString] {
    if case .mismatch(_, _, _, _, _, let found) = self { found } else { [] }
  }

  /// The name that was probably meant, for an unknown name.
  package var near: ExactString? {
    switch self {
    case .unknownSegue(_, _, let near), .unknownDestinationScene(_, _, let near): near
    case .mismatch, .duplicateSegue: nil
    }
  }
}

extension RouteTable.Issue: CustomStringConvertible {
  /// The expected value and the found value, in one line.
  package var description: String {
    switch self {
    case .unknownSegue(_, let segue, let near):
      return
        "no storyboard has a segue '\(segue)'\(SpellingSuggestion.hint(for: segue, near: near))"
    case .mismatch(.source, _, _, let segue, let expected, let found):
      return "segue '\(segue)' leaves \(found.quotedList(atMost: 4)) and not '\(expected)'"
    case .mismatch(.destination, _, _, let segue, let expected, let found):
      return "segue '\(segue)' leads to \(found.quotedList(atMost: 4)) and not to '\(expected)'"
    case .mismatch(.ambiguousDestination, _, _, let segue, let expected, let found):
      return "segue '\(segue)' leads to several '\(expected)', so none is chosen: "
        + found.quotedList(atMost: 4)
    case .unknownDestinationScene(_, let scene, let near):
      return
        "no storyboard has a scene '\(scene)'\(SpellingSuggestion.hint(for: scene, near: near))"
    case .duplicateSegue(_, let segue, let first):
      return "row \(first + 1) maps segue '\(segue)' of the same source to another destination"
    }
  }
}
