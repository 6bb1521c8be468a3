import CodeFacts
import ProjectModel
import RouteDiagnostics
import RouteTables
import Routes
import RoutesExploration
import SourceText
import StoryboardReader

extension ExploredApp {
  /// The moves of a path, as steps of a diagnostic.
  package func steps(of path: Exploration.Path) -> [Finding.Step] {
    path.steps.map { step in
      var place = Finding.Step(
        action: ExactString(name(of: step.move)),
        state: ExactString("\(named(step.state))")
      )
      if let object = step.move.segue, let (view, _, locations) = segue(object) {
        place.file = ExactString(view.file.path)
        place.location = locations.place
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
    let source = named(move.source)
    switch move.action {
    case .segue(let object, let identifier):
      let trigger = segue(object)?.segue.trigger
      if let trigger, trigger.name != nil || identifier == nil { return "tap \(trigger.label)" }
      return identifier.map { "\(source) performs '\($0)'\(line(of: move))" } ?? "\(move)"
    case .registered(let identifier): return "\(source) performs '\(identifier)'"
    case .dismiss: return "\(source) dismisses"
    case .dismissTo: return "\(source) dismisses several screens"
    case .pop: return "\(source) pops"
    case .popTo: return "\(source) pops several screens"
    case .popToRoot: return "\(source) pops to the root"
    case .root(let scene, isInStack: _): return "\(source) makes \(name(of: scene)) the root"
    case .show(let scene, let kind, isInStack: _, style: _):
      let verb =
        switch kind.role {
        case .push: "pushes"
        case .presentation: "presents"
        default: "shows"
        }
      return "\(source) \(verb) \(name(of: scene))\(line(of: move))"
    case .open(let scene):
      return "\(source) shows \(name(of: scene))\(line(of: move))"
    case .handOver(let object):
      let segue = segue(object)?.segue.identifier ?? object.id
      let presenter = name(of: object.scene)
      return "\(source) dismisses, then \(presenter) performs '\(segue)'\(line(of: move))"
    case .back, .swipeDown, .tab: return "\(move)"
    }
  }

  /// Whether a user makes a move, and not only code.
  package func isByUser(_ move: Move) -> Bool {
    switch move.action {
    case .segue(let object, _): segue(object)?.segue.trigger != nil
    case .back, .swipeDown, .tab: true
    case .registered, .dismiss, .dismissTo, .pop, .popTo, .popToRoot, .root, .show, .open,
      .handOver:
      false
    }
  }

  /// The code that makes a move.
  private func code(of move: Move) -> Finding.Place? {
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
    view(of: scene).map(label) ?? scene.id
  }

  /// A scene's name in sentences.
  package func label(of view: Project.SceneView) -> ExactString { named(view.scene.label) }

  /// A screen's name for people: its title if it has neither a class nor an identifier.
  package func named(_ screen: ExactString) -> ExactString { titles[screen] ?? screen }

  /// A state with the names of its screens for people.
  package func named(_ state: Snapshot) -> Snapshot {
    var state = state
    for index in state.screens.indices {
      state.screens[index].name = named(state.screens[index].name)
    }
    return state
  }
}

extension StoryboardFile {
  /// The objects that outlets name, so that code can change them; `nil` if a collection may contain any.
  var connectedViews: Set<ExactString>? {
    // UIKit's own collection of a view's gesture recognizers is no outlet.
    let outlets = connections.filter { $0.kind == .outlet && $0.name != "gestureRecognizers" }
    let views = Set(outlets.compactMap(\.value))
    return outlets.allSatisfy { $0.value != nil } ? views : nil
  }

  /// The actions of controls that take touches, or that code can change.
  ///
  /// - Parameters:
  ///   - properties: The names that code mentions.
  ///   - lost: The objects that code takes from the user.
  func sentActions(changing properties: Set<ExactString>, without lost: Set<ExactString>)
    -> [Connection]
  {
    let connected = connectedViews
    return connections.filter { action in
      action.kind == .action
        && action.inertViews.allSatisfy { $0.mayTakeTouches(connected, properties, lost) }
    }
  }
}

extension StoryboardFile.InertView {
  /// Whether it takes touches, or code may make it.
  ///
  /// - Parameters:
  ///   - connected: The objects that outlets name; `nil` for any.
  ///   - properties: The names that code mentions.
  ///   - lost: The objects that code takes from the user.
  func mayTakeTouches(
    _ connected: Set<ExactString>?,
    _ properties: Set<ExactString>,
    _ lost: Set<ExactString>
  ) -> Bool {
    guard let property else { return id.map(lost.contains) != true }
    return properties.contains(property) && (id.flatMap { connected?.contains($0) } ?? true)
  }
}

extension Project.SceneView {
  /// What people call a screen that has neither a class nor an identifier: by its title, its first text
  /// or the way to it, or else by its object id; `nil` for other scenes.
  ///
  /// - Parameter way: What leads to the screen or contains it. Its name is stable, a number is not.
  func title(or way: ExactString?) -> ExactString? {
    guard scene.customClass == nil, scene.identifier == nil, scene.reference == nil else {
      return nil
    }
    let wireframe = file.wireframes.indices.contains(index) ? file.wireframes[index] : nil
    let texts =
      [wireframe?.title, wireframe?.navigationItem?.title, wireframe?.tabBarItem]
      + (wireframe?.views ?? []).map(\.text)
    let text = texts.lazy.compactMap(\.self).first { !$0.isEmpty }
    return text.map { ExactString($0) } ?? way
      ?? "scene \(scene.id) of \(file.storyboard.name)"
  }
}

extension Storyboard.Segue {
  /// The segue at the start of a sentence.
  package var subject: String {
    guard let trigger, trigger.name != nil else { return label }
    return identifier.map { "segue '\($0)' of \(trigger.label)" } ?? trigger.label
  }
}
