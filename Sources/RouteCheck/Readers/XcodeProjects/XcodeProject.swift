import Routes
import SourceText

/// The targets of an Xcode project and their files.
package struct XcodeProject: Sendable {
  /// The project's name, such as `App.xcodeproj`.
  package let name: String
  /// The path of `project.pbxproj`.
  package let path: String
  /// The folder of the project.
  package let folder: String
  /// The targets of each file.
  package private(set) var files: [String: Set<String>] = [:]
  /// Folders whose files are in targets, apart from exceptions.
  private(set) var folders: [Folder] = []

  /// The targets, in their order.
  package private(set) var targets: [XcodeTarget] = []

  /// The storyboards that build settings name, each with its target if that is known.
  package private(set) var namedStoryboards: [(storyboard: NamedStoryboard, target: XcodeTarget?)] =
    []

  /// Folders below the project's folder that it refers to, as it does to its local packages.
  package private(set) var referencedFolders: Set<String> = []

  /// The paths outside of the project's folder that it refers to.
  package private(set) var outerPaths: Set<String> = []

  /// Whether any target is known to compile source files, so that a file without a target is not
  /// compiled.
  private(set) var compilesSources = false

  /// Whether an Xcode without Swift 3 wrote the project. Each later one asks for `SWIFT_VERSION`.
  let isOlderThanSwift3: Bool

  struct Folder: Sendable {
    var path: String
    var target: String
    var exceptions: Set<String> = []
    /// Whether new files of the folder become part of the target automatically.
    var isSynchronized = false
  }

  /// Reads the project at a path.
  ///
  /// - Parameters:
  ///   - path: The path of `project.pbxproj`.
  ///   - bytes: The bytes of that file, for the places of settings.
  package init(
    _ list: PropertyList,
    path: String,
    bytes: [UInt8] = []
  ) throws(PropertyListProblem) {
    self.path = path
    name = Path.name(Path.folder(path))
    folder = Path.folder(Path.folder(path))
    guard case .dictionary(let objects)? = list["objects"],
      let root = list["rootObject"]?.text.flatMap({ objects[$0] })
    else { throw PropertyListProblem(message: "it has no root object") }
    let attributes = root["attributes"]
    let versions = ["LastSwiftUpdateCheck", "LastUpgradeCheck"].compactMap {
      attributes?[$0]?.text.flatMap { Int($0) }
    }
    isOlderThanSwift3 = versions.max().map { $0 < 800 } ?? false
    var tree = GroupTree(objects: objects)
    tree.walk(root["mainGroup"]?.text, folder: Path.resolve(folder, root["projectDirPath"]?.text))
    for id in root["targets"]?.texts ?? [] {
      guard let target = objects[id] else { continue }
      // The path of the project distinguishes targets with the same name.
      let name = "\(path):\(target["name"]?.text ?? id)"
      targets.append(XcodeTarget(target, id: name, in: root, objects))
      for phase in target["buildPhases"]?.texts ?? [] {
        for file in objects[phase]?["files"]?.texts ?? [] {
          for reference in [objects[file]?["fileRef"]?.text].compactMap({ $0 }) {
            for path in tree.paths[reference] ?? [] { files[path, default: []].insert(name) }
            if let path = tree.folders[reference] {
              folders.append(.init(path: path, target: name))
            }
          }
        }
      }
      for group in target["fileSystemSynchronizedGroups"]?.texts ?? [] {
        guard let path = tree.folders[group] else { continue }
        let exceptions = tree.exceptions(of: group, target: id)
        folders.append(
          .init(path: path, target: name, exceptions: exceptions, isSynchronized: true)
        )
      }
      for path in tree.additions(
        to: id,
        groups: target["fileSystemSynchronizedGroups"]?.texts ?? []
      ) {
        files[path, default: []].insert(name)
      }
    }
    findNamedStoryboards(
      in: bytes,
      settings: .list(objects.values.compactMap { $0["buildSettings"] })
    )
    let packages = (root["packageReferences"]?.texts ?? []).compactMap {
      objects[$0]?["relativePath"]?.text
    }
    // Before Xcode 15, a local package was a reference among the files.
    let referenced = packages.map { Path.resolve(folder, $0) } + tree.references
    referencedFolders = Set(
      referenced.filter { Path.ancestors(of: Path.folder($0)).contains(folder) }
    )
    outerPaths = Set([packages.map { Path.resolve(folder, $0) }, tree.allPaths].joined()).filter {
      !folder.isEmpty && !$0.hasBytePrefix(folder + "/")
    }
    compilesSources =
      folders.contains { $0.isSynchronized } || files.keys.contains { Path.isSource($0) }
  }
}

