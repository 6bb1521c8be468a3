import Routes

extension ControllerGraph {
  /// Expects a state, given in the one-line notation of `Snapshot`.
  ///
  /// ```swift
  /// try graph.expect("nav(Feed, Conversation) > sheet nav(Share)")
  /// ```
  ///
  /// A Swift Testing test records the difference and continues. Elsewhere the difference is thrown.
  ///
  /// - Parameters:
  ///   - notation: The notation of the expected state.
  ///   - fileID: The call's file, for the failure; leave it out.
  ///   - filePath: The call's file, for the failure; leave it out.
  ///   - line: The call's line, for the failure; leave it out.
  ///   - column: The call's column, for the failure; leave it out.
  /// - Throws: ``ExpectationFailure`` outside of a Swift Testing test, when the graph differs or the
  ///   notation cannot be read.
  /// - Complexity: O(*n*) in the number of controllers.
  public func expect(
    _ notation: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws {
    try snapshot.expect(
      notation,
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
      after: refusals.last
    )
  }

  /// Expects a state.
  ///
  /// ```swift
  /// let before = graph.snapshot
  /// try graph.present(LoginController())
  /// try graph.dismiss()
  /// try graph.expect(before)
  /// ```
  ///
  /// A Swift Testing test records the difference and continues. Elsewhere the difference is thrown.
  ///
  /// - Parameters:
  ///   - snapshot: The expected state.
  ///   - fileID: The call's file, for the failure; leave it out.
  ///   - filePath: The call's file, for the failure; leave it out.
  ///   - line: The call's line, for the failure; leave it out.
  ///   - column: The call's column, for the failure; leave it out.
  /// - Throws: ``ExpectationFailure`` outside of a Swift Testing test, when the graph differs.
  /// - Complexity: O(*n*) in the number of controllers.
  public func expect(
    _ snapshot: Snapshot,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws {
    try self.snapshot.expect(
      snapshot,
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
      after: refusals.last
    )
  }
}

extension Snapshot {
  package func expect(
    _ notation: String,
    _ callSite: CallSite,
    after refusal: Refusal? = nil
  ) throws {
    let expected: Snapshot
    do throws(Snapshot.NotationError) {
      expected = try Snapshot(notation)
    } catch {
      return try callSite.report(.unreadable(error))
    }
    try expect(expected, callSite, after: refusal)
  }

  package func expect(
    _ expected: Snapshot,
    _ callSite: CallSite,
    after refusal: Refusal? = nil
  ) throws {
    guard expected != self else { return }
    try callSite.report(.mismatch(expected: expected, found: self, refusal: refusal))
  }
}

extension ControllerGraph {
  /// Expects that every popped, dismissed or replaced controller was released.
  ///
  /// ```swift
  /// try graph.present(LoginController())
  /// try graph.dismiss()
  /// try graph.expectReleased()
  /// ```
  ///
  /// Reference counting frees a controller as soon as nothing retains it, so the answer is immediate.
  /// A Swift Testing test records the remaining controllers and continues. Elsewhere an error is
  /// thrown.
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
