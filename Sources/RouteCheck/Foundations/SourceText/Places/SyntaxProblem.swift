/// Why bytes are not of their format, and where.
package struct SyntaxProblem: Error, Equatable {
  package var message: String
  /// The offset of the first byte at fault.
  package var offset: Int

  package init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
