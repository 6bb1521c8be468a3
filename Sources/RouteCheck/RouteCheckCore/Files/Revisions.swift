/// The revisions of a repository, passed in so that tests need none.
package struct Revisions: Sendable {
  /// Whether a text is a revision.
  package var contains: @Sendable (_ text: String) -> Bool
  /// The files of a revision below a path of the working tree.
  package var files:
    @Sendable (_ revision: String, _ path: String) throws(FileProblem) -> FileSystem

  package init(
    contains: @escaping @Sendable (_ text: String) -> Bool,
    files:
      @escaping @Sendable (_ revision: String, _ path: String) throws(FileProblem) ->
      FileSystem
  ) {
    self.contains = contains
    self.files = files
  }

  /// The revisions of the repository around the current folder.
  package static let git = Revisions(
    contains: { GitFiles.isRevision($0) },
    files: { revision, path throws(FileProblem) in try GitFiles.read(revision, at: path) }
  )
}
