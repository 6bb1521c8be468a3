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

/// A number that is the same for the same text on every system, for texts that are too long to record.
package func checksum(_ text: String) -> UInt64 {
  text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
}
