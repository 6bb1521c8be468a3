extension RouteTable {
  /// One way in which a table and storyboards disagree.
  public enum Issue: Hashable, Sendable {
    /// No storyboard has a segue with the row's identifier.
    case unknownSegue(row: Int, segue: String, near: String?)
    /// The segue exists, and leaves other scenes than the row says.
    case sourceMismatch(row: Int, field: Field, segue: String, expected: String, found: [String])
    /// The segue exists, and leads to something else than the row says.
    case destinationMismatch(
      row: Int,
      field: Field,
      segue: String,
      expected: String,
      found: [String]
    )
    /// Several controllers inside the segue's destination are what the row expects.
    case ambiguousDestination(
      row: Int,
      field: Field,
      segue: String,
      expected: String,
      found: [String]
    )
    /// No storyboard has the scene that the row leads to.
    case unknownDestinationScene(row: Int, scene: String, near: String?)
    /// An earlier row maps the same segue of the same source to another destination.
    case duplicateSegue(row: Int, segue: String, first: Int)
    /// A segue's identifier that no row names.
    case unmappedSegue(SegueLocation, segue: String)

    /// The part of a row that is at fault.
    public enum Field: Hashable, Sendable {
      /// The segue's identifier.
      case segue
      /// The scene that the row starts from.
      case sourceScene
      /// The class that the row starts from.
      case sourceClass
      /// The scene that the row leads to.
      case destinationScene
      /// The class that the row leads to.
      case destinationClass
      /// What stands inside the container that the row leads to.
      case destinationUnwrapped
    }
  }

  /// Where a segue stands in a bundle.
  public struct SegueLocation: Hashable, Sendable {
    /// The storyboard's position in the bundle.
    public var storyboard: Int
    /// The scene's position in its storyboard.
    public var scene: Int
    /// The segue's position in its scene.
    public var segue: Int

    /// Makes a location from its parts.
    public init(storyboard: Int, scene: Int, segue: Int) {
      self.storyboard = storyboard
      self.scene = scene
      self.segue = segue
    }
  }
}

extension RouteTable.Issue {
  /// The row at fault, and the part of it; `nil` for a segue that no row names.
  public var row: (index: Int, field: Field)? {
    switch self {
    case .unknownSegue(let row, _, _), .duplicateSegue(let row, _, _): return (row, .segue)
    case .sourceMismatch(let row, let field, _, _, _),
      .destinationMismatch(let row, let field, _, _, _),
      .ambiguousDestination(let row, let field, _, _, _):
      return (row, field)
    case .unknownDestinationScene(let row, _, _): return (row, .destinationScene)
    case .unmappedSegue: return nil
    }
  }
}

extension RouteTable.Issue {
  /// The name that was probably meant, where a name is not known.
  public var near: String? {
    switch self {
    case .unknownSegue(_, _, let near), .unknownDestinationScene(_, _, let near): return near
    default: return nil
    }
  }
}

extension RouteTable.Issue: CustomStringConvertible {
  /// The disagreement in one line: what was expected and what was found.
  public var description: String {
    switch self {
    case .unknownSegue(_, let segue, let near):
      return "no storyboard has a segue '\(segue)'\(NearName.hint(near))"
    case .sourceMismatch(_, _, let segue, let expected, let found):
      return "segue '\(segue)' leaves \(found.quotedList(atMost: 4)) and not '\(expected)'"
    case .destinationMismatch(_, _, let segue, let expected, let found):
      return "segue '\(segue)' leads to \(found.quotedList(atMost: 4)) and not to '\(expected)'"
    case .ambiguousDestination(_, _, let segue, let expected, let found):
      return "segue '\(segue)' leads to several '\(expected)', none of which is in front: "
        + found.quotedList(atMost: 4)
    case .unknownDestinationScene(_, let scene, let near):
      return "no storyboard has a scene '\(scene)'\(NearName.hint(near))"
    case .duplicateSegue(_, let segue, let first):
      return "row \(first + 1) maps segue '\(segue)' of the same source to another destination"
    case .unmappedSegue(_, let segue):
      return "no route maps segue '\(segue)'"
    }
  }
}
