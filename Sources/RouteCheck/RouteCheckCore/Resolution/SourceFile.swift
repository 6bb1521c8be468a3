import StoryboardReader
import SwiftScanner

/// A source file: its path, and what it says.
///
/// Files are handed from hand to hand by the thousand, so that they are shared and not copied.
final class SourceFile: Sendable {
  let path: String
  /// The folder of the app that the file belongs to, see ``AppFolders``.
  let root: String
  /// The targets that compile the file; empty where none is known.
  let targets: Set<String>
  let facts: SourceFacts

  init(path: String, root: String = "", targets: Set<String> = [], facts: SourceFacts) {
    self.path = path
    self.root = root
    self.targets = targets
    self.facts = facts
  }

  /// The file as one of an app.
  func inApp(_ root: String) -> SourceFile {
    SourceFile(path: path, root: root, targets: targets, facts: facts)
  }

  /// Whether the file and one of the given targets may end up in the same app.
  func mayShareTarget(with others: Set<String>) -> Bool {
    targets.isEmpty || others.isEmpty || !targets.isDisjoint(with: others)
  }
}

/// A source file that no target compiles, so that nothing in it exists in the app.
struct UncompiledSource: Sendable {
  var file: SourceFile
  /// The project that it stands under.
  var project: String
}
