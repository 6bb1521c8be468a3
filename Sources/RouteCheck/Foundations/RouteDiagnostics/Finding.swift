import Routes
import RoutesExploration
import SourceText

/// A mistake that a rule finds: its message, its location, and a fix if there is one.
package struct Finding: Hashable, Sendable {
  package var file: ExactString
  package var location: TextLocation
  package var message: ExactString
  package var notes: [Note]
  /// The moves that lead to the finding's situation, for one that needs taps.
  package var witness: Witness?
  /// The replacement for the ``TextLocation/length`` bytes at the location.
  package var fix: ExactString?
  /// The object id of the storyboard object that the finding is about.
  package var object: ExactString?
  /// The scene and the object in the outline of Interface Builder, if a report has looked them up.
  package var outline: [ExactString] = []
  /// The severity, if it differs from the rule's.
  package var severity: Severity?
  /// The mistake that several findings of a rule may share, such as the name of an absent module.
  package var cause: ExactString?
  /// The other places of the same cause, if a report has joined them.
  package var otherPlaces: [Place] = []

  package init(
    file: String,
    location: TextLocation,
    _ message: String,
    notes: [Note] = [],
    witness: Witness? = nil,
    fix: ExactString? = nil,
    object: ExactString? = nil,
    severity: Severity? = nil,
    cause: ExactString? = nil
  ) {
    self.file = ExactString(file)
    self.location = location
    self.message = ExactString(message)
    self.notes = notes
    self.witness = witness
    self.fix = fix
    self.object = object
    self.severity = severity
    self.cause = cause
  }

  /// The moves that lead to the finding's situation; empty for one that needs no taps.
  package var steps: [Step] { witness?.steps ?? [] }

  package struct Place: Hashable, Sendable, CustomStringConvertible {
    package var file: ExactString
    package var location: TextLocation

    package init(file: ExactString, location: TextLocation) {
      self.file = file
      self.location = location
    }

    package var description: String { "\(file):\(location.line)" }
  }

  /// A path that a search found.
  package struct Witness: Hashable, Sendable {
    /// The storyboard file in which the app starts, and its first scene.
    package var app: ExactString
    package var entry: Storyboard.SceneObject
    package var width: ControllerGraph.SizeClass
    package var path: Exploration.Path
    /// The refused move at the end of the path, for a finding about a refusal.
    package var refused: Move?
    package var steps: [Step]

    package init(
      app: ExactString,
      entry: Storyboard.SceneObject,
      width: ControllerGraph.SizeClass,
      path: Exploration.Path,
      refused: Move? = nil,
      steps: [Step]
    ) {
      self.app = app
      self.entry = entry
      self.width = width
      self.path = path
      self.refused = refused
      self.steps = steps
    }
  }

  /// A move on the path to a finding's situation.
  package struct Step: Hashable, Sendable {
    /// The action, such as `tap button 'Open'`.
    package var action: ExactString
    /// The notation of the state after it.
    package var state: ExactString
    package var file: ExactString?
    package var location: TextLocation?
    /// The object id of the segue that the move performs.
    package var segue: ExactString?

    package init(action: ExactString, state: ExactString) {
      self.action = action
      self.state = state
    }
  }

  package struct Note: Hashable, Sendable {
    package var message: ExactString
    package var file: ExactString?
    package var location: TextLocation?

    package init(message: String, file: String? = nil, location: TextLocation? = nil) {
      self.message = ExactString(message)
      self.file = file.map { ExactString($0) }
      self.location = location
    }
  }
}
