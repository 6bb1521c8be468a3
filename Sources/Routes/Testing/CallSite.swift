/// Where something was asked for, such as the line of a test that expects it.
///
/// A test may compare a graph many times, and test runners report what is thrown at its first line.
public struct CallSite: Hashable, Sendable, CustomStringConvertible {
  /// The path of the source file.
  public var file: String
  /// The line, counted from 1.
  public var line: Int

  /// Makes a call site; without arguments, the one where it is written.
  ///
  /// - Parameters:
  ///   - file: The path of the source file.
  ///   - line: The line, counted from 1.
  public init(file: String = #filePath, line: Int = #line) {
    self.file = file
    self.line = line
  }

  /// The path and the line, as compilers write them.
  public var description: String { "\(file):\(line)" }

  /// What a message begins with that says where it was asked.
  static func prefix(_ site: CallSite?) -> String { site.map { "\($0): " } ?? "" }
}
