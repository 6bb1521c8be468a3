import ProjectModel
import Routes
import SourceText

extension Inputs {
  /// Finds the files at paths and, for folders, everything below them.
  ///
  /// Hidden folders, folders with code of others, and excluded paths are skipped, unless they are
  /// among the paths. Links are not followed. A file in several of the paths is found once, by the
  /// first path.
  static func find(
    _ paths: [String],
    in files: FileSystem,
    isExcluded: (_ path: String) -> Bool = { _ in false }
  ) -> Inputs {
    var inputs = Inputs()
    for path in paths {
      let location = Location(Path.tidy(path), in: files)
      inputs.findManifests(around: location.path, files)
      inputs.find(location, in: files, isExcluded)
    }
    inputs.files = inputs.files.mapValues { $0.sorted(by: Path.precedes) }
    return inputs
  }

  private mutating func find(
    _ location: Location,
    in files: FileSystem,
    _ isExcluded: (String) -> Bool
  ) {
    let path = location.path
    switch files.target(path) {
    case .folder?: walk(location, files, isExcluded(path) ? { _ in false } : isExcluded)
    case .file?:
      if let kind = Self.kind(ofNamed: path, in: files) {
        named.insert(ExactString(location.path))
        add(location, kind)
      } else {
        let hint =
          path.hasByteSuffix(".json") ? "; the name of a route table ends in '.routes.json'" : ""
        refuse(path, "'\(path)' is not a storyboard, a route table or a Swift file\(hint)")
      }
    case .link?, .other?: refuse(path, "'\(path)' is not a regular file")
    case nil:
      if files.kind(path) == .link {
        refuse(path, "'\(path)' is a link to a file that does not exist")
      } else {
        refuse(path, "there is no file or folder '\(path)'\(files.nearPathHint(path))")
      }
    }
  }

  /// The kind of a file that is named; `nil` for one that is not read.
  private static func kind(ofNamed path: String, in files: FileSystem) -> Kind? {
    let kind = Kind(Path.name(path), in: Path.folder(path))
    return kind == .propertyList ? nil : kind
  }

  static let skippedFolders: Set<String> = [
    "DerivedData", "Pods", "Carthage", "node_modules",
  ]

  /// Whether `git mergetool` has made the file, for example `Main_BACKUP_4711.storyboard`.
  private static func isLeftByMerge(_ name: String) -> Bool {
    let words = Path.stem(name).split { $0 == "_" || $0 == "." }
    guard words.count > 2, let number = words.last, number.allSatisfy({ ("0"..."9").contains($0) })
    else { return false }
    return ["BACKUP", "BASE", "LOCAL", "REMOTE"].contains(words[words.count - 2])
  }

  private mutating func walk(
    _ folder: Location,
    _ files: FileSystem,
    _ isExcluded: (String) -> Bool
  ) {
    var open = [folder]
    while let folder = open.popLast() {
      guard isNew(folder) else { continue }
      let entries: [(name: String, kind: FileKind)]
      do throws(FileProblem) {
        entries = try files.entries(folder.path)
      } catch {
        refuse(folder.path, "the folder cannot be read: \(error.reason)")
        continue
      }
      for (name, kind) in entries {
        let location = folder.appending(name)
        if name.hasBytePrefix(".") { continue }
        if isExcluded(location.path) {
          excluded.append(location.path)
          continue
        }
        note(name, kind, in: folder.path == "." ? "" : folder.path)
        if Self.assetSuffixes.contains(where: name.hasByteSuffix) { assets.append(location.path) }
        switch kind {
        case .folder:
          // Localizations that Xcode exports are no part of an app.
          if !Self.skippedFolders.contains(name), !name.hasByteSuffix(".xcloc") {
            open.append(location)
          }
        case .file:
          if let kind = Kind(name, in: folder.path), !Self.isLeftByMerge(name) {
            add(location, kind)
          }
        case .link, .other: continue
        }
      }
    }
  }

  private static let assetSuffixes = [
    ".colorset", ".imageset", ".symbolset", ".appiconset", ".launchimage", ".imagestack",
    ".brandassets", ".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif", ".heic", ".tif", ".tiff",
    ".PNG", ".JPG",
  ]

  private mutating func findManifests(around path: String, _ files: FileSystem) {
    for folder in Path.ancestors(of: path) {
      let manifest = Path.join(folder, Self.manifest)
      if files.kind(manifest) == .file { manifests.insert(ExactString(manifest)) }
    }
  }

  static let manifest = "Package.swift"

  private mutating func note(_ name: String, _ kind: FileKind, in folder: String) {
    let isFolder = kind == .folder
    let folder = ExactString(folder)
    if name == Self.manifest, !isFolder {
      manifests.insert(ExactString(Path.join(folder.string, name)))
      packageFolders.insert(folder)
      projectFolders.insert(folder)
    } else if name.hasByteSuffix(".podspec"), !isFolder {
      packageFolders.insert(folder)
    } else if name.hasByteSuffix(".xcodeproj"), kind != .file {
      projectFolders.insert(folder)
      xcodeFolders.insert(folder)
    } else if name.hasByteSuffix(".xcworkspace"), !folder.string.hasByteSuffix(".xcodeproj") {
      workspaceFolders.insert(folder)
    }
  }

  private mutating func add(_ location: Location, _ kind: Kind) {
    if isNew(location) { files[kind, default: []].append(location.path) }
  }

  private mutating func isNew(_ location: Location) -> Bool {
    visited.insert(ExactString(location.realPath)).inserted
  }

  private mutating func refuse(_ path: String, _ message: String) {
    problems.append(InputProblem(.unreadable, file: path, message))
  }
}

/// A path as it was given or found, and without links.
private struct Location {
  var path: String
  var realPath: String

  /// An entry of the folder, which is no link.
  func appending(_ name: String) -> Location {
    Location(path: Path.join(path, name), realPath: Path.join(realPath, name))
  }
}

extension Location {
  fileprivate init(_ path: String, in files: FileSystem) {
    self.init(path: path, realPath: files.realPath(path) ?? path)
  }
}

extension Inputs.Kind {
  private static let endings: [(ending: String, kind: Self)] = [
    (".storyboard", .storyboard), (".xib", .xib), (".routes.json", .table), (".swift", .source),
    (".m", .objectiveCSource), (".mm", .objectiveCSource), (".h", .objectiveCSource),
    ("Info.plist", .propertyList),
  ]

  init?(_ name: String, in folder: String) {
    if let known = Self.endings.first(where: { name.hasByteSuffix($0.ending) }) {
      self = known.kind
    } else if name == "project.pbxproj", folder.hasByteSuffix(".xcodeproj") {
      self = .project
    } else {
      return nil
    }
  }
}
