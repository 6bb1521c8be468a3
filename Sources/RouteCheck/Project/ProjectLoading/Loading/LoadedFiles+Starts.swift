import ProjectModel
import Routes
import SourceText
import XcodeProjects

extension LoadedFiles {
  /// Adds the storyboards that the system opens, target by target: those that projects name, and those
  /// that property lists do.
  mutating func addStarts(of projects: [XcodeProject], lists: [ExactString: [NamedStoryboard]]) {
    var used: Set<ExactString> = []
    for project in projects {
      starts += project.namedStoryboards.map { storyboard, target in
        (storyboard, project.path, project.folder, target)
      }
      for target in project.targets where target.isApp {
        var found: [ExactString: Set<NamedStoryboard>] = [:]
        for (path, settings) in target.propertyLists(in: project.folder) {
          let path = ExactString(path)
          used.insert(path)
          for var storyboard in lists[path] ?? [] {
            guard let name = settings.expand(storyboard.name.string) else { continue }
            storyboard.name = ExactString(name)
            found[path, default: []].insert(storyboard)
          }
        }
        for (path, storyboards) in found.sorted(by: { $0.key < $1.key }) {
          starts += storyboards.sorted { ($0.location, $0.name) < ($1.location, $1.name) }
            .map { ($0, path.string, project.folder, target) }
        }
      }
    }
    for (path, storyboards) in lists.sorted(by: { $0.key < $1.key })
    where !used.contains(path) {
      starts += storyboards.filter { !$0.name.utf8.contains(UInt8(ascii: "$")) }.map {
        ($0, path.string, Path.folder(path.string), nil)
      }
    }
  }
}
