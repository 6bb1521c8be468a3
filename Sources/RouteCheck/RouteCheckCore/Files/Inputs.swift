import StoryboardReader
import SwiftScanner

/// The files that the given paths stand for, by kind and in order.
struct Inputs: Sendable {
  var storyboards: [String] = []
  var tables: [String] = []
  /// Swift files.
  var sources: [String] = []
  /// Objective-C files, which are read where a folder is searched.
  var objectiveCSources: [String] = []
  /// The `project.pbxproj` files of Xcode projects.
  var projects: [String] = []
  /// The manifests of packages, also of those around the given paths.
  var manifests: Set<String> = []
  /// Folders that hold a project or a package: names are not searched above them.
  var projectFolders: Set<String> = []
  /// Folders that hold an Xcode project, whose targets share files across folders.
  var xcodeFolders: Set<String> = []
  /// Folders that hold the manifest of a package or a pod, which builds what is under it.
  var packageFolders: Set<String> = []
  var problems: [InputProblem] = []

  /// How many files are read for what they say of routes.
  var fileCount: Int {
    storyboards.count + tables.count + sources.count + objectiveCSources.count
  }

  /// What a file is, by its name.
  enum Kind: Hashable {
    case storyboard
    case table
    case source
    case objectiveCSource
    case project

    init?(name: String) {
      if name.hasSuffix(".storyboard") {
        self = .storyboard
      } else if name.hasSuffix(".routes.json") {
        self = .table
      } else if name.hasSuffix(".swift") {
        self = .source
      } else if name.hasSuffix(".m") || name.hasSuffix(".mm") || name.hasSuffix(".h") {
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
  /// Finds the files under paths: files as they are named, folders with everything in them.
  ///
  /// Hidden folders, the ones that tools fill, and what the configuration excludes are left out
  /// unless they are named, and so is everything behind a link: what it leads to is found where it
  /// is, or lies outside.
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
            path.hasSuffix(".json") ? "; the name of a route table ends in '.routes.json'" : ""
          inputs.refuse(path, "'\(path)' is no storyboard, route table or Swift file\(hint)")
          continue
        }
        inputs.add(path, kind)
      case .link?, .other?: inputs.refuse(path, "'\(path)' is no file")
      case nil:
        inputs.refuse(path, "there is no file or folder '\(path)'\(files.nearPathHint(path))")
      }
    }
    inputs.sort()
    return inputs
  }

  static let leftOut: Set<String> = [
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
        if name.hasPrefix(".") || isExcluded(path) { continue }
        note(name, in: folder == "." ? "" : folder)
        switch kind {
        case .folder:
          if let kind = Kind(name: name), kind != .objectiveCSource {
            refuse(path, "'\(path)' is a folder")
          } else if !Self.leftOut.contains(name) {
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
    if name == Self.manifest || name.hasSuffix(".podspec") { packageFolders.insert(folder) }
    if name == Self.manifest || name.hasSuffix(".xcodeproj") { projectFolders.insert(folder) }
    if name.hasSuffix(".xcodeproj") { xcodeFolders.insert(folder) }
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
