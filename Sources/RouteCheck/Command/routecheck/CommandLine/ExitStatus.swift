import RouteDiagnostics
import RouteRules
import RuleSupport

enum ExitStatus: Int32, Sendable, CaseIterable {
  /// No findings of the severity that fails, or above.
  case success = 0
  case findings = 1
  case usage = 64
  case unreadable = 66
  /// A fault of the tool itself.
  case fault = 70

  /// The meaning of the status, as a phrase with a capital letter and without a period.
  var explanation: String {
    switch self {
    case .success: "No findings"
    case .findings: "Findings"
    case .usage: "Wrong usage"
    case .unreadable: "An input cannot be read"
    case .fault: "An internal error"
    }
  }
}

extension ExitStatus {
  /// The status for a report: an unreadable input outweighs the findings in the others.
  init(_ report: Report, failing: Severity) {
    let unreadable = Rule.unreadableInput.id
    if report.diagnostics.contains(where: { $0.rule == unreadable }) {
      self = .unreadable
    } else {
      self = report.diagnostics.contains { $0.severity >= failing } ? .findings : .success
    }
  }
}
