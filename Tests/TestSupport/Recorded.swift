import Foundation

/// Whether a text is the content of a file.
///
/// With `ROUTES_RECORD=1` in the environment the text is written to the file instead.
package func isRecorded(_ text: String, in file: URL) throws -> Bool {
  if ProcessInfo.processInfo.environment["ROUTES_RECORD"] == "1" {
    try text.write(to: file, atomically: true, encoding: .utf8)
    return true
  }
  return try String(contentsOf: file, encoding: .utf8) == text
}
