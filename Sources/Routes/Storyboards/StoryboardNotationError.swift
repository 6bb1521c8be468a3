extension Storyboard {
  /// An error in a storyboard's notation.
  ///
  /// Its description shows the line and suggests a word for a misspelled one:
  ///
  /// ```
  /// line 3: expected no other attribute of 'segue', found 'identifer'; did you mean 'identifier'?
  ///   segue id=s1 kind=show identifer=ShowPost destination=post
  /// ```
  public struct NotationError: Error, Equatable, Sendable {
    /// The line, counted from 1.
    public var line: Int
    /// The expected text.
    public var expected: String
    /// The found text.
    public var found: String
    /// The suggestion for a misspelled word.
    public var near: String?
    /// The line's text.
    public var text: String
  }
}

extension Storyboard.NotationError: CustomStringConvertible {
  /// The message, and the line.
  public var description: String {
    let message =
      "line \(line): expected \(expected), found \(found)\(SpellingSuggestion.hint(near))"
    return ([message] + NotationExcerpt(text).lines).joined(separator: "\n")
  }
}
