import CodeReader
import ProjectModel
import RouteDiagnostics
import Routes
import RoutesExploration
import SourceText
import StoryboardModel
import StoryboardReader

extension ExploredApp {
  /// The moves of a path, as steps of a diagnostic.
  package func steps(of path: Exploration.Path) -> [Finding.Step] {
    path.steps.map { step in
      var place = Finding.Step(
        action: ExactString(name(of: step.move)),
        state: ExactString("\(step.state)")
      )
      if let object = step.move.segue, let (view, _, locations) = segue(object) {
        place.file = ExactString(view.file.path)
        place.location = locations.kind ?? locations.element
        place.segue = object.id
      }
      return place
    }
  }

  /// What a user does, in words: `tap button 'Open'`.
  package func name(of move: Move) -> String {
    guard let object = move.segue, let (_, segue, _) = segue(object) else { return "\(move)" }
    guard let trigger = segue.trigger, trigger.name != nil || segue.identifier == nil else {
      return "\(move)"
    }
    return "tap \(trigger.label)"
  }

  /// Whether code of a scene's class may leave it in a way that the search does not know.
  package func mayLeave(_ view: Project.SceneView) -> Bool {
    guard let name = view.scene.customClass else { return false }
    let app = project.code.app(ofStoryboard: view.position)
    let index = project.code.index
    guard index.knowsAllAncestors(of: name, in: app), let names = index.ancestors(of: name, in: app)
    else { return true }
    let types = Set(names)
    return index.apps.files(seenFrom: app).contains { file in
      let facts = index.files[file].facts
      return facts.segueUses.contains { types.contains(SourceIndex.lastName($0.type)) }
        || facts.sceneUses.contains { types.contains(SourceIndex.lastName($0.type)) }
        || facts.transitions.contains { types.contains(SourceIndex.lastName($0.type)) }
        || facts.removals.contains { types.contains(SourceIndex.lastName($0.type)) }
        || facts.routeUses.contains { types.contains(SourceIndex.lastName($0.type)) }
    }
  }
}

extension Storyboard.Segue {
  /// The segue at the start of a sentence.
  package var subject: String {
    guard let trigger, trigger.name != nil else { return label }
    return identifier.map { "segue '\($0)' of \(trigger.label)" } ?? trigger.label
  }
}
