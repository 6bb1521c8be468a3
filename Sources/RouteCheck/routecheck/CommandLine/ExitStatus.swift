import RouteCheckCore

/// What the command tells the shell.
enum ExitStatus: Int32, Hashable, Sendable {
  /// Nothing at or above the failing severity.
  case success = 0
  /// Findings.
  case findings = 1
  /// Wrong usage.
  case usage = 64
  /// An input that cannot be read.
  case unreadable = 66
  /// A fault of the tool itself.
  case fault = 70
}

extension ExitStatus {
  /// The status for a report: an input that was not read outweighs what was found in the others.
  init(_ report: Report, failing: Severity) {
    let unreadable = Rule.unreadableInput.id.rawValue
    if report.diagnostics.contains(where: { $0.rule == unreadable }) {
      self = .unreadable
    } else {
      self = report.diagnostics.contains { $0.severity >= failing } ? .findings : .success
    }
  }
}
