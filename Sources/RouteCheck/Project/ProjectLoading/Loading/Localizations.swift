import ProjectModel
import Routes
import SourceText
import StoryboardReader

extension ProjectLoader {
  /// One localization of each storyboard or xib: `Base.lproj/Main.storyboard`, or else the first
  /// readable one.
  ///
  /// Only one of them is checked, because they have the same scenes and segues.
  static func localization(
    of files: [Result<StoryboardFile, InputProblem>],
    at paths: [String]
  ) -> [StoryboardFile] {
    let names = paths.map { path -> ExactString in
      guard Path.folder(path).hasByteSuffix(".lproj") else { return ExactString(path) }
      return ExactString("\(StoryboardFolders.folder(of: path))/.lproj/\(Path.name(path))")
    }
    let positions = Dictionary(grouping: paths.indices) { names[$0] }
    return names.uniqued().compactMap { name in
      let all = positions[name] ?? []
      let base = all.filter { paths[$0].containsBytes(of: "Base.lproj/") }
      return (base + all).lazy.compactMap { try? files[$0].get() }.first
    }
  }
}
