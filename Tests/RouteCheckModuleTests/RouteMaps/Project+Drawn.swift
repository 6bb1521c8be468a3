import RouteCheckTestSupport

@testable import ProjectLoading
@testable import ProjectModel
@testable import RouteMaps
@testable import RuleRunning

extension Project {
  /// The project of some files, with the looks of its screens.
  static func drawn(_ files: FileSystem, _ paths: [String] = ["."]) async -> Project {
    var loader = ProjectLoader(files: files, concurrency: 1)
    loader.readsWireframes = true
    return await loader.load(paths)
  }

  static func drawn(_ files: [String: String]) async -> Project { await drawn(.memory(files)) }

  /// The map with the findings of all rules.
  var map: SceneMap { SceneMap(self, RuleRunner().run(on: self).diagnostics) }
}

extension AppDiff {
  /// The changes between two versions of an app's files.
  init(_ old: [String: String], _ new: [String: String]) async {
    await self.init(from: .drawn(old), at: ".", to: .drawn(new), at: ".")
  }

  /// The changes between the scenes of two versions of a storyboard.
  init(scenes old: String, _ new: String) async {
    func files(_ scenes: String) -> [String: String] {
      ["Main.storyboard": "<document type='x.Storyboard'><scenes>\(scenes)</scenes></document>"]
    }
    await self.init(files(old), files(new))
  }

  /// The lines of the report.
  var lines: [String] {
    AppDiffReporter.text(changes).split(separator: "\n").map(String.init)
  }
}
