import Routes

extension Exploration {
  /// Reads properties, one a line. Empty lines are ignored, and what follows a `#`.
  ///
  /// - Parameter text: The properties.
  /// - Throws: `NotationError` with the line and the column that cannot be read. It suggests a word or a
  ///   screen for a misspelled one.
  /// - Complexity: O(*n*) in the length of the text.
  public func properties(in text: String) throws(NotationError) -> [Property] {
    let parser = PropertyParser(names: screenNames, identifiers: segueIdentifiers)
    var properties: [Property] = []
    let lines = text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
    for (index, line) in lines.enumerated() {
      if let property = try parser.property(in: String(line), number: index + 1) {
        properties.append(property)
      }
    }
    return properties
  }

  /// The identifiers of the segues of the storyboards, and of those that were registered in code.
  private var segueIdentifiers: [ExactString] {
    let stated = bundle.locations.flatMap { bundle[$0]?.segues ?? [] }.compactMap(\.identifier)
    let registered = space.fronts.flatMap(\.moves).compactMap(\.move.identifier)
    return Set(stated + registered).sorted()
  }
}

extension Move {
  /// The identifier of the segue that the move performs, if it has one.
  var identifier: ExactString? {
    switch action {
    case .segue(_, let identifier): identifier
    case .registered(let identifier): identifier
    case .back, .swipeDown, .tab, .dismiss, .pop, .popToRoot, .root, .open: nil
    }
  }
}

/// Reads lines of properties.
private struct PropertyParser {
  let names: [ExactString]
  let identifiers: [ExactString]

  private static let keywords = [
    "never", "always", "reach", "back", "only", "once", "sheet", "refused",
  ]

  /// Reads a line; `nil` for an empty one.
  func property(
    in text: String,
    number: Int
  ) throws(NotationError) -> Exploration.Property? {
    let line = PropertyLine(text, number)
    guard let keyword = line.clauses.first else { return nil }
    let form: Exploration.Property.Form
    switch keyword.word {
    case "never":
      try line.check(allowed: ["after", "until"])
      let pattern = try pattern(keyword, line)
      if let after = line.clause("after") {
        let until = try line.clause("until").map { clause throws(NotationError) in
          try self.pattern(clause, line)
        }
        form = .neverAfter(pattern, after: try self.pattern(after, line), until: until)
      } else {
        if let until = line.clause("until") {
          throw line.error("'after' before 'until'", wordOf: until)
        }
        form = .never(pattern)
      }
    case "always":
      try line.check(allowed: [])
      form = .always(try pattern(keyword, line))
    case "reach":
      try line.check(allowed: ["from", "within"])
      let from = try line.clause("from").map { clause throws(NotationError) in
        try self.pattern(clause, line)
      }
      form = .reach(try pattern(keyword, line), from: from, within: try taps(line))
    case "back":
      try line.check(allowed: ["within"])
      form = .back(try pattern(keyword, line), within: try taps(line))
    case "only":
      try line.check(allowed: ["after"])
      guard let after = line.clause("after") else {
        throw line.errorAtEnd("'after' and a pattern")
      }
      form = .only(try pattern(keyword, line), after: try pattern(after, line))
    case "once":
      try line.check(allowed: [])
      form = .once(try screen(keyword.text, keyword, line))
    case "sheet": form = try sheet(keyword, line)
    case "refused":
      try line.check(allowed: ["from"])
      let from = try line.clause("from").map { clause throws(NotationError) in
        try screen(clause.text, clause, line)
      }
      form = .refused(try identifier(keyword, line), from: from)
    default:
      throw line.error(
        "one of \(Self.keywords.quotedList)",
        wordOf: keyword,
        near: SpellingSuggestion.closest(to: keyword.word, among: Self.keywords)
      )
    }
    return Exploration.Property(text: line.trimmed, line: number, form: form)
  }

  private func pattern(
    _ clause: PropertyLine.Clause,
    _ line: PropertyLine
  ) throws(NotationError) -> Pattern {
    guard !clause.text.isEmpty else { throw line.error("a pattern after '\(clause.word)'", clause) }
    do {
      return try Pattern(clause.text, names: names)
    } catch {
      throw line.moved(error, to: clause)
    }
  }

  private func screen(
    _ text: String,
    _ clause: PropertyLine.Clause,
    _ line: PropertyLine
  ) throws(NotationError) -> ExactString {
    let pattern = try pattern(
      PropertyLine.Clause(
        word: clause.word,
        text: text,
        column: clause.column,
        textColumn: clause.textColumn
      ),
      line
    )
    guard let screen = pattern.screen else {
      throw line.error("the name of a screen after '\(clause.word)'", clause)
    }
    return screen
  }

  private func sheet(
    _ clause: PropertyLine.Clause,
    _ line: PropertyLine
  ) throws(NotationError) -> Exploration.Property.Form {
    var words = line.clauses.dropFirst()
    let not = words.first?.word == "not" ? words.removeFirst() : nil
    if let not, !not.text.isEmpty { throw line.error("'swiped' after 'not'", not) }
    let expected = not == nil ? "'swiped' or 'not swiped'" : "'swiped' after 'not'"
    guard let swiped = words.popFirst() else { throw line.errorAtEnd(expected) }
    guard swiped.word == "swiped" else { throw line.error(expected, wordOf: swiped) }
    if !swiped.text.isEmpty { throw line.error("the end", swiped) }
    if let rest = words.first { throw line.error("the end", wordOf: rest) }
    return .sheet(try screen(clause.text, clause, line), isSwiped: not == nil)
  }

  private func taps(_ line: PropertyLine) throws(NotationError) -> Int? {
    guard let clause = line.clause("within") else { return nil }
    let words = clause.text.split(separator: " ")
    guard words.count == 2, let count = Int(words[0]), count >= 0,
      words[1] == "taps" || words[1] == "tap"
    else { throw line.error("a number of taps, such as '3 taps'", clause) }
    return count
  }

  private func identifier(
    _ clause: PropertyLine.Clause,
    _ line: PropertyLine
  ) throws(NotationError) -> ExactString {
    var lexer = NotationLexer(clause.text)
    guard case .name(let word, quoted: true) = try? lexer.next(), !word.isEmpty,
      case .end = try? lexer.next()
    else { throw line.error("a segue's identifier in quotes", clause) }
    let identifier = ExactString(word)
    guard identifiers.contains(identifier) else {
      let near = SpellingSuggestion.closest(to: identifier, among: identifiers)
      throw line.error("the identifier of a segue", clause, near: near?.string)
    }
    return identifier
  }
}
