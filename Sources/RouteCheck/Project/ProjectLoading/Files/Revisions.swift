/// The revisions of a repository, passed in so that tests need none.
package struct Revisions: Sendable {
  /// Whether a text is a revision.
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
    contains: { text throws(FileProblem) in try GitRevision.commit(of: text) != nil },
    names: { () throws(FileProblem) in try GitRevision.names() },
    files: { revision, path throws(FileProblem) in try GitFiles.read(revision, at: path) },
    mergeBase: { one, other throws(FileProblem) in try GitRevision.mergeBase(of: one, other) }
  )
}
