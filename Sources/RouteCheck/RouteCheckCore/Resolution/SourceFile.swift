import SwiftScanner

/// A source file and what it says about routes.
///
/// It is a class because thousands of files pass between the phases of a run.
final class SourceFile: Sendable {
  let path: String
  /// The targets that compile the file; empty if unknown.
  let targets: Set<String>
  let facts: SourceFacts

  init(path: String, targets: Set<String> = [], facts: SourceFacts) {
    self.path = path
    self.targets = targets
    self.facts = facts
  }

  /// Whether the file and one of the given targets may end up in the same app.
  func mayShareTarget(with others: Set<String>) -> Bool {
    targets.isEmpty || others.isEmpty || !targets.isDisjoint(with: others)
  }

  /// Whether a program starts in the file.
  var isProgram: Bool { facts.isMain || Path.name(path) == "main.swift" }
}
