/// The revisions of a repository, passed in so that tests need none.
package struct Revisions: Sendable {
  package var contains: @Sendable (_ text: String) throws(FileProblem) -> Bool
  /// The names that a misspelled revision may mean.
  package var names: @Sendable () throws(FileProblem) -> [String]
  /// The files of a revision below a path from the current folder.
  package var files:
    @Sendable (_ revision: String, _ path: String) throws(FileProblem) -> FileSystem
  /// The common ancestor of two revisions.
  package var mergeBase: @Sendable (_ one: String, _ other: String) throws(FileProblem) -> String

  /// The revisions of the repository around the current folder.
  package static let git = Revisions(
    contains: { text throws(FileProblem) in try GitCommand.commit(of: text) != nil },
    names: { () throws(FileProblem) in
      try GitCommand.run(["for-each-ref", "--format=%(refname:short)"]).lines
    },
    files: { revision, path throws(FileProblem) in try GitFiles.read(revision, at: path) },
    mergeBase: { one, other throws(FileProblem) in
      let result = try GitCommand.run(["merge-base", "--end-of-options", one, other])
      if result.status == 0, let base = result.lines.first { return base }
      throw FileProblem(
        reason: """
          the revisions '\(one)' and '\(other)' have no commit in common; in a shallow clone, fetch \
          more of the history, or compare '\(one)..\(other)'
          """
      )
    }
  )
}
