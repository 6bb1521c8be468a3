/// Why a snapshot's notation could not be read.
///
/// Its description shows the place, and offers a near word where one is misspelled:
///
/// ```
/// column 9: expected ',' or ')', found ']'
///   nav(Feed]
///           ^
/// ```
public struct NotationError: Error, Hashable, Sendable {
  /// What was expected.
  public var expected: String
  /// What stands there instead.
  public var found: String
  /// A word that may be meant, where one is misspelled.
  public var near: String?
  /// The line of the notation, counted from 1.
  public var line: Int
  /// Where it stands in the line, counted in Unicode scalars from 1.
  public var column: Int
  /// What is written in the line.
  public var text: String
}

extension NotationError: CustomStringConvertible {
  /// The whole message, and the place in the notation.
  public var description: String {
    let place = (line > 1 ? "line \(line), " : "") + "column \(column)"
    let message = "\(place): expected \(expected), found \(found)\(SpellingSuggestion.hint(near))"
    let excerpt = NotationExcerpt(text, column: column)
    return ([message] + excerpt.lines).joined(separator: "\n")
  }
}
