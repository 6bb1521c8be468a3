import Routes

/// The lines of a text that are no properties.
public struct PropertyErrors: Error, Equatable, Sendable {
  /// The errors, in the order of the lines.
  public var errors: [Snapshot.NotationError]

  package init(errors: [Snapshot.NotationError]) { self.errors = errors }
}

extension PropertyErrors: CustomStringConvertible {
  /// The messages, one after the other.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}

extension Exploration {
  /// Reads properties, one a line. Empty lines are ignored, and what follows a `#`.
  ///
  /// - Parameter text: The properties.
  /// - Throws: All lines that cannot be read, with their columns. A misspelled word or screen has a
  ///   suggestion.
  /// - Complexity: O(*n*) in the length of the text.
  public func properties(in text: String) throws(PropertyErrors) -> [Property] {
    let lines = readProperties(in: text)
    let errors = lines.compactMap { if case .failure(let error) = $0 { error } else { nil } }
    if !errors.isEmpty { throw PropertyErrors(errors: errors) }
    return lines.compactMap { try? $0.get() }
  }

  /// The properties of a text, or the errors of their lines.
  package func readProperties(in text: String) -> [Result<Property, Snapshot.NotationError>] {
    let screens = ScreenNames(self)
    let identifiers = segueIdentifiers
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated().compactMap { index, line in
        do throws(Snapshot.NotationError) {
          var parser = PropertyParser(String(line), index + 1, screens, identifiers)
          return try parser.property().map { .success($0) }
        } catch {
          return .failure(error)
        }
      }
  }

  /// The identifiers of the segues of the storyboards, and of those that were registered in code.
  private var segueIdentifiers: Set<ExactString> {
    let stated = bundle.locations.flatMap { bundle[$0]?.segues ?? [] }.compactMap(\.identifier)
    let made = found.order.flatMap { found[$0].moves }.compactMap(\.move.identifier)
    return Set(stated + made)
  }
}

extension Move {
  /// The identifier of the segue that the move performs, if it has one.
  var identifier: ExactString? {
    switch action {
    case .segue(_, let identifier): identifier
    case .registered(let identifier): identifier
    case .back, .swipeDown, .tab, .dismiss, .dismissTo, .pop, .popTo, .popToRoot, .root, .show,
      .open, .handOver:
      nil
    }
  }
}

/// Reads a line of properties word by word.
private struct PropertyParser {
  private struct Word {
    var text: String
    /// The column, counted from 1.
    var column: Int
    var isQuoted = false
    /// Whether the word is in quotes of which the last is missing.
    var isOpen = false
  }

  private let line: String
  private let number: Int
  private let screens: ScreenNames
  private let identifiers: Set<ExactString>
  private let all: [Word]
  private var words: ArraySlice<Word>

  private static let verbs = ["reach", "never", "only", "back", "refused"]

  init(_ line: String, _ number: Int, _ screens: ScreenNames, _ identifiers: Set<ExactString>) {
    self.line = line
    self.number = number
    self.screens = screens
    self.identifiers = identifiers
    all = Self.words(of: line)
    words = all[...]
  }

  /// The words up to a `#`. A word in quotes may contain spaces.
  private static func words(of line: String) -> [Word] {
    var words: [Word] = []
    var isInWord = false
    var isQuoted = false
    for (index, scalar) in line.unicodeScalars.enumerated() {
      if scalar == "\"" {
        isQuoted.toggle()
        isInWord = isQuoted
        if isQuoted { words.append(Word(text: "", column: index + 1, isQuoted: true)) }
      } else if !isQuoted, scalar == "#" {
        break
      } else if !isQuoted, scalar.properties.isWhitespace {
        isInWord = false
      } else {
        if !isInWord { words.append(Word(text: "", column: index + 1)) }
        isInWord = true
        words[words.count - 1].text.unicodeScalars.append(scalar)
      }
    }
    if isQuoted { words[words.count - 1].isOpen = true }
    return words
  }

