import Routes

/// The words of a command line, sorted into options and operands.
struct Arguments: Hashable, Sendable {
  private var values: [Option: [String]] = [:]
  private(set) var operands: [String] = []

  /// Parses words; everything after `--` is an operand.
  init(_ words: some Sequence<String>, options: [Option]) throws(UsageError) {
    var words = words.makeIterator()
    while let word = words.next() {
      if word == "--" {
        while let operand = words.next() { operands.append(operand) }
      } else if word.hasPrefix("-"), word != "-" {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = options.first(where: { $0.name == name }) else {
          throw .unknownOption(
            name,
            near: SpellingSuggestion.closest(to: name, among: options.map(\.name))
          )
        }
        let attached = parts.count > 1 ? String(parts[1]) : nil
        try add(option, attached ?? (option.value == .flag ? nil : words.next()), attached != nil)
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func add(
    _ option: Option,
    _ value: String?,
    _ isAttached: Bool
  ) throws(UsageError) {
    if values[option] != nil, !option.repeats { throw .repeated(option: option.name) }
    if option.value == .flag {
      if isAttached { throw .unexpectedValue(option: option.name) }
      values[option] = []
      return
    }
    guard let value, !value.isEmpty else { throw .missingValue(option: option.name) }
    switch option.value {
    case .choice(let words):
      if !words.contains(value) {
        throw .invalidValue(option: option.name, value: value, choices: words)
      }
    case .rule:
      if Rule.named(value) == nil { throw .unknownRule(named: value) }
    case .number:
      if Int(value).map({ $0 > 0 }) != true {
        throw .noCount(option: option.name, value: value)
      }
    case .flag, .file, .word: break
    }
    values[option, default: []].append(value)
  }

  /// Whether an option is given.
  func has(_ option: Option) -> Bool { values[option] != nil }

  /// The value of an option that is given once.
  subscript(option: Option) -> String? { values[option]?.first }

  /// Every value of an option.
  func all(_ option: Option) -> [String] { values[option] ?? [] }
}

extension UsageError {
  /// The error for a rule's name that does not exist.
  static func unknownRule(named name: String) -> UsageError {
    .unknownRule(
      name,
      near: SpellingSuggestion.closest(to: name, among: Rule.all.lazy.map(\.id.rawValue))
    )
  }
}
