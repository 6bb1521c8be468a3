import SwiftScanner

/// The files under the given paths, by kind and in order.
struct Inputs: Sendable {
  var storyboards: [String] = []
  var tables: [String] = []
  /// Swift files.
  var sources: [String] = []
  /// Objective-C files.
  var objectiveCSources: [String] = []
  /// The `project.pbxproj` files of Xcode projects.
  var projects: [String] = []
  /// The manifests of packages, including those that contain the given paths.
  var manifests: Set<String> = []
  /// Folders with a project or a package, above which names are not resolved.
  var projectFolders: Set<String> = []
  /// Folders with an Xcode project, whose targets may share files across folders.
  var xcodeFolders: Set<String> = []
  /// Folders with the manifest of a package or a pod, which builds the files under it.
  var packageFolders: Set<String> = []
  var problems: [InputProblem] = []

  /// How many files are read for routes.
  var fileCount: Int {
    storyboards.count + tables.count + sources.count + objectiveCSources.count
  }

  /// The kind of a file, by its name.
  enum Kind: Hashable {
    case storyboard
    case table
    case source
    case objectiveCSource
    case project

    init?(name: String) {
      if name.hasByteSuffix(".storyboard") {
        self = .storyboard
      } else if name.hasByteSuffix(".routes.json") {
        self = .table
      } else if name.hasByteSuffix(".swift") {
        self = .source
      } else if name.hasByteSuffix(".m") || name.hasByteSuffix(".mm") || name.hasByteSuffix(".h") {
        self = .objectiveCSource
      } else if name == "project.pbxproj" {
        self = .project
      } else {
        return nil
      }
    }
  }
}

extension Inputs {
  /// Finds the files at paths and, for folders, everything below them.
  ///
  /// Unless they are named, hidden folders, folders with code of others, and excluded paths are
  /// skipped. Links are not followed: their targets are either found themselves or outside.
  ///
  /// - Complexity: O(*n* log *n*) in the number of entries.
  static func find(
    _ paths: [String],
    in files: FileSystem,
    isExcluded: (_ path: String) -> Bool = { _ in false }
  ) -> Inputs {
    var inputs = Inputs()
    for path in paths {
      let path = Path.tidy(path)
      inputs.findManifests(around: path, files)
      switch files.target(path) {
      case .folder?:
        if Kind(name: Path.name(path)) == nil {
          inputs.walk(path, files, isExcluded(path) ? { _ in false } : isExcluded)
        } else {
          inputs.refuse(path, "'\(path)' is a folder")
        }
      case .file?:
        guard let kind = Kind(name: Path.name(path)) else {
          let hint =
            path.hasByteSuffix(".json") ? "; the name of a route table ends in '.routes.json'" : ""
          inputs.refuse(path, "'\(path)' is not a storyboard, a route table or a Swift file\(hint)")
          continue
        }
        inputs.add(path, kind)
      case .link?, .other?: inputs.refuse(path, "'\(path)' is not a file")
      case nil:
        inputs.refuse(path, "there is no file or folder '\(path)'\(files.nearPathHint(path))")
      }
    }
    inputs.sort()
    return inputs
  }

  static let skippedFolders: Set<String> = [
    "DerivedData", "Pods", "Carthage", "node_modules",
  ]

  private mutating func walk(
    _ folder: String,
    _ files: FileSystem,
    _ isExcluded: (String) -> Bool
  ) {
    var open = [folder]
    while let folder = open.popLast() {
      let entries: [(name: String, kind: FileKind)]
      do throws(FileProblem) {
        entries = try files.entries(folder)
      } catch {
        refuse(folder, "the folder cannot be read: \(error.reason)")
        continue
      }
      for (name, kind) in entries {
        let path = Path.join(folder, name)
        if name.hasBytePrefix(".") || isExcluded(path) { continue }
        note(name, in: folder == "." ? "" : folder)
        switch kind {
        case .folder:
          if let kind = Kind(name: name), kind != .objectiveCSource {
            refuse(path, "'\(path)' is a folder")
          } else if !Self.skippedFolders.contains(name) {
            open.append(path)
          }
        case .file:
          if let kind = Kind(name: name) { add(path, kind) }
        case .link, .other: continue
        }
      }
    }
  }

  private mutating func findManifests(around path: String, _ files: FileSystem) {
    for folder in Path.ancestors(of: path) {
      let manifest = Path.join(folder, Self.manifest)
      if files.kind(manifest) == .file { manifests.insert(manifest) }
    }
  }

  private static let manifest = "Package.swift"

  private mutating func note(_ name: String, in folder: String) {
    if name == Self.manifest { manifests.insert(Path.join(folder, name)) }
    if name == Self.manifest || name.hasByteSuffix(".podspec") { packageFolders.insert(folder) }
    if name == Self.manifest || name.hasByteSuffix(".xcodeproj") { projectFolders.insert(folder) }
    if name.hasByteSuffix(".xcodeproj") { xcodeFolders.insert(folder) }
  }

  private mutating func add(_ path: String, _ kind: Kind) {
    switch kind {
    case .storyboard: storyboards.append(path)
    case .table: tables.append(path)
    case .project: projects.append(path)
    case .source: sources.append(path)
    case .objectiveCSource: objectiveCSources.append(path)
    }
  }

  private mutating func refuse(_ path: String, _ message: String) {
    problems.append(InputProblem(.unreadable, file: path, message))
  }

  private mutating func sort() {
    storyboards = Set(storyboards).sorted()
    tables = Set(tables).sorted()
    sources = Set(sources).sorted()
    objectiveCSources = Set(objectiveCSources).sorted()
    projects = Set(projects).sorted()
  }
}
