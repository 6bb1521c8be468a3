/// Why a storyboard's notation could not be read.
///
/// Its description shows the line, and offers a near word where one is misspelled:
///
/// ```
/// line 3: expected no other attribute of 'segue', found 'identifer'; did you mean 'identifier'?
///   segue id=s1 kind=show identifer=ShowPost destination=post
/// ```
public struct StoryboardNotationError: Error, Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// What was expected.
  public var expected: String
  /// What stands there instead.
  public var found: String
  /// A word that may be meant, where one is misspelled.
  public var near: String?
  /// What is written in the line.
  public var text: String
}

extension StoryboardNotationError: CustomStringConvertible {
  /// The whole message, and the line.
  public var description: String {
    let message =
      "line \(line): expected \(expected), found \(found)\(SpellingSuggestion.hint(near))"
    return ([message] + NotationExcerpt(text).lines).joined(separator: "\n")
  }
}
