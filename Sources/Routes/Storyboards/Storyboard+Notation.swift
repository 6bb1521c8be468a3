/// A line of a storyboard's notation: a word and its attributes.
struct NotationLine {
  let word: ExactString
  private let number: Int
  private let text: Substring
  private var attributes: [ExactString: ExactString] = [:]
  /// The attributes that were requested so far.
  private var known: [ExactString] = []

  /// Reads a line; `nil` for a line of spaces.
  init?(_ text: Substring.UTF8View, number: Int) throws(Storyboard.NotationError) {
    var rest = text.drop { $0 == Self.space }
    guard !rest.isEmpty else { return nil }
    self.number = number
    self.text = Substring(text)
    word = Self.word(&rest) { $0 == Self.space }
    while true {
      rest = rest.drop { $0 == Self.space }
      if rest.isEmpty { return }
      let key = Self.word(&rest) { $0 == Self.space || $0 == UInt8(ascii: "=") }
      guard !key.isEmpty, rest.popFirst() == UInt8(ascii: "=") else {
        throw error("an attribute such as id=feed", "'\(key)'")
      }
      let value = try readValue(&rest)
      guard attributes.updateValue(value, forKey: key) == nil else {
        throw error("'\(key)' once", "a second one")
      }
    }
  }

  /// Removes an optional attribute and returns its value.
  mutating func optional(_ key: ExactString) -> ExactString? {
    guard !attributes.isEmpty else { return nil }
    known.append(key)
    return attributes.removeValue(forKey: key)
  }

  /// Removes a required attribute and returns its value.
  mutating func value(_ key: ExactString) throws(Storyboard.NotationError) -> ExactString {
    if let value = optional(key) { return value }
    let near = SpellingSuggestion.closest(to: key, among: attributes.keys)
    throw error("an attribute '\(key)'", near.map { "'\($0)'" } ?? "none")
  }

  func finish() throws(Storyboard.NotationError) {
    if let key = attributes.keys.min() {
      var error = error("no other attribute of '\(word)'", word: key, known: known)
      if error.near == nil {
        error.expected = "no attribute of '\(word)' but \(known.quotedList)"
      }
      throw error
    }
  }

  func error(_ expected: String, _ found: String) -> Storyboard.NotationError {
    Storyboard.NotationError(line: number, expected: expected, found: found, text: String(text))
  }

  /// The error for an unexpected word, with a suggestion from the known ones.
  func error(_ expected: String, word: ExactString, known: [ExactString])
    -> Storyboard.NotationError
  {
    var error = error(expected, "'\(word)'")
    error.near = SpellingSuggestion.closest(to: word, among: known)?.string
    return error
  }
}

extension NotationLine {
  private static let space = UInt8(ascii: " ")

  private static func word(
    _ rest: inout Substring.UTF8View,
    until isEnd: (UInt8) -> Bool
  ) -> ExactString {
    let end = rest.firstIndex(where: isEnd) ?? rest.endIndex
    defer { rest = rest[end...] }
    return ExactString(String(Substring(rest[..<end])))
  }

  private func readValue(
    _ rest: inout Substring.UTF8View
  ) throws(Storyboard.NotationError) -> ExactString {
    guard rest.first == UInt8(ascii: "\"") else {
      return Self.word(&rest) { $0 == Self.space }
    }
    rest.removeFirst()
    let quoted = Self.word(&rest) { $0 == UInt8(ascii: "\"") }
    guard rest.popFirst() != nil else { throw error("a closing '\"'", "the end") }
    return try unescaped(quoted)
  }

  /// Replaces each `\u{…}` by its character.
  private func unescaped(_ text: ExactString) throws(Storyboard.NotationError) -> ExactString {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.string.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      let digits = rest.dropFirst(2).prefix { $0 != "}" }
      guard rest.starts(with: "u{".unicodeScalars), digits.endIndex < rest.endIndex,
        let value = UInt32(String(digits), radix: 16), let escaped = Unicode.Scalar(value)
      else { throw error("an escape such as \\u{22}", "'\\'") }
      result.append(escaped)
      rest = rest[digits.endIndex...].dropFirst()
    }
    return ExactString(String(result))
  }
}

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
