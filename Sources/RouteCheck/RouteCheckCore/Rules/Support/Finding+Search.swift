import Routes
import StoryboardReader
import SwiftScanner

extension Finding {
  /// A finding about a segue after some taps.
  init(
    _ segue: (
      view: Project.SceneView, segue: Storyboard.Segue, locations: StoryboardFile.SegueLocations
    ),
    _ message: String,
    notes: [Diagnostic.Note] = [],
    witness: Diagnostic.Witness
  ) {
    self.init(
      file: segue.view.file.path,
      location: segue.locations.kind ?? segue.locations.element,
      message,
      notes: notes,
      witness: witness,
      object: segue.segue.id
    )
  }

  /// A finding about a screen after some taps; `nil` if code of its class may leave it.
  init?(
    _ end: Exploration.DeadEnd,
    _ message: (ExactString) -> String,
    in search: ExplorationResult
  ) {
    guard let object = end.scene, let view = search.app.view(of: object),
      !search.app.mayLeave(view)
    else { return nil }
    self.init(
      file: view.file.path,
      location: view.locations.customClass ?? view.locations.element,
      message(view.scene.label),
      witness: search.witness(search.exploration.path(toState: end.state)),
      object: object.id
    )
  }

  /// A finding about a line of a file of properties.
  init(
    _ checked: ExplorationResult.CheckedProperty,
    _ message: String,
    _ path: Exploration.Path?,
    in search: ExplorationResult
  ) {
    self.init(
      file: checked.file,
      location: TextLocation(
        line: UInt32(clamping: checked.property.line),
        column: 1,
        length: UInt32(clamping: checked.property.text.utf8.count)
      ),
      message,
      witness: path.map { search.witness($0) }
    )
  }
}
