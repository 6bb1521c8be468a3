import Routes
import SourceText

/// A finding with the name of its rule and its settled severity.
@dynamicMemberLookup
package struct Diagnostic: Hashable, Sendable {
  package var rule: String
  package var severity: Severity
  package var finding: Finding

  package init(_ finding: Finding, rule: String, severity: Severity) {
    self.rule = rule
    self.severity = severity
    self.finding = finding
    self.finding.severity = nil
  }

  package subscript<Value>(dynamicMember property: KeyPath<Finding, Value>) -> Value {
    finding[keyPath: property]
  }
}

extension Diagnostic {
  /// What diagnostics of one cause share.
  struct Cause: Hashable {
    let rule: String
    let severity: Severity
    let name: ExactString
  }

  /// The cause, or `nil` for a diagnostic that shares none with others.
  var cause: Cause? {
    finding.cause.map { Cause(rule: rule, severity: severity, name: $0) }
  }

  /// The message with the number of places of its cause, if there are several.
  package var messageWithCount: String {
    let others = finding.otherPlaces.count
    return finding.message.string + (others > 0 ? " (\(others + 1) places)" : "")
  }

  /// The notes, and the next places of the cause.
  package var notesWithPlaces: [Finding.Note] {
    finding.notes
      + finding.otherPlaces.prefix(3).map {
        Finding.Note(message: "also here", file: $0.file.string, location: $0.location)
      }
  }
}

extension Diagnostic: Comparable {
  /// Compares file, location, rule and message, then all other properties, so that the order never
  /// depends on scheduling. Graver diagnostics come first.
  package static func < (one: Diagnostic, other: Diagnostic) -> Bool {
    let (found, otherFound) = (one.finding, other.finding)
    if found.file != otherFound.file { return found.file < otherFound.file }
    if found.location != otherFound.location { return found.location < otherFound.location }
    if one.rule != other.rule { return one.rule < other.rule }
    if found.message != otherFound.message { return found.message < otherFound.message }
    if one.severity != other.severity { return one.severity > other.severity }
    let (details, otherDetails) = (found.details, otherFound.details)
    if details != otherDetails { return details.lexicographicallyPrecedes(otherDetails) }
    return found.notes.lexicographicallyPrecedes(otherFound.notes)
  }
}

extension Finding {
  fileprivate var details: [ExactString] {
    [object ?? "", fix ?? ""] + steps.flatMap { [$0.action, $0.state] }
  }
}

extension Finding.Note: Comparable {
  package static func < (one: Self, other: Self) -> Bool {
    (one.file ?? "", one.location ?? .start, one.message)
      < (other.file ?? "", other.location ?? .start, other.message)
  }
}

extension Diagnostic {
  package init(
    _ problem: TextProblem,
    in file: String,
    rule: String,
    severity: Severity = .error
  ) {
    self.init(
      Finding(file: file, location: problem.location, problem.message),
      rule: rule,
      severity: severity
    )
  }
}

/// The severity of a diagnostic; the cases are in the order of gravity.
package enum Severity: String, CaseIterable, Sendable, Comparable {
  /// Worth knowing.
  case note
  /// Probably a mistake.
  case warning
  /// The running app crashes or does nothing, or an input cannot be used.
  case error

  package static func < (one: Severity, other: Severity) -> Bool {
    allCases.prefix { $0 != other }.contains(one)
  }
}
