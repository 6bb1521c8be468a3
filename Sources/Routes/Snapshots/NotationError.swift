extension Snapshot {
  /// An error in a snapshot's notation.
  ///
  /// Its description shows the column and suggests a word for a misspelled one:
  ///
  /// ```
  /// column 9: expected ',' or ')', found ']'
  ///   nav(Feed]
  ///           ^
  /// ```
  public struct NotationError: Error, Equatable, Sendable {
    /// The expected text.
    public var expected: String
    /// The found text.
    public var found: String
    /// The suggestion for a misspelled word.
    public var near: String?
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted in Unicode scalars from 1.
    public var column: Int
    /// The line's text.
    public var text: String

    package init(
      expected: String,
      found: String,
      near: String? = nil,
      line: Int,
      column: Int,
      text: String
    ) {
      self.expected = expected
      self.found = found
      self.near = near
      self.line = line
      self.column = column
      self.text = text
    }
  }
}

extension Snapshot.NotationError: CustomStringConvertible {
  /// The message, and the line with a mark under the column.
  public var description: String {
    (line > 1 ? "line \(line), " : "") + "column \(column): \(message)"
  }

  /// The message without its place, and the line with a mark under the column.
  package var message: String {
    let hint = SpellingSuggestion.hint(near)
    let message = "expected \(expected), found \(shortened(found))\(hint)"
    let excerpt = NotationExcerpt(text, column: column)
    return ([message] + excerpt.lines).joined(separator: "\n")
  }

  /// A text of more than 80 characters, which is then a word in quotes, without its middle.
  private func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > 80 else { return text }
    return String(scalars.prefix(60)) + "…" + String(scalars.suffix(10))
  }
}
