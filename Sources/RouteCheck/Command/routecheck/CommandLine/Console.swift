import ProjectLoading

/// The surroundings of a command, passed in: files, output and the terminal.
struct Console: Sendable {
  var files: FileSystem
  var print: @Sendable (String) -> Void
  var printError: @Sendable (String) -> Void
  /// Whether standard output is a terminal that shows colours.
  var isColoured: Bool
  /// Whether standard error is a terminal.
  var isInteractive: Bool
  /// Calls a closure at the next interrupt of the program; `nil` where an interrupt ends it.
  var onInterrupt: (@Sendable (_ action: @escaping @Sendable () -> Void) -> Void)?
  var concurrency: Int
  /// The revisions of the repository around the current folder; `nil` where there is none.
  var revisions: Revisions?
}
