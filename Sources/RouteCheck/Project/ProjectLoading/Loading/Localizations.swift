import ProjectModel
import Routes
import SourceText
import StoryboardReader

/// The localizations of each storyboard: `Base.lproj/Main.storyboard`, `en.lproj/Main.storyboard`.
///
/// Only one of them is checked, because they have the same scenes and segues.
struct Localizations: Sendable {
  /// The positions of each storyboard's files, the preferred one first.
  private var groups: [[Int]] = []

  /// Groups the paths that differ in their language only.
  init(_ paths: [String]) {
    var positions: [ExactString: Int] = [:]
    for (index, path) in paths.enumerated() {
      guard let key = Self.pathWithoutLanguage(path) else {
        groups.append([index])
        continue
      }
      if let position = positions[key] {
        let isBase = path.containsBytes(of: "Base.lproj/")
        groups[position].insert(index, at: isBase ? 0 : groups[position].count)
      } else {
        positions[key] = groups.count
        groups.append([index])
      }
    }
  }

  private static func pathWithoutLanguage(_ path: String) -> ExactString? {
    guard Path.folder(path).hasByteSuffix(".lproj") else { return nil }
    return ExactString(Path.join(StoryboardFolders.folder(of: path), Path.name(path)))
  }

  /// The first readable file of each storyboard.
  func preferred<Failure>(_ files: [Result<StoryboardFile, Failure>]) -> [StoryboardFile] {
    groups.compactMap { group in
      group.lazy.compactMap { try? files[$0].get() }.first
    }
  }
}
