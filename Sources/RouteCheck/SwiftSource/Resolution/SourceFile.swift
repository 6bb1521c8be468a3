/// A source file: its path, and what it says.
struct SourceFile: Hashable, Sendable {
  var path: String
  /// The folder of the app that the file belongs to, see ``AppFolders``.
  var root = ""
  /// The targets that compile the file; empty where none is known.
  var targets: Set<String> = []
  var facts: SourceFacts

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
