import StoryboardReader
import SwiftScanner

extension Project {
  /// Whether a comment in the code switches a finding off.
  func isSuppressed(_ finding: Finding) -> Bool {
    code.suppressions[finding.file]?.contains { suppression in
      suppression.covers(finding.location)
        && (suppression.rules.isEmpty || suppression.rules.contains(finding.rule.rawValue))
    } == true
  }
}

extension SourceSuppression {
  fileprivate func covers(_ location: TextLocation) -> Bool {
    switch reach {
    case .line(let line): line == location.line
    case .file: true
    case .unknown, .sentence: false
    }
  }
}
