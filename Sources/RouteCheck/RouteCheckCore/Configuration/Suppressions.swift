import Routes
import SwiftScanner

/// Everything that accepts diagnostics: comments in sources, the configuration and the baseline.
struct Suppressions: Sendable {
  /// The comments, by file.
  var comments: [ExactString: [SourceSuppression]] = [:]
  /// The accepted diagnostics of storyboard objects.
  var objects: [Suppression] = []
  var baseline: Baseline?

  /// The diagnostics that nothing accepts.
  ///
  /// - Parameter diagnostics: Sorted diagnostics. A baseline accepts the first of several equal ones.
  func filter(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let byObject = Dictionary(grouping: objects, by: \.object)
    let open = diagnostics.filter { diagnostic in
      let accepting = diagnostic.object.flatMap { byObject[$0] } ?? []
      return !accepting.contains { $0.covers(diagnostic) }
        && comments[ExactString(diagnostic.file)]?.contains { $0.covers(diagnostic) } != true
    }
    return baseline?.filter(open) ?? open
  }
}

extension SourceSuppression {
  fileprivate func covers(_ diagnostic: Diagnostic) -> Bool {
    guard rules.isEmpty || rules.contains(diagnostic.rule) else { return false }
    switch reach {
    case .line(let line): return line == diagnostic.location.line
    case .file: return true
    case .unknown, .sentence: return false
    }
  }
}