  /// Reads the line; `nil` for an empty one.
  mutating func property() throws(Snapshot.NotationError) -> Exploration.Property? {
    if let open = all.last, open.isOpen {
      let end = line.unicodeScalars.count + 1
      throw error("'\"' at the end of the quoted text", Word(text: open.text, column: end))
    }
    guard let verb = words.popFirst() else { return nil }
    let form: Exploration.Property.Form
    switch verb.text {
    case "reach":
      let screen = try screen()
      form = .reach(screen, from: try take("from") ? self.screen() : nil, within: try taps())
    case "never":
      let screen = try screen()
      form = .never(screen, after: try take("after") ? self.screen() : nil)
    case "only":
      let screen = try screen()
      try require("after")
      let place = words.first
      let earlier = try self.screen()
      if earlier == screen { throw error("another screen after 'after'", place) }
      form = .only(screen, after: earlier)
    case "back":
      try require("from")
      form = .back(try screen(), within: try taps())
    case "refused":
      let identifier = try identifier()
      form = .refused(identifier, from: try take("from") ? self.screen() : nil)
    default:
      let near = SpellingSuggestion.closest(to: verb.text, among: Self.verbs)
      throw error("one of \(Self.verbs.quotedList)", verb, near: near)
    }
    if let rest = words.first {
      let next = form.furtherWords
      let near = SpellingSuggestion.closest(to: rest.text, among: next)
      let some = next.isEmpty ? "" : "\(next.quotedList) or "
      throw error("\(some)the end of the property", rest, near: near)
    }
    let text = all.map { $0.isQuoted ? "\"\($0.text)\"" : $0.text }.joined(separator: " ")
    return Exploration.Property(text: text, line: number, form: form)
  }

  /// Takes a word, if it comes next.
  private mutating func take(_ word: String) -> Bool {
    guard words.first?.text == word else { return false }
    words.removeFirst()
    return true
  }

  private mutating func require(_ word: String) throws(Snapshot.NotationError) {
    if !take(word) { throw error("'\(word)'", words.first) }
  }

  private mutating func screen() throws(Snapshot.NotationError) -> ExactString {
    // A name may have several words, with or without quotes.
    for count in stride(from: words.prefix(8).prefix { !$0.isQuoted }.count, to: 1, by: -1) {
      let name = words.prefix(count).map(\.text).joined(separator: " ")
      guard let screen = screens.screen(called: ExactString(name)) else { continue }
      words.removeFirst(count)
      return screen
    }
    let word = words.popFirst()
    guard let word, let screen = screens.screen(called: ExactString(word.text)) else {
      let near = word.flatMap { screens.nearest(to: ExactString($0.text)) }
      let isSegue = word.map { identifiers.contains(ExactString($0.text)) } ?? false
      throw error(
        screens.expectation(near: near) + (isSegue ? " and not the identifier of a segue" : ""),
        word,
        near: near
      )
    }
    return screen
  }

  private mutating func taps() throws(Snapshot.NotationError) -> Int? {
    guard take("within") else { return nil }
    let word = words.popFirst()
    guard let count = word.flatMap({ Int($0.text) }), count >= 0 else {
      throw error("a number of taps, such as '3 taps'", word)
    }
    if !take("tap") { try require("taps") }
    return count
  }

  private mutating func identifier() throws(Snapshot.NotationError) -> ExactString {
    let word = words.popFirst()
    guard let word, identifiers.contains(ExactString(word.text)) else {
      let near = word.flatMap {
        SpellingSuggestion.closest(to: ExactString($0.text), among: identifiers.sorted())
      }
      let examples = identifiers.sorted().prefix(3)
      let some = near == nil && !examples.isEmpty ? ", for example \(examples.quotedList)" : ""
      throw error("the identifier of a segue\(some)", word, near: near?.string)
    }
    return ExactString(word.text)
  }

  private func error(
    _ expected: String,
    _ word: Word?,
    near: String? = nil
  ) -> Snapshot.NotationError {
    Snapshot.NotationError(
      expected: expected,
      found: word.map { "'\($0.text)'" } ?? "the end",
      near: near,
      line: number,
      column: word?.column ?? line.unicodeScalars.count + 1,
      text: line
    )
  }
}

extension Exploration.Property.Form {
  /// The words that may come after what was read.
  fileprivate var furtherWords: [String] {
    switch self {
    case .reach(_, from: nil, within: nil): ["from", "within"]
    case .reach(_, from: _?, within: nil), .back(_, within: nil): ["within"]
    case .never(_, after: nil): ["after"]
    case .refused(_, from: nil): ["from"]
    case .reach, .never, .only, .back, .refused: []
    }
  }
}
