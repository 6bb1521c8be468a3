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
