import Routes
import SourceText

/// The outcome of a run: the diagnostics in order, and the number of files.
package struct Report: Sendable {
  /// The diagnostics, sorted and without duplicates.
  package private(set) var diagnostics: [Diagnostic]
  package let fileCount: Int
  /// The folders of the apps whose code is not compared, because a storyboard cannot be read.
  package let uncheckedApps: [String]

  package init(_ diagnostics: [Diagnostic], fileCount: Int, uncheckedApps: [String] = []) {
    self.diagnostics = Set(diagnostics).sorted()
    self.fileCount = fileCount
    self.uncheckedApps = uncheckedApps
  }

  /// The report with some of its diagnostics, in the same order.
  package func filtered(_ filter: ([Diagnostic]) -> [Diagnostic]) -> Report {
    var report = self
    report.diagnostics = filter(diagnostics)
    return report
  }

  /// The report with further diagnostics.
  package func adding(_ others: [Diagnostic]) -> Report {
    filtered { Set($0 + others).sorted() }
  }

  /// The report with one diagnostic for each cause: the first one, with the places of the others.
  package var joined: Report {
    var numbers: [Diagnostic.Cause: Int] = [:]
    return filtered { diagnostics in
      diagnostics.reduce(into: []) { joined, diagnostic in
        guard let cause = diagnostic.cause else { return joined.append(diagnostic) }
        if let number = numbers[cause] {
          joined[number].finding.otherPlaces.append(
            Finding.Place(file: diagnostic.file, location: diagnostic.location)
          )
        } else {
          numbers[cause] = joined.count
          joined.append(diagnostic)
        }
      }
    }
  }

  package func count(_ severity: Severity) -> Int {
    diagnostics.lazy.filter { $0.severity == severity }.count
  }

  /// The counts in one line, such as `1 error, 2 warnings in 5 files`.
  package var summary: String {
    if fileCount == 0, diagnostics.isEmpty {
      return "nothing to check: there is no storyboard, source or route table"
    }
    let report = joined
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.count(severity)
      if count == 0 { return severity == .error ? "no errors" : nil }
      return PlainText.counted(count, severity.rawValue)
    }
    let files = PlainText.counted(fileCount, "file")
    return "\(counts.joined(separator: ", ")) in \(files)\(uncheckedClause)"
  }

  /// A clause with the first apps whose findings an unreadable storyboard hides.
  private var uncheckedClause: String {
    if uncheckedApps.isEmpty { return "" }
    let names = uncheckedApps.prefix(3).map { $0.isEmpty ? "this folder" : "'\($0)'" }
    let others = uncheckedApps.count - names.count
    let all = names + (others > 0 ? [PlainText.counted(others, "other app")] : [])
    return "; segues and scenes in the code of \(all.joined(separator: ", ")) are not checked, "
      + "because a storyboard there cannot be read"
  }
}
