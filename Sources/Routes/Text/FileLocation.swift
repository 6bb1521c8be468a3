/// A location in a file, for example of a registration, of a table's row, or of a failed expectation.
public struct FileLocation: Hashable, Sendable {
  /// The file's path, as it was given.
  public var file: ExactString
  /// The line, counted from 1.
  public var line: Int
  /// The column in UTF-8 bytes, counted from 1; `nil` when only the line is known.
  public var column: Int?

  /// Creates a location from its parts.
  ///
  /// - Parameters:
  ///   - file: The file's path.
  ///   - line: The line, counted from 1.
  ///   - column: The column in UTF-8 bytes, counted from 1.
  public init(file: String, line: Int, column: Int? = nil) {
    self.file = ExactString(file)
    self.line = line
    self.column = column
  }
}

extension FileLocation: CustomStringConvertible {
  /// The location as compilers print it, such as `Main.swift:3:7`.
  public var description: String {
    "\(file):\(line)" + (column.map { ":\($0)" } ?? "")
  }
}
