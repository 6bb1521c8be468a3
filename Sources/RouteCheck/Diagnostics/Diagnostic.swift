/// One finding: what is wrong, where, by which rule, and how to mend it.
struct Diagnostic: Hashable, Sendable {
  var rule: String
  var severity: Severity
  var file: String
  var place: SourcePlace
  var message: String
  var notes: [Note] = []
  var fix: Fix?
  /// The object id of the storyboard's object that the finding is about.
  var object: String?

  /// A further remark, with its own place where it has one.
  struct Note: Hashable, Sendable {
    var message: String
    var file: String?
    var place: SourcePlace?
  }

  /// The text to put where the finding stands, instead of the ``SourcePlace/length`` bytes there.
  struct Fix: Hashable, Sendable {
    var replacement: String
  }
}

extension Diagnostic: Comparable {
  /// By file, place, rule, message and then all that is left, so that the order never depends on how
  /// work was spread. What is worse comes first.
  static func < (one: Diagnostic, other: Diagnostic) -> Bool {
    if one.file != other.file { return one.file < other.file }
    if one.place != other.place { return one.place < other.place }
    let (mine, others) = ((one.rule, one.message), (other.rule, other.message))
    if mine != others { return mine < others }
    if one.severity != other.severity { return one.severity > other.severity }
    let (details, otherDetails) = (one.details, other.details)
    if details != otherDetails { return details.lexicographicallyPrecedes(otherDetails) }
    return one.notes.lexicographicallyPrecedes(other.notes)
  }

  private var details: [String] { [object ?? "", fix?.replacement ?? ""] }
}

extension Diagnostic.Note: Comparable {
  static func < (one: Self, other: Self) -> Bool {
    (one.file ?? "", one.place ?? .start, one.message)
      < (other.file ?? "", other.place ?? .start, other.message)
  }
}
