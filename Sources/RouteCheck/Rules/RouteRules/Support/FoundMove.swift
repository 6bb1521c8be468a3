import ProjectModel
import RouteTables
import Routes
import RoutesExploration
import SourceText
import StoryboardReader

/// A segue, or code, that leads from a scene to another one.
struct FoundMove {
  let source: Project.SceneView
  let destination: Project.SceneView
  /// The positions of the scenes among the unconditional segues.
  let from: Int
  let to: Int
  /// The name of the scene that the move leads to.
  var name: ExactString
  /// What starts the move: a control, a segue or code.
  let label: String
  let kind: SegueKind
  /// The segue and its locations; `nil` if code makes the scene.
  let segue: (segue: Storyboard.Segue, locations: StoryboardFile.SegueLocations)?
  /// Whether code puts the scene in a stack of its own.
  let isInStack: Bool
  /// The stated style of the presentation.
  let style: ExactString?
  /// The methods of the source's class that make the move.
  let methods: Set<ExactString>
  /// The move in a search.
  let action: Move.Action
  let file: String
  let location: TextLocation

  var isModal: Bool { kind.role.isModal }

  fileprivate init(
    _ step: UnconditionalSegues.Step,
    from number: Int,
    of scenes: [Project.SceneView]
  ) {
    (from, to) = (number, step.destination)
    (source, destination) = (scenes[from], scenes[to])
    name = destination.scene.label
    let segue = source.scene.segues[step.segue]
    let locations = source.locations.segues[step.segue]
    self.segue = (segue, locations)
    label = segue.trigger.flatMap { $0.name == nil ? nil : $0.label } ?? segue.label
    kind = segue.kind
    isInStack = false
    style = segue.presentationStyle
    methods = step.performers
    action = .segue(.init(scene: source.object, id: segue.id), identifier: segue.identifier)
    file = source.file.path
    location = locations.place
  }

  fileprivate init(_ showing: CodeShowing, of scenes: [Project.SceneView]) {
    (from, to) = (showing.source, showing.destination)
    (source, destination) = (scenes[from], scenes[to])
    name = destination.scene.label
    label = "code"
    kind = showing.kind
    segue = nil
    isInStack = showing.isInStack
    // A stack that code makes has no style of a storyboard.
    style =
      showing.isInStack || showing.style != .automatic ? ExactString(showing.style.rawValue) : nil
    methods = [showing.method]
    action = .show(
      destination.object,
      by: showing.kind,
      isInStack: showing.isInStack,
      style: showing.style
    )
    file = showing.file
    location = showing.location
  }
}

extension UnconditionalSegues {
  /// The segues to other screens, in the order of the scenes, and then the code that shows scenes.
  var moves: [FoundMove] {
    let ofSegues = steps.enumerated().flatMap { number, steps in
      steps.filter { !$0.isContainment }.map { FoundMove($0, from: number, of: scenes) }
    }
    return ofSegues + codeShowings.map { FoundMove($0, of: scenes) }
  }
}

extension [FoundMove] {
  /// Adds code, unless it is the last one already: its class may be that of several scenes.
  mutating func append(once move: FoundMove) {
    if let last, move.segue == nil, last.file == move.file, last.location == move.location {
      return
    }
    append(move)
  }
}
