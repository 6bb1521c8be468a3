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
