import Foundation
import ProjectLoading

enum StandardStreams {
  /// Prints a text, and ends the program when that fails: part of an output is worse than none.
  static func print(_ text: String) {
    do {
      try write(text, to: STDOUT_FILENO)
    } catch {
      printError("error: standard output cannot be written: \(error.reason)\n")
      exit(ExitStatus.unreadable.rawValue)
    }
  }

  /// Prints a text to standard error; a failure cannot be reported anywhere.
  static func printError(_ text: String) {
    try? write(text, to: STDERR_FILENO)
  }

  private static func write(_ text: String, to descriptor: Int32) throws(FileProblem) {
    var text = text
    let problem = text.withUTF8 { FileSystem.writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
    // A closed pipe is not an error.
    guard problem == 0 || problem == EPIPE else { throw FileSystem.lastProblem(problem) }
  }

  /// Whether a stream is a terminal that shows colours, unless the user wants none.
  static func isTerminal(_ descriptor: Int32) -> Bool {
    guard isatty(descriptor) == 1 else { return false }
    let environment = ProcessInfo.processInfo.environment
    return environment["NO_COLOR"] == nil && environment["TERM"] != "dumb"
  }
}
