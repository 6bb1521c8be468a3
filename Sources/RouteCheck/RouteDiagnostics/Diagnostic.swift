import Routes
import RoutesExploration
import SourceText

/// A finding of a rule: its message, its location, and a fix if there is one.
package struct Diagnostic: Hashable, Sendable {
  package var rule: String
  package var severity: Severity
  package var file: ExactString
  package var location: TextLocation
  package var message: ExactString
  package var notes: [Note] = []
  /// The moves that lead to the diagnostic's situation, for one that needs taps.
  package var witness: Witness?
  package var fix: Fix?
  /// The object id of the storyboard object that the diagnostic is about.
  package var object: ExactString?

  package init(
    rule: String,
    severity: Severity,
    file: ExactString,
    location: TextLocation,
    message: ExactString,
    notes: [Note] = [],
    witness: Witness? = nil,
    fix: Fix? = nil,
    object: ExactString? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.file = file
    self.location = location
    self.message = message
    self.notes = notes
    self.witness = witness
    self.fix = fix
    self.object = object
  }

  /// The moves that lead to the diagnostic's situation; empty for one that needs no taps.
  package var steps: [Step] { witness?.steps ?? [] }

  /// A path that a search found.
  package struct Witness: Hashable, Sendable {
    /// The first scene of the app.
    package var entry: SceneObject
    package var width: HorizontalSizeClass
    package var path: Exploration.Path
    /// The refused move at the end of the path, for a diagnostic about a refusal.
    package var refused: Move?
    package var steps: [Step]

    package init(
      entry: SceneObject,
      width: HorizontalSizeClass,
      path: Exploration.Path,
      refused: Move? = nil,
      steps: [Step]
    ) {
      self.entry = entry
      self.width = width
      self.path = path
      self.refused = refused
      self.steps = steps
    }
  }

  /// A move on the path to a diagnostic's situation.
  package struct Step: Hashable, Sendable {
    /// The action, such as `tap button 'Open'`.
    package var action: ExactString
    /// The notation of the state after it.
    package var state: ExactString
    package var file: ExactString?
    package var location: TextLocation?
    /// The object id of the segue that the move performs.
    package var segue: ExactString?

    package init(
      action: ExactString,
      state: ExactString,
      file: ExactString? = nil,
      location: TextLocation? = nil,
      segue: ExactString? = nil
    ) {
      self.action = action
      self.state = state
      self.file = file
      self.location = location
      self.segue = segue
    }
  }

  /// An additional remark.
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

  /// The replacement for the ``TextLocation/length`` bytes at the diagnostic's location.
  package struct Fix: Hashable, Sendable {
    package var replacement: ExactString

    package init(_ replacement: ExactString) { self.replacement = replacement }
  }
}

extension Diagnostic: Comparable {
  /// Compares file, location, rule and message, then all other properties, so that the order never
  /// depends on scheduling. Graver diagnostics come first.
  package static func < (one: Diagnostic, other: Diagnostic) -> Bool {
    if one.file != other.file { return one.file < other.file }
    if one.location != other.location { return one.location < other.location }
    if one.rule != other.rule { return one.rule < other.rule }
    if one.message != other.message { return one.message < other.message }
    if one.severity != other.severity { return one.severity > other.severity }
    let (details, otherDetails) = (one.details, other.details)
    if details != otherDetails { return details.lexicographicallyPrecedes(otherDetails) }
    return one.notes.lexicographicallyPrecedes(other.notes)
  }

  private var details: [ExactString] {
    [object ?? "", fix?.replacement ?? ""] + steps.flatMap { [$0.action, $0.state] }
  }
}

extension Diagnostic.Note: Comparable {
  package static func < (one: Self, other: Self) -> Bool {
    (one.file ?? "", one.location ?? .start, one.message)
      < (other.file ?? "", other.location ?? .start, other.message)
  }
}
