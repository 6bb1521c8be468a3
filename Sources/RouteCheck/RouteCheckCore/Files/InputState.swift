import Routes

/// The files that a run reads, with their versions.
///
/// Two states differ if a file was saved, added, renamed or removed between them.
package struct InputState: Hashable, Sendable {
  private let versions: [ExactString: FileVersion?]
  /// The names of files that are not read, but that rules know to exist.
  private let xibs: Set<ExactString>

  /// Looks at files without reading them.
  ///
  /// - Parameters:
  ///   - paths: The files and folders that are checked.
  ///   - others: The paths of other files, such as the configuration.
  ///   - files: The files.
  ///   - isExcluded: Whether a path is left out.
  /// - Complexity: O(*n* log *n*) in the number of entries of all folders.
  package init(
    of paths: [String],
    and others: [String],
    in files: FileSystem,
    isExcluded: (_ path: String) -> Bool
  ) {
    let inputs = Inputs.find(paths, in: files, isExcluded: isExcluded)
    var versions: [ExactString: FileVersion?] = [:]
    // A folder changes with files that are not read. One that is missing is an input all the same.
    for path in inputs.pathsBesidesTables + inputs.tables + paths + others {
      let isFolder = files.kind(path) == .folder
      versions[ExactString(path)] = .some(isFolder ? nil : files.version(path))
    }
    self.versions = versions
    xibs = inputs.xibs
  }
}
