import ProjectModel
import Routes
import SourceText
import XcodeProjects

extension ProjectLoader {
  /// The storyboards, xibs and sources of targets that are not on disk.
  func missingFiles(of projects: [XcodeProject], _ inputs: Inputs) -> [MissingFile] {
    if projects.isEmpty { return [] }
    let found = Set(inputs.filesWithRoutes.lazy.map { ExactString($0.lowercased()) })
    var search = MissingFileSearch(files)
    return projects.flatMap { project -> [MissingFile] in
      let folder = project.folder.isEmpty ? "" : project.folder + "/"
      var missing = project.files.keys.filter { path in
        // Paths outside of the project's folder often belong to another machine.
        path.hasBytePrefix(folder) && !(folder.isEmpty && path.hasBytePrefix("/"))
          && (Path.isOfInterfaceBuilder(path) || Path.isSource(path))
          && !found.contains(ExactString(path.lowercased())) && search.isMissing(path)
      }
      // A copy of an app without any of its xibs, for example of its code alone, is no mistake.
      func isXib(_ path: String) -> Bool { path.hasByteSuffix(".xib") }
      let xibs = project.files.keys.count(where: isXib)
      if xibs > 3, missing.count(where: isXib) == xibs { missing.removeAll(where: isXib) }
      guard !missing.isEmpty, let bytes = try? contents(project.path) else { return [] }
      let places = PropertyListText(bytes).pathsByName
      return missing.sorted(by: Path.precedes).map { path in
        let location = places[ExactString(Path.name(path))] ?? .start
        return (path, project.path, location, search.missingFolder(of: path))
      }
    }
  }
}

private struct MissingFileSearch {
  private let files: FileSystem
  /// The lowercased names in each folder, since most file systems of macOS ignore case; `nil` for
  /// something that is no folder.
  private var entries: [ExactString: Set<ExactString>?] = [:]

  init(_ files: FileSystem) { self.files = files }

  /// Whether there is certainly no file at a path.
  ///
  /// A file below an empty folder may belong to a submodule that is not checked out.
  mutating func isMissing(_ path: String) -> Bool {
    var child = path
    for outer in Path.ancestors(of: Path.folder(path)) {
      if let names = names(in: outer) {
        return !names.isEmpty && !names.contains(ExactString(Path.name(child).lowercased()))
      }
      child = outer
    }
    return false
  }

  /// The outermost folder of a missing file that is missing as well.
  mutating func missingFolder(of path: String) -> ExactString? {
    var missing: ExactString?
    for folder in Path.ancestors(of: Path.folder(path)) where !folder.isEmpty {
      if names(in: folder) != nil { break }
      missing = ExactString(folder)
    }
    return missing
  }

  private mutating func names(in folder: String) -> Set<ExactString>? {
    if let known = entries[ExactString(folder)] { return known }
    let found = try? files.entries(folder.isEmpty ? "." : folder)
    let names = found.map { Set($0.lazy.map { ExactString($0.name.lowercased()) }) }
    entries[ExactString(folder)] = .some(names)
    return names
  }
}
