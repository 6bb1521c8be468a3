import Routes

extension RouteTable {
  /// Compares the table with a storyboard.
  ///
  /// ```swift
  /// let table = RouteTable(routes: [.init(segue: "ShowPots")])
  /// print(table.issues(against: main))
  /// // [no storyboard has a segue 'ShowPots'; did you mean 'ShowPost'?]
  /// ```
  package func issues(against storyboard: Storyboard) -> [Issue] {
    issues(against: StoryboardBundle([storyboard]))
  }

  /// Compares the table with the storyboards of a bundle.
  ///
  /// A field that a row leaves out is not compared. A destination is not compared, either, when it is
  /// in a storyboard outside of the bundle or in a container that code fills.
  ///
  /// - Parameter isClass: Whether a class is, or inherits from, the class that a row names; `nil` when that
  ///   is unknown. By default the names must be equal.
  /// - Returns: The issues of the rows in their order, and then the unmapped segues.
  package func issues(
    against bundle: StoryboardBundle,
    isClass: @escaping (_ name: ExactString, _ expected: ExactString) -> Bool? = { $0 == $1 }
  ) -> [Issue] {
    issues(against: bundle, storyboards: Array(bundle.storyboards.indices), isClass: isClass)
  }

  /// Compares the table with some storyboards of a bundle.
  ///
  /// - Parameter storyboards: The positions of the storyboards whose segues the rows may mean.
  ///   References may lead to other storyboards of the bundle.
  package func issues(
    against bundle: StoryboardBundle,
    storyboards: [Int],
    isClass: @escaping (_ name: ExactString, _ expected: ExactString) -> Bool? = { $0 == $1 }
  ) -> [Issue] {
    var checker = RouteTableChecker(bundle, storyboards: storyboards, isClass: isClass)
    var problems = duplicates()
    for (index, row) in routes.enumerated() {
      if let problem = checker.problem(of: row, at: index) { problems.append(problem) }
    }
    problems.sort { ($0.row?.index ?? 0) < ($1.row?.index ?? 0) }
    return (problems + checker.unmapped(by: self)).map(Issue.init)
  }

  /// The rows that contradict an earlier row.
  private func duplicates() -> [Issue.Problem] {
    struct Key: Hashable {
      var segue: ExactString
      var source: End?
    }
    var first: [Key: Int] = [:]
    var problems: [Issue.Problem] = []
    for (index, row) in routes.enumerated() {
      guard let segue = row.segue, let destination = row.destination else { continue }
      let key = Key(segue: segue, source: row.source)
      guard let earlier = first[key] else {
        first[key] = index
        continue
      }
      if routes[earlier].destination?.contradicts(destination) == true {
        problems.append(.duplicateSegue(row: index, segue: segue, first: earlier))
      }
    }
    return problems
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
