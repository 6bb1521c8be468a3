/// The outcome of a run: the diagnostics in order, and the number of files.
package struct Report: Hashable, Sendable {
  /// The diagnostics, sorted and without duplicates.
  package private(set) var diagnostics: [Diagnostic]
  /// How many files were read.
  package let fileCount: Int

  package init(_ diagnostics: [Diagnostic], fileCount: Int) {
    self.diagnostics = Set(diagnostics).sorted()
    self.fileCount = fileCount
  }

  /// The report with some of its diagnostics, in the same order.
  func filtered(_ filter: ([Diagnostic]) -> [Diagnostic]) -> Report {
    var report = self
    report.diagnostics = filter(diagnostics)
    return report
  }

  package func count(_ severity: Severity) -> Int {
    diagnostics.lazy.filter { $0.severity == severity }.count
  }

  /// The counts in one line, such as `1 error, 2 warnings in 5 files`.
  package var summary: String {
    if fileCount == 0, diagnostics.isEmpty {
      return "nothing to check: there is no storyboard, source or route table"
    }
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = count(severity)
      if count == 0 { return severity == .error ? "no errors" : nil }
      return PlainText.counted(count, severity.rawValue)
    }
    return "\(counts.joined(separator: ", ")) in \(PlainText.counted(fileCount, "file"))"
  }
}
