import Routes
import SourceText
import StoryboardReader
import XcodeProjects

/// Divides the files of a run into apps that share nothing, so that each is checked as if alone.
///
/// A folder is divided if several of the folders in it contain Xcode projects, and if it has no
/// project, no workspace and no files of its own. Two folders in it stay together if a project in one
/// of them refers to the other.
private struct IndependentApps {
  /// The numbers of the parts, by their folders.
  private var parts: [ExactString: Int] = [:]
  /// The number of parts. The first one has the files that are in no folder of a part.
  private(set) var count = 1

  init(_ inputs: Inputs, _ projects: [XcodeProject]) {
    guard inputs.xcodeFolders.count > 1 else { return }
    divide(inputs.filesWithRoutes.map(\.folderNames), projects, inputs)
  }

  /// The number of the part that contains a file or a folder.
  func part(of path: String) -> Int {
    Path.ancestors(of: path).lazy.compactMap { parts[ExactString($0)] }.first ?? 0
  }

  private mutating func divide(
    _ files: [[Substring]],
    _ projects: [XcodeProject],
    _ inputs: Inputs
  ) {
    let folders = projects.map(\.folder.folderNames)
    guard let first = folders.first else { return }
    // The folder of all projects.
    let common = folders.reduce(first) { zip($0, $1).prefix { $0 == $1 }.map(\.0) }
    let folder = common == [""] ? "/" : common.joined(separator: "/")
    let isShared = Path.ancestors(of: folder).map { ExactString($0) }.contains { folder in
      inputs.projectFolders.contains(folder) || inputs.workspaceFolders.contains(folder)
    }
    guard !isShared, files.allSatisfy({ $0.count > common.count + 1 && $0.starts(with: common) })
    else { return }
    func child(_ path: String) -> Substring? {
      let parts = path.folderNames
      return parts.count > common.count && parts.starts(with: common) ? parts[common.count] : nil
    }
    // The folders that belong together have the same root.
    var roots: [Substring: Substring] = [:]
    func root(_ name: Substring) -> Substring {
      var name = name
      while let next = roots[name], next != name { name = next }
      return name
    }
    for project in projects {
      guard let own = child(project.folder) else { continue }
      for other in project.outerPaths.compactMap(child) { roots[root(other)] = root(own) }
    }
    let projectsByRoot = Dictionary(grouping: projects) { child($0.folder).map(root) }
    guard projectsByRoot.count > 1 else { return }
    let filesByRoot = Dictionary(grouping: files) { root($0[common.count]) }
    for (name, files) in filesByRoot.sorted(by: { $0.key < $1.key }) {
      for folder in Set(files.map { $0[common.count] }) {
        parts[ExactString((common + [folder]).joined(separator: "/"))] = count
      }
      count += 1
      divide(files, projectsByRoot[name] ?? [], inputs)
    }
  }
}

extension String {
  /// The names of the folders on a path. The first one of an absolute path is empty.
  fileprivate var folderNames: [Substring] {
    (hasBytePrefix("/") ? [""] : []) + split(at: "/")
  }
}

extension LoadedFiles {
  /// The files of apps that share nothing, each part as if it were loaded alone.
  package var independentParts: [LoadedFiles] {
    let apps = IndependentApps(inputs, projects)
    if apps.count == 1 { return [self] }
    var parts = Array(repeating: LoadedFiles(Inputs()), count: apps.count)
    func distribute<Value>(
      _ list: WritableKeyPath<LoadedFiles, [Value]>,
      by path: (Value) -> String
    ) {
      for value in self[keyPath: list] {
        parts[apps.part(of: path(value))][keyPath: list].append(value)
      }
    }
    func distribute(_ set: WritableKeyPath<LoadedFiles, Set<ExactString>>) {
      for path in self[keyPath: set] {
        parts[apps.part(of: path.string)][keyPath: set].insert(path)
      }
    }
    distribute(\.storyboards, by: \.path)
    distribute(\.xibs, by: \.path)
    distribute(\.tables, by: \.path)
    distribute(\.sources, by: \.path)
    distribute(\.uncompiled, by: \.file.path)
    distribute(\.unbuilt, by: \.file.path)
    distribute(\.unbuiltXibs, by: \.file.path)
    distribute(\.manifests, by: \.folder.string)
    distribute(\.projects, by: \.path)
    distribute(\.starts, by: \.file)
    for (kind, paths) in inputs.files {
      for path in paths { parts[apps.part(of: path)].inputs.files[kind, default: []].append(path) }
    }
    distribute(\.inputs.assets, by: \.self)
    distribute(\.inputs.excluded, by: \.self)
    distribute(\.inputs.problems, by: \.file)
    for set in [
      \LoadedFiles.inputs.manifests, \.inputs.projectFolders, \.inputs.xcodeFolders,
      \.inputs.workspaceFolders, \.inputs.packageFolders, \.inputs.named,
    ] {
      distribute(set)
    }
    for part in parts.indices {
      parts[part].membership = TargetMembership(
        parts[part].projects,
        packageFolders: parts[part].inputs.packageFolders
      )
    }
    return parts
  }
}
