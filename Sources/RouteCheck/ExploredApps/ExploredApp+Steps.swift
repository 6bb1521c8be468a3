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
      if let code = code(of: step.move), place.file == nil {
        place.file = code.file
        place.location = code.location
      }
      return place
    }
  }

  /// What a user does, such as `tap button 'Open'`, or what code does, such as `Feed performs 'Post'`.
  package func name(of move: Move) -> String {
    switch move.action {
    case .segue(let object, let identifier):
      let trigger = segue(object)?.segue.trigger
      if let trigger, trigger.name != nil || identifier == nil { return "tap \(trigger.label)" }
      return identifier.map { "\(move.source) performs '\($0)'\(line(of: move))" } ?? "\(move)"
    case .registered(let identifier): return "\(move.source) performs '\(identifier)'"
    case .dismiss: return "\(move.source) dismisses"
    case .pop: return "\(move.source) pops"
    case .popToRoot: return "\(move.source) pops to the root"
    case .root(let scene): return "\(move.source) makes \(name(of: scene)) the root"
    case .show(let scene, let kind):
      let verb =
        switch kind.role {
        case .push: "pushes"
        case .presentation: "presents"
        default: "shows"
        }
      return "\(move.source) \(verb) \(name(of: scene))\(line(of: move))"
    case .open(let scene):
      return "\(move.source) shows \(name(of: scene))\(line(of: move))"
    case .back, .swipeDown, .tab: return "\(move)"
    }
  }

  /// The code that makes a move.
  private func code(of move: Move) -> CodePlace? {
    var action = move.action
    if case .segue(_, let identifier?) = action { action = .registered(identifier: identifier) }
    return places[CodeMove(source: move.source, action: action)]
  }

  /// The line of the code that makes a move, in brackets; with its file if that is not named as the
  /// class.
  private func line(of move: Move) -> String {
    guard let place = code(of: move) else { return "" }
    let name = place.file.string.split(separator: "/").last ?? ""
    let stem = name.prefix { $0 != "." }
    return ControllerName.trimmed(ExactString(String(stem))) == move.source
      ? " (line \(place.location.line))" : " (\(name):\(place.location.line))"
  }

  private func name(of scene: Storyboard.SceneObject) -> ExactString {
    view(of: scene)?.scene.label ?? scene.id
  }
}

extension Storyboard.Segue {
  /// The segue at the start of a sentence.
  package var subject: String {
    guard let trigger, trigger.name != nil else { return label }
    return identifier.map { "segue '\($0)' of \(trigger.label)" } ?? trigger.label
  }
}
