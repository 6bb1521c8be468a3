import Routes
import StoryboardReader
import SwiftScanner

/// Which files see each other: several apps in one checkout do not.
///
/// A name is searched next to the file first, and then in each folder further up with all that is
/// under it. A folder that holds a project or a package ends the search.
struct Scopes: Sendable {
  private let folders: [String]
  private let projectFolders: Set<String>
  /// The targets of each storyboard; empty where they are not known.
  private let targets: [Set<String>]
  /// The storyboards of a name under each folder.
  private var named: [Key: [Int]] = [:]
  /// All storyboards under each folder.
  private var under: [String: [Int]] = [:]

  private struct Key: Hashable {
    var folder: String
    var name: String
  }

  /// - Complexity: O(*n* · *d*) for *n* files in folders *d* deep.
  init(storyboards: [String], projectFolders: Set<String>, membership: TargetMembership) {
    self.projectFolders = projectFolders
    targets = storyboards.map(membership.targets)
    folders = storyboards.map(Self.folder(of:))
    for (position, path) in storyboards.enumerated() {
      let name = Path.stem(path)
      for folder in Path.ancestors(of: folders[position]) {
        named[Key(folder: folder, name: name), default: []].append(position)
        under[folder, default: []].append(position)
      }
    }
  }

  /// The storyboard that a name means in the storyboard at a position.
  func storyboard(named name: String, from position: Int) -> StoryboardBundle.NameLookup {
    for folder in Path.ancestors(of: folders[position]) {
      let found = (named[Key(folder: folder, name: name)] ?? []).filter { sees($0, from: position) }
      if !found.isEmpty {
        let beside = found.filter { folders[$0] == folder }
        return .init(beside.count == 1 ? beside : found)
      }
      if projectFolders.contains(folder) { break }
    }
    return .missing
  }

  /// Whether two storyboards may be in one bundle: they share a target, or nobody knows.
  private func sees(_ other: Int, from position: Int) -> Bool {
    targets[position].isEmpty || targets[other].isEmpty
      || !targets[position].isDisjoint(with: targets[other])
  }

  /// The folder whose storyboards a file belongs to: the nearest one above it that has any.
  func home(ofFile path: String) -> String? {
    for folder in Path.ancestors(of: Self.folder(of: path)) {
      if under[folder] != nil { return folder }
      if projectFolders.contains(folder) { return nil }
    }
    return nil
  }

  /// The storyboards under a folder.
  func storyboards(under folder: String) -> [Int] { under[folder] ?? [] }

  /// The folders from a storyboard's own up to the project's.
  func folders(above position: Int) -> [String] {
    let folders = Path.ancestors(of: folders[position])
    let end = folders.firstIndex(where: projectFolders.contains).map { $0 + 1 } ?? folders.count
    return Array(folders[..<end])
  }

  /// The folder that a file stands in, without the folder of its language.
  static func folder(of path: String) -> String {
    let folder = Path.folder(path)
    return folder.hasSuffix(".lproj") ? Path.folder(folder) : folder
  }
}
