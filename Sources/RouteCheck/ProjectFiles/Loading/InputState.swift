import ProjectModel
import Routes

/// The files that a run reads, with their versions.
package struct InputState: Sendable {
  private let inputs: Versions
  /// The folders whose entries were read, with their versions before that.
  private let folders: [ExactString: FileVersion?]

  /// The files that are read; folders have no version, as they change with files that are not read.
  private typealias Versions = [ExactString: FileVersion?]

  /// Looks at files without reading them.
  ///
  /// - Parameters:
  ///   - paths: The files and folders that are checked.
  ///   - others: The paths of other files, such as the configuration.
  ///   - files: The files.
  ///   - isExcluded: Whether a path is excluded.
  /// - Complexity: O(*n* log *n*) in the number of entries of all folders.
  package init(
    of paths: [String],
    and others: [String],
    in files: FileSystem,
    isExcluded: (_ path: String) -> Bool
  ) {
    var folders: [ExactString: FileVersion?] = [:]
    let inputs = Inputs.find(paths, in: files, isExcluded: isExcluded) { folder in
      folders[ExactString(folder)] = .some(files.version(folder))
    }
    var versions: Versions = [:]
    // A path that is missing is an input all the same.
    for path in inputs.pathsBesidesTables + inputs.tables + paths + others {
      let isFolder = files.kind(path) == .folder
      versions[ExactString(path)] = .some(isFolder ? nil : files.version(path))
    }
    self.inputs = versions
    self.folders = folders
  }

  /// Whether a file that is read was saved, added, renamed or removed between two states.
  package func differs(from other: InputState) -> Bool { inputs != other.inputs }

  /// Whether the versions of all files and folders are the same.
  ///
  /// Some file systems date folders by the second, so only a new state finds a change within a
  /// second after another.
  ///
  /// - Complexity: Linear in the number of files and folders. The entries of folders are not read.
  package func isCurrent(in files: FileSystem) -> Bool {
    folders.allSatisfy { files.version($0.string) == $1 }
      && inputs.allSatisfy { path, version in
        if version == nil, folders[path] != nil { return true }
        return files.version(path.string) == version
      }
  }
}
