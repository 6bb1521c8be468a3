extension Finding {
  /// A finding about a disagreement of tables and storyboards, in the words of the library.
  init(_ rule: Rule.ID, _ disagreement: Disagreement) {
    self.init(
      rule: rule,
      file: disagreement.file,
      place: disagreement.place,
      disagreement.issue.description,
      fix: disagreement.issue.problem.near.map(Diagnostic.Fix.init),
      object: disagreement.object,
      severity: disagreement.severity
    )
  }
}
