/// The severity of a diagnostic.
package enum Severity: String, CaseIterable, Sendable, Comparable {
  /// Worth knowing.
  case note
  /// Probably a mistake.
  case warning
  /// The running app crashes or does nothing, or an input cannot be used.
  case error

  package static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
