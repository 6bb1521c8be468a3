import ProjectModel
import RouteTables
import Routes
import RoutesExploration
import SourceText
import StoryboardReader

/// A segue, or code, that a rule reports because of the scene that it leads to.
struct FoundMove {
  let source: Project.SceneView
  let destination: StoryboardBundle.SceneLocation
  /// The name of the scene that the move leads to.
  var name: ExactString
  /// What starts the move: a control, a segue or code.
  let label: String
  let isModal: Bool
  /// The move in a search.
  let action: Move.Action
  /// The segue's object; `nil` if code makes the scene.
  let object: ExactString?
  let file: String
  let location: TextLocation

  init(
    _ step: UnconditionalSegues.Step,
    from number: Int,
    of segues: UnconditionalSegues,
    to name: ExactString
  ) {
    source = segues.scenes[number]
    destination = segues.scenes[step.destination].reference
    self.name = name
    let segue = source.scene.segues[step.segue]
    label = segue.trigger.flatMap { $0.name == nil ? nil : $0.label } ?? segue.label
    isModal = segue.kind.role.isModal
    action = .segue(.init(scene: source.object, id: segue.id), identifier: segue.identifier)
    object = segue.id
    file = source.file.path
    location = source.locations.segues[step.segue].place
  }

  init(_ showing: CodeShowing, of segues: UnconditionalSegues, to name: ExactString) {
    source = segues.scenes[showing.source]
    let shown = segues.scenes[showing.destination]
    destination = shown.reference
    self.name = name
    label = "code"
    isModal = showing.kind.role.isModal
    action = .show(
      shown.object,
      by: showing.kind,
      isInStack: showing.isInStack,
      style: showing.style
    )
    object = nil
    file = showing.file
    location = showing.location
  }
}

extension [FoundMove] {
  /// Adds code, unless it is the last one already: its class may be that of several scenes.
  mutating func append(once code: FoundMove) {
    if let last, last.file == code.file, last.location == code.location { return }
    append(code)
  }
}
