import CodeFacts
import SourceText

/// A source file with its facts about routes.
///
/// It is a class because thousands of files pass between the phases of a run.
package final class SourceFile: Sendable {
  package let path: String
  /// The targets that compile the file; empty if unknown.
  package let targets: Set<String>
  package let facts: SourceFacts
  /// Whether the settings of the targets say that the file is compiled as Swift 2; `nil` if they do
  /// not say.
  let isSwift2: Bool?

  package init(
    path: String,
    targets: Set<String> = [],
    facts: SourceFacts,
    isSwift2: Bool? = nil
  ) {
    self.path = path
    self.targets = targets
    self.facts = facts
    self.isSwift2 = isSwift2
  }

  /// Whether the file and one of the given targets may end up in the same app.
  package func mayShareTarget(with others: Set<String>) -> Bool {
    targets.isEmpty || others.isEmpty || !targets.isDisjoint(with: others)
  }

  var isProgram: Bool { facts.isMain || Path.name(path) == "main.swift" }
}
