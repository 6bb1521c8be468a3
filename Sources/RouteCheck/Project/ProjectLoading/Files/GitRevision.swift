/// The revision of the repository around the current folder that a text names.
enum GitRevision {
  /// The identifier of a revision's commit; `nil` if there is no such revision.
  ///
  /// - Throws: ``FileProblem`` if there is no `git`, or no repository that it reads.
  static func commit(of text: String) throws(FileProblem) -> String? {
    let result = try GitCommand.run([
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(text)^{commit}",
    ])
    if result.status == 0 { return result.lines.last }
    // The quiet command prints only an error about the repository.
    if !result.errors.isEmpty { throw FileProblem(reason: result.reason) }
    return nil
  }

  /// The identifier of the common ancestor of two revisions.
  ///
  /// - Throws: ``FileProblem`` if there is none.
  static func mergeBase(of one: String, _ other: String) throws(FileProblem) -> String {
    let result = try GitCommand.run(["merge-base", "--end-of-options", one, other])
    if result.status == 0, let base = result.lines.first { return base }
    throw FileProblem(
      reason: """
        the revisions '\(one)' and '\(other)' have no commit in common; in a shallow clone, fetch more \
        of the history, or compare '\(one)..\(other)'
        """
    )
  }

  /// The names of branches and tags.
  static func names() throws(FileProblem) -> [String] {
    try GitCommand.run(["for-each-ref", "--format=%(refname:short)"]).lines
  }
}
