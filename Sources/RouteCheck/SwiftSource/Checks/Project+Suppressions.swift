extension Project {
  /// Whether a comment in the code switches a finding off.
  func isSuppressed(_ finding: Finding) -> Bool {
    code.suppressions[finding.file]?.contains { suppression in
      (suppression.line == nil || suppression.line == finding.place.line)
        && (suppression.rules.isEmpty || suppression.rules.contains(finding.rule.rawValue))
    } == true
  }
}
