import Routes

#if canImport(Testing)
  import Testing
#endif

/// The line that states an expectation, and how a failure is reported there.
package struct CallSite {
  private let fileID: String
  private let filePath: String
  private let line: Int
  private let column: Int

  package init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Reports a failure and lets a Swift Testing test continue.
  ///
  /// - Throws: ``ExpectationFailure`` outside of a Swift Testing test.
  func report(_ problem: ExpectationFailure.Problem) throws {
    #if canImport(Testing)
      if Test.current != nil {
        Issue.record(
          Comment(rawValue: problem.description),
          sourceLocation: SourceLocation(
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
          )
        )
        return
      }
    #endif
    let location = FileLocation(file: filePath, line: line, column: column)
    throw ExpectationFailure(problem, at: location)
  }

  /// Unwraps a value without which a test cannot continue.
  ///
  /// In a Swift Testing test the failure is recorded here, and the error that ends the test is a
  /// second issue. The error of `#require` would add none, but a library cannot expand a macro that
  /// only test targets find.
  ///
  /// - Throws: ``ExpectationFailure``, or another error in a Swift Testing test.
  func require<Value>(
    _ value: Value?,
    or problem: @autoclosure () -> ExpectationFailure.Problem
  ) throws -> Value {
    if let value { return value }
    try report(problem())
    throw UnmetRequirement(line: line)
  }
}

/// Ends a test after its failure was recorded.
private struct UnmetRequirement: Error, CustomStringConvertible {
  var line: Int

  var description: String { "the test cannot continue after line \(line)" }
}
