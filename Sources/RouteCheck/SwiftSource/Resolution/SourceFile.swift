/// A source file: its path, and what it says.
struct SourceFile: Hashable, Sendable {
  var path: String
  /// The folder of the app that the file belongs to, see ``AppFolders``.
  var root = ""
  var facts: SourceFacts
}

/// A source file that no target compiles, so that nothing in it exists in the app.
struct UncompiledSource: Sendable {
  var file: SourceFile
  /// The project that it stands under.
  var project: String
}
