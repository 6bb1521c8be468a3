/// Which files are in which targets, over all projects that were found.
struct TargetMembership: Sendable {
  private var projects: [XcodeProject] = []
  private var packageFolders: Set<String> = []

  init(_ projects: [XcodeProject] = [], packageFolders: Set<String> = []) {
    self.projects = projects
    self.packageFolders = packageFolders
  }

  /// The targets of a file; empty where none is known.
  func targets(of path: String) -> Set<String> {
    projects.reduce(into: []) { $0.formUnion($1.targets(of: path)) }
  }

  /// The project that the file stands under and is in no target of.
  ///
  /// A file under a package's or a pod's manifest, at the project's folder or further in, may be
  /// built by that, so nothing is said about it.
  func projectWithoutTarget(for path: String) -> XcodeProject? {
    if projects.isEmpty || !targets(of: path).isEmpty { return nil }
    for folder in Path.ancestors(of: Path.folder(path)) {
      if packageFolders.contains(folder) { return nil }
      if let project = projects.first(where: { $0.folder == folder }) { return project }
    }
    return nil
  }

  /// The project that a source file stands under and that does not compile it.
  ///
  /// A header is in no target, whoever includes it.
  func projectNotCompiling(_ path: String) -> XcodeProject? {
    guard Path.isSource(path), let project = projectWithoutTarget(for: path),
      project.compilesSources
    else { return nil }
    return project
  }
}
