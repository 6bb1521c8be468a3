/// How much a finding matters.
package enum Severity: String, CaseIterable, Hashable, Sendable, Comparable {
  /// Worth knowing.
  case note
  /// Probably a mistake.
  case warning
  /// Crashes or does nothing in the running app, or an input that cannot be used.
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