extension XcodeProject {
  /// Finds the storyboards in the build settings of apps and extensions. Their values are copied to
  /// the generated `Info.plist`.
  ///
  /// - Parameter settings: All build settings, whose target may be unknown.
  private mutating func findNamedStoryboards(in bytes: [UInt8], settings all: PropertyList) {
    let named = all.namedStoryboards(in: .init(bytes))
    if named.isEmpty { return }
    for target in targets where target.isApp {
      var found: Set<NamedStoryboard> = []
      for settings in target.configurations
      where settings.value(of: "GENERATE_INFOPLIST_FILE") == "YES" {
        let names = settings.all.keys.filter { NamedStoryboard.Role(key: $0) != nil }
        let list = names.reduce(into: [:]) { list, name in
          list[name] = settings.value(of: name).map(PropertyList.text)
        }
        found.formUnion(PropertyList.dictionary(list).namedStoryboards(in: .init(bytes)))
      }
      namedStoryboards += found.sorted { ($0.location, $0.name) < ($1.location, $1.name) }
        .map { ($0, target) }
    }
    let known = Set(namedStoryboards.map(\.storyboard.name))
    namedStoryboards += named.lazy
      .filter { !known.contains($0.name) && !$0.name.utf8.contains(UInt8(ascii: "$")) }
      .map { ($0, nil) }
  }
}

/// The groups of a project, which determine the paths of files.
private struct GroupTree {
  let objects: [String: PropertyList]
  /// The paths of each file reference; for a variant group, the paths of all its languages.
  var paths: [String: [String]] = [:]
  /// The paths of references to folders and of synchronized groups.
  var folders: [String: String] = [:]
  /// The paths of references to something that Xcode takes as a whole, such as a folder.
  private(set) var references: [String] = []
  /// The files that are exceptions of synchronized groups, by target and group.
  private var exceptions: [String: [String: Set<String>]] = [:]

  init(objects: [String: PropertyList]) { self.objects = objects }

  var allPaths: [String] { paths.values.flatMap(\.self) + folders.values }

  /// Follows groups from the root, each once, so that a cycle ends.
  mutating func walk(_ root: String?, folder: String) {
    guard let root else { return }
    var visited: Set<String> = []
    var open = [(id: root, folder: folder, variants: String?.none)]
    while let (id, parent, variants) = open.popLast() {
      guard visited.insert(id).inserted, let object = objects[id],
        let path = path(of: object, in: parent, root: folder)
      else { continue }
      switch object["isa"]?.text {
      case "PBXGroup": open += children(of: object).map { ($0, path, nil) }
      case "PBXVariantGroup": open += children(of: object).map { ($0, path, id) }
      case "PBXFileSystemSynchronizedRootGroup":
        folders[id] = path
        addExceptions(of: object, id: id, path)
      case "PBXFileReference":
        // A build file may refer to the group of all languages, or to the file of one.
        for reference in [id, variants].compactMap({ $0 }) {
          paths[reference, default: []].append(path)
        }
        let type = object["lastKnownFileType"]?.text
        if type == "folder" { folders[id] = path }
        if type == "folder" || type == "wrapper" { references.append(path) }
      default: continue
      }
    }
  }

  private mutating func addExceptions(of group: PropertyList, id: String, _ folder: String) {
    for set in (group["exceptions"]?.texts ?? []).compactMap({ objects[$0] }) {
      guard let target = set["target"]?.text else { continue }
      let paths = (set["membershipExceptions"]?.texts ?? []).map { Path.resolve(folder, $0) }
      exceptions[target, default: [:]][id, default: []].formUnion(paths)
    }
  }

  private func children(of object: PropertyList) -> [String] { object["children"]?.texts ?? [] }

  private func path(of object: PropertyList, in parent: String, root: String) -> String? {
    switch object["sourceTree"]?.text {
    case "<group>", nil: Path.resolve(parent, object["path"]?.text)
    case "SOURCE_ROOT": Path.resolve(root, object["path"]?.text)
    case "<absolute>": object["path"]?.text
    default: nil
    }
  }

  /// The files of a synchronized group that one of its targets excludes.
  func exceptions(of group: String, target: String) -> Set<String> {
    exceptions[target]?[group] ?? []
  }

  /// The single files of other synchronized groups that a target includes.
  func additions(to target: String, groups: [String]) -> Set<String> {
    let groups = Set(groups)
    return (exceptions[target] ?? [:]).lazy.filter { !groups.contains($0.key) }
      .reduce(into: []) { $0.formUnion($1.value) }
  }
}
