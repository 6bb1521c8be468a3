import Routes

/// A line of a property as clauses: a word, and the text up to the next one.
struct PropertyLine {
  struct Clause {
    let word: String
    let text: String
    /// The columns of the word and of the text, counted from 1.
    let column: Int
    let textColumn: Int
  }

  let clauses: [Clause]
  let trimmed: String
  private let text: String
  private let number: Int

  /// The words that begin a clause after the first one.
  private static let words: Set<String> = ["from", "within", "after", "until", "not", "swiped"]

  init(_ text: String, _ number: Int) {
    self.text = text
    self.number = number
    let scalars = Array(text.unicodeScalars)
    var starts: [(word: String, range: Range<Int>)] = []
    var end = scalars.count
    var depth = 0
    var isQuoted = false
    var position = 0
    while position < scalars.count {
      let scalar = scalars[position]
      switch scalar {
      case "\\" where isQuoted: position += 1
      case "\"": isQuoted.toggle()
      case _ where isQuoted: break
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      default: break
      }
      if !isQuoted, scalar == "#" {
        end = position
        break
      }
      let isStart = position == 0 || scalars[position - 1].properties.isWhitespace
      let isOutside = !isQuoted && depth <= 0
      if starts.isEmpty || isOutside, isStart, !scalar.properties.isWhitespace {
        let word = String(
          String.UnicodeScalarView(scalars[position...].prefix { !$0.properties.isWhitespace })
        )
        if starts.isEmpty || Self.words.contains(word) {
          starts.append((word, position..<(position + word.unicodeScalars.count)))
        }
      }
      position += 1
    }
    var clauses: [Clause] = []
    for (index, start) in starts.enumerated() {
      var lower = min(start.range.upperBound, end)
      var upper = index + 1 < starts.count ? min(starts[index + 1].range.lowerBound, end) : end
      while lower < upper, scalars[lower].properties.isWhitespace { lower += 1 }
      while upper > lower, scalars[upper - 1].properties.isWhitespace { upper -= 1 }
      clauses.append(
        Clause(
          word: start.word,
          text: String(String.UnicodeScalarView(scalars[lower..<upper])),
          column: start.range.lowerBound + 1,
          textColumn: lower + 1
        )
      )
    }
    self.clauses = clauses
    trimmed = clauses.map { $0.text.isEmpty ? $0.word : "\($0.word) \($0.text)" }
      .joined(separator: " ")
  }

  /// The clause of a word after the first one.
  func clause(_ word: String) -> Clause? { clauses.dropFirst().first { $0.word == word } }

  /// Checks that there are no clauses but some, each once.
  func check(allowed: [String]) throws(NotationError) {
    var seen: Set<String> = []
    for clause in clauses.dropFirst() {
      guard allowed.contains(clause.word) else {
        let expected = allowed.isEmpty ? "the end" : "the end or \(allowed.quotedList)"
        throw error(expected, wordOf: clause)
      }
      guard seen.insert(clause.word).inserted else {
        throw error("'\(clause.word)' once", wordOf: clause)
      }
    }
  }

  /// The error for a clause's text.
  func error(_ expected: String, _ clause: Clause, near: String? = nil) -> NotationError {
    if clause.text.isEmpty { return error(expected, "nothing", near, at: clause.column) }
    return error(expected, "'\(clause.text)'", near, at: clause.textColumn)
  }

  /// The error for the word of a clause.
  func error(_ expected: String, wordOf clause: Clause, near: String? = nil) -> NotationError {
    error(expected, "'\(clause.word)'", near, at: clause.column)
  }

  func errorAtEnd(_ expected: String) -> NotationError {
    error(expected, "the end", nil, at: text.unicodeScalars.count + 1)
  }

  private func error(
    _ expected: String,
    _ found: String,
    _ near: String?,
    at column: Int
  ) -> NotationError {
    NotationError(
      expected: expected,
      found: found,
      near: near,
      line: number,
      column: column,
      text: text
    )
  }

  /// An error in a clause's text as one in the line.
  func moved(_ error: NotationError, to clause: Clause) -> NotationError {
    var error = error
    error.line = number
    error.column += clause.textColumn - 1
    error.text = text
    return error
  }
}
