/// Text as a Swift string literal that evaluates to exactly that text.
package enum StringLiteral {
  /// The literal with its quotes.
  ///
  /// The text cannot contain an interpolation or end the literal.
  package static func text(_ text: String) -> String { "\"\(text.escaped(for: .swiftString))\"" }

  /// The text for a comment, on one line.
  package static func comment(_ text: String) -> String { "'\(text.escaped(for: .swiftString))'" }
}
