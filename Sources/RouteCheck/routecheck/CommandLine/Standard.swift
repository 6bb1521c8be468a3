import Foundation
import RouteCheckCore

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
    let problem = text.withUTF8 { FileSystem.writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
    guard problem == 0 || problem == EPIPE else { throw FileSystem.lastProblem(problem) }
  }

  /// Whether a stream is a terminal that shows colours, unless the user asks for none.
  static func isTerminal(_ descriptor: Int32) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(descriptor) == 1 && environment["NO_COLOR"] == nil
      && environment["TERM"] != "dumb"
  }
}
