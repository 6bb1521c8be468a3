import RouteCheckCore

extension Console {
  /// Writes a text to a file whole, and says so unless it is to be quiet.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - contents: What the text holds, in words.
  ///   - path: The file.
  ///   - arguments: The command line, which may have `--quiet`.
  /// - Throws: ``FileProblem`` with the path in its words.
  func write(
    _ text: String,
    of contents: String,
    to path: String,
    _ arguments: Arguments
  ) throws(FileProblem) {
    try files.write([(path, Array(text.utf8))])
    if !arguments.has(.quiet) {
      printError("wrote \(contents) to \(path.escaped(for: .terminal))\n")
    }
  }
}
