import Routes
import SourceText

/// The words of a command line, sorted into options and operands.
struct Arguments: Sendable {
  /// The values of each option that is given, by the option's name.
  private var values: [String: [String]] = [:]
  private(set) var operands: [String] = []

  /// Parses words; everything after `--` is an operand.
  init(_ words: some Sequence<String>, options: [Option]) throws(UsageError) {
    var words = words.makeIterator()
    while let word = words.next() {
      if word == "--" {
        while let operand = words.next() { operands.append(operand) }
      } else if word.utf8.first == UInt8(ascii: "-"), word != "-" {
        let parts = word.divided(at: "=")
        let name = parts.before
        guard let option = options.first(where: { $0.name == name }) else {
          let names = options.map(\.name)
          let near =
            SpellingSuggestion.closest(to: name, among: names) ?? names.first { $0.hasPrefix(name) }
          if near == nil, let other = Command.first(having: name) {
            throw UsageError("unknown option '\(name)'; it is one of 'routecheck \(other.name)'")
          }
          throw UsageError("unknown option '\(name)'\(SpellingSuggestion.hint(near))")
        }
        if option.value == nil, parts.after != nil {
          throw UsageError("unexpected value for '\(name)'")
        }
        if has(option), !option.repeats {
          throw UsageError("option '\(name)' is given twice")
        }
        values[name, default: []] += try Self.values(of: option) { parts.after ?? words.next() }
      } else {
        operands.append(word)
      }
    }
  }

  /// The value after an option; none for a flag.
  private static func values(
    of option: Option,
    _ next: () -> String?
  ) throws(UsageError) -> [String] {
    guard let type = option.value else { return [] }
    guard let word = next(), !word.isEmpty else {
      throw UsageError("missing value for '\(option.name)'")
    }
    if let error = type.check(word, option.name) { throw error }
    return [word]
  }

  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The value of an option that may be given once.
  subscript(option: Option) -> String? { values[option.name]?.first }

  /// The value of an option, or its default.
  subscript<Choice>(option: ChoiceOption<Choice>) -> Choice {
    self[option.option].flatMap(Choice.init) ?? option.defaultChoice
  }

  /// The value of an option for a file's format; without the option, the format of the file's
  /// extension, or the default.
  ///
  /// - Throws: ``UsageError`` for an extension of no format.
  func format<Choice: FileFormat>(
    _ option: ChoiceOption<Choice>,
    of path: String?
  ) throws(UsageError) -> Choice {
    guard !has(option.option), let path else { return self[option] }
    if let format = Choice(extensionOf: path) { return format }
    if Path.fileExtension(path) == nil { return option.defaultChoice }
    let expected = Choice.allCases.compactMap(\.fileExtensions.first).map { ".\($0)" }
    throw UsageError(
      "'\(path)' has no known extension; end it with \(expected.joined(separator: ", ")), or choose "
        + "one with '--format'"
    )
  }

  func all(_ option: Option) -> [String] { values[option.name] ?? [] }
}

extension String {
  /// The texts before and after the first byte of an ASCII mark; nothing after it without the mark.
  func divided(at mark: Unicode.Scalar) -> (before: String, after: String?) {
    guard let index = utf8.firstIndex(of: UInt8(ascii: mark)) else { return (self, nil) }
    return (String(self[..<index]), String(self[utf8.index(after: index)...]))
  }
}
