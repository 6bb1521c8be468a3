import Foundation

/// The standard streams of the process.
enum Standard {
  /// Writes all of a text; a reader that has gone away is no error.
  static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { buffer in
      var rest = UnsafeRawBufferPointer(buffer)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = Foundation.write(descriptor, start, rest.count)
        if count > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if errno != EINTR {
          return
        }
      }
    }
  }

  /// Whether a stream is a terminal that shows colours, unless the user asks for none.
  static func isTerminal(_ descriptor: Int32) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(descriptor) == 1 && environment["NO_COLOR"] == nil
      && environment["TERM"] != "dumb"
  }
}
