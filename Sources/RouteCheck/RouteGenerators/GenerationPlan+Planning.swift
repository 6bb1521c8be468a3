import ProjectModel
import RouteDiagnostics
import Routes
import StoryboardReader

extension GenerationPlan {
  /// Plans the Swift of all storyboards of a project.
  ///
  /// - Parameters:
  ///   - names: The settled names.
  ///   - report: The diagnostics. Nothing is generated for an object with an error.
  /// - Complexity: O(*n* log *n*) in the number of scenes and segues.
  package init(_ names: SwiftNames, leavingOutErrorsOf report: Report) {
    let broken = BrokenObjects(report)
    let modules = names.modules.filter { !broken.affect($0.origin) }.map(\.name)
    imports = Set(names.options.imports + modules).filter { $0 != names.options.module }.sorted()
    storyboards = names.storyboards.map { named in
      StoryboardPart(
        position: named.thing.position,
        name: named.name,
        storyboard: named.thing.file.storyboard(leavingOut: broken)
      )
    }
    scenes = names.scenes.filter { !broken.affect($0.thing.origin) }.map { named in
      ScenePart(
        position: named.thing.origin.position,
        name: named.name,
        identifier: named.thing.identifier,
        storyboard: named.thing.storyboard,
        type: named.thing.type
      )
    }
    scenes.sort { ($0.type, $0.name.text) < ($1.type, $1.name.text) }
    let segues = names.segues.filter { !broken.affect($0.thing.origin) }
    planTypedSegues(segues.map(\.thing).filter(\.isNamed))
    planUnnamed(segues.filter { $0.thing.isUnnamed && $0.thing.source != .unknown })
    planSources(segues.filter { names.enums.contains(.segues($0.thing.source)) })
    planReceivers(names.unwinds.filter { !broken.affect($0.thing.origin) }, names.enums)
  }
}

extension StoryboardFile {
  /// The storyboard without its broken segues, and without a broken initial scene.
  fileprivate func storyboard(leavingOut broken: BrokenObjects) -> Storyboard {
    var storyboard = storyboard
    for index in storyboard.scenes.indices {
      storyboard.scenes[index].segues.removeAll {
        broken.contains($0.id, in: path) || broken.contains($0.destination, in: path)
      }
    }
    if let initial = storyboard.initialScene, broken.contains(initial, in: path) {
      storyboard.initialScene = nil
    }
    return storyboard
  }
}
