import CodeReader
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import StoryboardModel
import StoryboardReader

extension UnknownSegueSearch {
  /// The warning for a segue that some scenes of a class have and others lack.
  ///
  /// The class may perform a segue only where it has it. So the code must have no condition. It
  /// must run in each scene, or the scenes must belong to two devices.
  func findingInOneScene(
    _ identifier: ExactString,
    _ use: SegueUse,
    _ performers: ClassScenes,
    _ segues: ClassSegues,
    in file: Int
  ) -> Finding? {
    guard use.isUnconditional, use.kind == .perform, use.receiver == .own,
      performers.scenes.count > 1, performers.scenes.count <= Limits.variants
    else { return nil }
    let having = Set(segues.segues(identifiedBy: [identifier]).map(\.source))
    let names = code.index.summary(of: use.performer, in: code.index.apps[file]).names
    let name = SourceIndex.lastName(use.performer)
    let lacking = performers.scenes.filter { scene in
      guard !having.contains(scene), let own = project.bundle[scene]?.customClass else {
        return false
      }
      // A class below may not call the method.
      return SourceIndex.lastName(own) == name || names.contains(own)
    }
    .filter { scene in
      Self.methodsOfEachScene.contains(use.method)
        || having.contains { project.areVariants($0, scene) }
    }
    guard let first = lacking.first, let other = having.min(by: { $0.storyboard < $1.storyboard })
    else { return nil }
    let label = project.bundle.label(of: first) ?? "a scene of '\(name)'"
    return Finding(
      file: code.index.files[file].path,
      location: use.location,
      "\(label) has no segue '\(identifier)', which another scene of '\(name)' has",
      notes: lacking.prefix(3).map { project.note("the scene without the segue", at: $0) }
        + [project.note("a scene with the segue", at: other)],
      severity: .warning
    )
  }

  /// Methods that the framework calls in each scene of a class.
  private static let methodsOfEachScene: Set<ExactString> = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "tableView", "collectionView",
  ]
}

extension Project {
  /// Whether two scenes are in storyboards whose names differ by a device: `Main_iPad` and
  /// `Main_iPhone`.
  fileprivate func areVariants(
    _ one: StoryboardBundle.SceneLocation,
    _ other: StoryboardBundle.SceneLocation
  ) -> Bool {
    let names = [one, other].map { storyboards[$0.storyboard].storyboard.name.string.lowercased() }
    guard names[0] != names[1] else { return false }
    let plain = names.map { name in
      ["ipad", "iphone", "~", "_", "-", " "].reduce(name) { $0.replacing($1, with: "") }
    }
    return plain[0] == plain[1]
  }
}
