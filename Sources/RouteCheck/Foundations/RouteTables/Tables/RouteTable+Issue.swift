import Routes

extension RouteTable {
  /// A disagreement between a row of a table and storyboards.
  ///
  /// Its description has the value in the table and the value in the storyboards.
  package struct Issue: Equatable, Sendable {
    package enum Problem: Equatable, Sendable {
      /// No storyboard has a segue with the row's identifier.
      case unknownSegue
      /// No storyboard has the scene that the row leads to.
      case unknownDestinationScene
      /// The segue leaves other scenes.
      case source
      /// The segue leads elsewhere.
      case destination
      /// Several controllers inside the segue's destination match the row.
      case ambiguousDestination
      /// An earlier row maps the same segue of the same source to another destination.
      case duplicateSegue(first: Int)
    }

    /// The part of a row that is at fault.
    package enum Field: Equatable, Sendable {
      case segue, sourceScene, sourceClass, destinationScene, destinationClass, destinationUnwrapped
    }

    package var problem: Problem
    /// The position of the row at fault.
    package var row: Int
    package var field: Field
    /// The row's segue, or the scene that is unknown.
    var name: ExactString
    /// The name that was probably meant, for an unknown name.
    package var near: ExactString?
    /// The source or the destination in the row.
    var expected: ExactString = ""
    /// The classes or scenes of the storyboards in place of the expected one.
    package var found: [ExactString] = []
  }

  /// Where a segue is in a bundle.
  package struct SegueLocation: Equatable, Sendable {
    package var storyboard: Int
    package var scene: Int
    package var segue: Int
  }
}

extension RouteTable.Issue: CustomStringConvertible {
  /// The expected value and the found value, in one line.
  package var description: String {
    let hint = SpellingSuggestion.hint(for: name, near: near)
    let found = found.quotedList(atMost: 4)
    switch problem {
    case .unknownSegue: return "no storyboard has a segue '\(name)'\(hint)"
    case .unknownDestinationScene: return "no storyboard has a scene '\(name)'\(hint)"
    case .source: return "segue '\(name)' leaves \(found) and not '\(expected)'"
    case .destination: return "segue '\(name)' leads to \(found) and not to '\(expected)'"
    case .ambiguousDestination:
      return "segue '\(name)' leads to several '\(expected)', so none is chosen: \(found)"
    case .duplicateSegue(let first):
      return "row \(first + 1) maps segue '\(name)' of the same source to another destination"
    }
  }
}
