/// A source file: its path, and what it says.
struct SourceFile: Hashable, Sendable {
  var path: String
  /// The folder of the app that the file belongs to, see ``AppFolders``.
  var root = ""
  var facts: SourceFacts
}
