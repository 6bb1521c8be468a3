import Routes

extension RouteTable {
  /// Compares the table with some storyboards of a bundle.
  ///
  /// A field that a row leaves out is not compared. A destination is not compared, either, when it is
  /// in a storyboard outside of the bundle or in a container that code fills.
  ///
  /// - Parameters:
  ///   - storyboards: The positions of the storyboards whose segues the rows may mean. References may
  ///     lead to other storyboards of the bundle.
  ///   - isClass: Whether a class is, or inherits from, the class that a row names; `nil` when that is
  ///     unknown.
  /// - Returns: The issues in the order of the rows.
  package func issues(
    against bundle: StoryboardBundle,
    storyboards: [Int],
    isClass: @escaping (_ name: ExactString, _ expected: ExactString) -> Bool?
  ) -> [Issue] {
    var checker = RouteTableChecker(bundle, storyboards: storyboards, isClass: isClass)
    var issues = duplicates()
    for (index, row) in routes.enumerated() {
      if let issue = checker.problem(of: row, at: index) { issues.append(issue) }
    }
    return issues.sorted { $0.row < $1.row }
  }

  /// The rows that contradict an earlier row.
  private func duplicates() -> [Issue] {
    struct Key: Hashable {
      var segue: ExactString
      var source: End?
    }
    var first: [Key: Int] = [:]
    var issues: [Issue] = []
    for (index, row) in routes.enumerated() {
      guard let segue = row.segue, let destination = row.destination else { continue }
      let key = Key(segue: segue, source: row.source)
      guard let earlier = first[key] else {
        first[key] = index
        continue
      }
      if routes[earlier].destination?.contradicts(destination) == true {
        issues.append(
          Issue(problem: .duplicateSegue(first: earlier), row: index, field: .segue, name: segue)
        )
      }
    }
    return issues
  }
}

extension RouteTable.End {
  /// Whether both ends have different values for a field.
  fileprivate func contradicts(_ other: Self) -> Bool {
    func differ(_ one: ExactString?, _ two: ExactString?) -> Bool {
      if let one, let two { one != two } else { false }
    }
    return differ(scene, other.scene) || differ(className, other.className)
  }
}

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
