import Foundation

/// The standard streams of the process.
enum Standard {
  /// Prints a text, and ends the program where that cannot be done: half of an output is none.
  static func print(_ text: String) {
    do {
      try write(text, to: STDOUT_FILENO)
    } catch {
      printError("error: standard output cannot be written: \(error.reason)\n")
      exit(ExitStatus.unreadable.rawValue)
    }
  }

  /// Prints a text to standard error; there is nowhere to say that it could not be done.
  static func printError(_ text: String) {
    try? write(text, to: STDERR_FILENO)
  }

  /// Writes all of a text; a reader that has gone away is no error.
  private static func write(_ text: String, to descriptor: Int32) throws(FileProblem) {
    var text = text
    let isWritten = text.withUTF8 { buffer in
      var rest = UnsafeRawBufferPointer(buffer)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = Foundation.write(descriptor, start, rest.count)
        if count > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if errno != EINTR {
          return errno == EPIPE
        }
      }
      return true
    }
    if !isWritten { throw FileSystem.lastProblem() }
  }

  /// Whether a stream is a terminal that shows colours, unless the user asks for none.
  static func isTerminal(_ descriptor: Int32) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(descriptor) == 1 && environment["NO_COLOR"] == nil
      && environment["TERM"] != "dumb"
  }
}
