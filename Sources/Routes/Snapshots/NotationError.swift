/// An error in a snapshot's notation.
///
/// Its description shows the column and suggests a word for a misspelled one:
///
/// ```
/// column 9: expected ',' or ')', found ']'
///   nav(Feed]
///           ^
/// ```
public struct NotationError: Error, Hashable, Sendable {
  /// What was expected.
  public var expected: String
  /// What was found.
  public var found: String
  /// The suggestion for a misspelled word.
  public var near: String?
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted in Unicode scalars from 1.
  public var column: Int
  /// The line's text.
  public var text: String
}

extension NotationError: CustomStringConvertible {
  /// The message, and the line with a mark under the column.
  public var description: String {
    let position = (line > 1 ? "line \(line), " : "") + "column \(column)"
    let message =
      "\(position): expected \(expected), found \(found)\(SpellingSuggestion.hint(near))"
    let excerpt = NotationExcerpt(text, column: column)
    return ([message] + excerpt.lines).joined(separator: "\n")
  }
}
