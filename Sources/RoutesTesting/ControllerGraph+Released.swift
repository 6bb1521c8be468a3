import Routes

extension ControllerGraph {
  /// Expects that every popped, dismissed or replaced controller is gone from memory.
  ///
  /// ```swift
  /// try graph.present(LoginController())
  /// try graph.dismiss()
  /// try graph.expectReleased()
  /// ```
  ///
  /// Reference counting frees a controller as soon as nothing retains it, so the answer is immediate.
  /// A Swift Testing test records the controllers that are left and goes on. Elsewhere they are thrown.
  ///
  /// - Parameters:
  ///   - fileID: The call's file, for the failure; leave it out.
  ///   - filePath: The call's file, for the failure; leave it out.
  ///   - line: The call's line, for the failure; leave it out.
  ///   - column: The call's column, for the failure; leave it out.
  /// - Throws: ``ExpectationFailure`` outside of a Swift Testing test. It names the controllers and
  ///   where to look: the graph, or the closures registered for the segue that led to them.
  /// - Complexity: O(*n* log *n*) in the number of controllers that were removed and not released.
  public func expectReleased(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws {
    let retained = retainedControllers()
    guard !retained.isEmpty else { return }
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      .report(.retained(retained.map { ExpectationFailure.RetainedController(removed: $0) }))
  }
}
