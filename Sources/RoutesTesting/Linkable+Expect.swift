import Routes

extension Linkable {
  /// Expects that every case has a link of its own, and is the same when it is read again.
  ///
  /// ```swift
  /// try Place.expectWholeLinks()
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The call's file, for messages; leave it out.
  ///   - filePath: The call's file; leave it out.
  ///   - line: The call's line; leave it out.
  ///   - column: The call's column; leave it out.
  /// - Throws: ``ExpectationFailure`` outside of a Swift Testing test.
  public static func expectWholeLinks(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws {
    let issues = linkIssues
    if issues.isEmpty { return }
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    try site.report(.links(issues))
  }
}
