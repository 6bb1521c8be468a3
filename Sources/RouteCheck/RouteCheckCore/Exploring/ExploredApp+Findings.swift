import Routes
import StoryboardReader
import SwiftScanner

extension ExploredApp {
  /// What is wrong in the states that a search found, each with the taps that lead there.
  ///
  /// Only sure moves lead to a finding.
  func diagnostics(
    of exploration: Exploration,
    _ outcomes: [Exploration.MoveOutcome]
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var reported: Set<SegueObject> = []
    for outcome in outcomes where outcome.isSure {
      guard case .refused(let reason) = outcome.kind, let object = outcome.move.segue,
        let (view, segue, locations) = segue(object), reported.insert(object).inserted
      else { continue }
      let rule: ExplorationRule
      let message: String
      if case .unwind(.noTarget) = reason {
        rule = .unwindWithoutTarget
        message = "\(segue.subject) finds no target: no controller below has its action"
      } else {
        rule = .refusedMove
        message = "\(segue.subject) is refused: \(reason)"
      }
      found.append(
        Diagnostic(
          rule,
          in: view.file.path,
          at: locations.kind ?? locations.element,
          message,
          path: exploration.path(toState: outcome.state),
          in: self,
          object: object.id
        )
      )
    }
    return found + deadEnds(of: exploration)
  }

  private func deadEnds(of exploration: Exploration) -> [Diagnostic] {
    exploration.sureDeadEnds.compactMap { end -> Diagnostic? in
      guard let object = end.scene, let view = view(of: object), !mayLeave(view) else { return nil }
      return Diagnostic(
        .deadEnd,
        in: view.file.path,
        at: view.locations.customClass ?? view.locations.element,
        "no move leads away from '\(view.scene.label)'",
        path: exploration.path(toState: end.state),
        in: self,
        object: object.id
      )
    }
  }

  /// Whether code of a scene's class may leave it in a way that the search does not know.
  private func mayLeave(_ view: Project.SceneView) -> Bool {
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

extension Diagnostic {
  /// A finding at the end of a path.
  init(
    _ rule: ExplorationRule,
    in file: String,
    at location: TextLocation,
    _ message: String,
    path: Exploration.Path?,
    in app: ExploredApp,
    object: ExactString? = nil
  ) {
    self.init(
      rule: rule.rawValue,
      severity: rule.severity,
      file: ExactString(file),
      location: location,
      message: ExactString(message),
      object: object
    )
    steps = path.map { app.steps(of: $0) } ?? []
  }
}

extension ExploredApp {
  /// The moves of a path, as steps of a diagnostic.
  func steps(of path: Exploration.Path) -> [Diagnostic.Step] {
    path.steps.map { step in
      var place = Diagnostic.Step(
        action: ExactString(name(of: step.move)),
        state: ExactString("\(step.state)")
      )
      if let object = step.move.segue, let (view, _, locations) = segue(object) {
        place.file = ExactString(view.file.path)
        place.location = locations.kind ?? locations.element
      }
      return place
    }
  }

  /// What a user does, in words: `tap button 'Open'`.
  func name(of move: Move) -> String {
    guard let object = move.segue, let (_, segue, _) = segue(object) else { return "\(move)" }
    guard let trigger = segue.trigger, trigger.name != nil || segue.identifier == nil else {
      return "\(move)"
    }
    return "tap \(trigger.label)"
  }
}

extension Storyboard.Segue {
  /// The segue at the start of a sentence.
  fileprivate var subject: String {
    guard let trigger, trigger.name != nil else { return label }
    return identifier.map { "segue '\($0)' of \(trigger.label)" } ?? trigger.label
  }
}
