import Routes
import SourceText
import XcodeProjects

/// The folders of storyboards, which resolve names in other files.
///
/// A name is searched next to the file first, then in each folder above with everything below it.
/// The search ends at a folder with a project or a package, so several apps in one checkout stay
/// apart.
package struct StoryboardFolders: Sendable {
  private let folders: [ExactString]
  /// The folders that hold a project or a package.
  private let projectFolders: Set<ExactString>
  /// The targets of each storyboard; empty if unknown.
  private let targets: [Set<String>]
  /// The storyboards at or below a folder, by that and by their name.
  private var named: [[ExactString]: [Int]] = [:]

  /// - Complexity: O(*n* · *d*) for *n* storyboards in folders *d* deep.
  init(storyboards: [String], projectFolders: Set<ExactString>, membership: TargetMembership) {
    self.projectFolders = projectFolders
    targets = storyboards.map(membership.targets)
    folders = storyboards.map { ExactString(Self.folder(of: $0)) }
    for (position, path) in storyboards.enumerated() {
      let name = ExactString(Path.stem(path))
      for folder in Self.ancestors(of: folders[position]) {
        named[[folder, name], default: []].append(position)
      }
    }
  }

  /// The storyboards that a name means in the storyboard at a position.
  func storyboards(named name: ExactString, from position: Int) -> [Int] {
    for folder in searchedFolders(from: folders[position]) {
      let found = (named[[folder, name]] ?? []).filter { mayShareBundle($0, position) }
      if !found.isEmpty {
        let siblings = found.filter { folders[$0] == folder }
        return siblings.count == 1 ? siblings : found
      }
    }
    return []
  }

  /// Whether two storyboards share a target, or the targets of one are unknown.
  private func mayShareBundle(_ one: Int, _ other: Int) -> Bool {
    targets[one].isEmpty || targets[other].isEmpty
      || !targets[one].isDisjoint(with: targets[other])
  }

  private static func ancestors(of folder: ExactString) -> [ExactString] {
    Path.ancestors(of: folder.string).map { ExactString($0) }
  }

  /// The folder of a file, without the folder of its language.
  package static func folder(of path: String) -> String {
    let folder = Path.folder(path)
    return folder.hasByteSuffix(".lproj") ? Path.folder(folder) : folder
  }
}

extension StoryboardFolders {
  /// Files that are compared with the same storyboards.
  package struct Group: Sendable {
    /// The nearest folder above the files with storyboards in or below it.
    package let folder: ExactString
    /// The positions of the files.
    package fileprivate(set) var files: [Int] = []
    /// The storyboards at or below the folder.
    package let own: Set<Int>
    /// ``own``, and the storyboards above whose nearest folder with files this is.
    package fileprivate(set) var visible: Set<Int>
  }

  /// Groups files, such as route tables, by the storyboards that they are compared with.
  ///
  /// - Parameter paths: The paths of the files. A file without storyboards is in no group.
  /// - Returns: The groups in the order of their folders.
  /// - Complexity: O(*n* · *d*) for *n* files and storyboards in folders *d* deep.
  package func groups(ofFiles paths: [String]) -> [Group] {
    var below: [ExactString: [Int]] = [:]
    for (position, folder) in folders.enumerated() {
      for outer in Self.ancestors(of: folder) { below[outer, default: []].append(position) }
    }
    var groups: [ExactString: Group] = [:]
    // The groups with files in or below each folder.
    var groupsBelow: [ExactString: Set<ExactString>] = [:]
    for (index, path) in paths.enumerated() {
      let start = ExactString(Self.folder(of: path))
      guard let folder = searchedFolders(from: start).first(where: { below[$0] != nil }) else {
        continue
      }
      let own = Set(below[folder] ?? [])
      groups[folder, default: Group(folder: folder, own: own, visible: own)].files.append(index)
      for outer in Self.ancestors(of: start) {
        groupsBelow[outer, default: []].insert(folder)
      }
    }
    for (storyboard, folder) in folders.enumerated() {
      let nearest = searchedFolders(from: folder).lazy.compactMap { groupsBelow[$0] }.first
      for folder in nearest ?? [] { groups[folder]?.visible.insert(storyboard) }
    }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The folders from one up to the project's.
  private func searchedFolders(from folder: ExactString) -> ArraySlice<ExactString> {
    let folders = Self.ancestors(of: folder)
    let end = folders.firstIndex(where: projectFolders.contains).map { $0 + 1 } ?? folders.count
    return folders[..<end]
  }
}
