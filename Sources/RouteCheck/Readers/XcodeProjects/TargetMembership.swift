import Routes
import SourceText

/// The targets of files, over all projects.
package struct TargetMembership: Sendable {
  /// The projects, by their folders.
  private var projects: [String: XcodeProject] = [:]
  /// The targets of each file, by its lowercased path, since most file systems of macOS ignore case.
  private var files: [String: Set<String>] = [:]
  /// The folders that are parts of targets, by their lowercased paths.
  private var folders: [String: [XcodeProject.Folder]] = [:]
  private var packageFolders: Set<ExactString> = []
  /// The known names of the modules of the targets.
  private var modules: [String: Set<ExactString>] = [:]
  /// Whether a target compiles Swift 2, for the targets whose settings say so.
  private var swift2: [String: Bool] = [:]
  /// The targets of each storyboard or other file of Interface Builder, by its lowercased name
  /// without extension.
  private var interfaceFiles: [String: Set<String>] = [:]
  /// The targets that are apps or extensions.
  private var apps: Set<String> = []
  /// The targets with a folder outside of their project's folder.
  private var targetsWithOtherFolders: Set<String> = []

  package init(_ projects: [XcodeProject] = [], packageFolders: Set<ExactString> = []) {
    self.packageFolders = packageFolders
    self.projects = Dictionary(projects.map { ($0.folder, $0) }) { first, _ in first }
    for project in projects {
      for target in project.targets {
        modules[target.id] = target.modules
        if target.isApp { apps.insert(target.id) }
        swift2[target.id] = target.isSwift2 ?? (project.isOlderThanSwift3 ? true : nil)
      }
      for (path, targets) in project.files {
        files[path.lowercased(), default: []].formUnion(targets)
        if Path.isOfInterfaceBuilder(path) {
          interfaceFiles[Path.stem(path).lowercased(), default: []].formUnion(targets)
        }
      }
      for var folder in project.folders {
        folder.exceptions = Set(folder.exceptions.map { $0.lowercased() })
        folders[folder.path.lowercased(), default: []].append(folder)
        if !project.folder.isEmpty, !folder.path.hasBytePrefix(project.folder + "/") {
          targetsWithOtherFolders.insert(folder.target)
        }
      }
    }
  }

  /// The targets of a file, by names that are unique across projects; empty if none is known.
  package func targets(of path: String) -> Set<String> {
    if projects.isEmpty { return [] }
    let path = path.lowercased()
    var targets = files[path] ?? []
    if folders.isEmpty { return targets }
    for outer in Path.ancestors(of: Path.folder(path)) {
      for folder in folders[outer] ?? [] where !folder.exceptions.contains(path) {
        targets.insert(folder.target)
      }
    }
    return targets
  }

  /// Whether two files, by their targets, are parts of different apps or extensions.
  package func separates(_ targets: Set<String>, from others: Set<String>) -> Bool {
    !targets.isEmpty && !others.isEmpty && targets.isDisjoint(with: others)
      && apps.isSuperset(of: targets) && apps.isSuperset(of: others)
  }

  /// Whether a target builds an unread file of Interface Builder with a name, or a folder outside
  /// of its project's folder.
  package func mayBuildUnread(_ name: ExactString, in target: String) -> Bool {
    targetsWithOtherFolders.contains(target)
      || interfaceFiles[name.string.lowercased()]?.contains(target) == true
  }

  /// Whether targets compile Swift 2, by the settings of the first that says so; `nil` if none does.
  package func isSwift2(_ targets: Set<String>) -> Bool? {
    targets.sorted().lazy.compactMap { swift2[$0] }.first
  }

  /// The names of a target's module; `nil` if they are unknown.
  package func modules(of target: String) -> Set<ExactString>? { modules[target] }

  /// Whether a module belongs to a target.
  package func isTarget(_ module: ExactString) -> Bool {
    modules.values.contains { $0.contains(module) }
  }

  /// The lowercased names of the files of all targets.
  package var fileNames: Set<String> { Set(files.keys.lazy.map(Path.name)) }

  /// The project whose folder contains the file, if the file is in no target.
  ///
  /// A package or a pod in the project's folder, or below it, may build the files under its manifest,
  /// so that the result is `nil` for them.
  package func projectWithoutTarget(for path: String) -> XcodeProject? {
    if projects.isEmpty || !targets(of: path).isEmpty { return nil }
    for folder in Path.ancestors(of: Path.folder(path)) {
      if packageFolders.contains(ExactString(folder)) { return nil }
      if let project = projects[folder] { return project }
    }
    return nil
  }

  /// The project whose folder contains a source file and that does not compile it.
  ///
  /// Headers are not compiled separately, so the result is `nil` for them.
  package func projectNotCompiling(_ path: String) -> XcodeProject? {
    guard Path.isSource(path), let project = projectWithoutTarget(for: path),
      project.compilesSources
    else { return nil }
    return project
  }
}
