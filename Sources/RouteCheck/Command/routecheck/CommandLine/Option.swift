import RouteRules
import Routes
import RuleRunning
import RuleSupport

/// An option of a command: how it is parsed, completed and explained.
struct Option: Sendable {
  /// The name with its dashes.
  let name: String
  /// The values that the option accepts; `nil` for a flag, which takes none.
  var value: ValueType?
  /// The effect of the option, as a phrase without a period.
  let help: String
  /// The default without the option, for help.
  var defaultValue: String?
  /// Whether the option may be given several times.
  var repeats = false

  /// The help as a sentence, with the default.
  var explanation: String { "\(help)\(defaultValue.map { " (default: \($0))" } ?? "")." }
}

/// An option whose values are the cases of an enumeration.
struct ChoiceOption<Choice: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
  let option: Option
  let defaultChoice: Choice

  /// - Parameter output: An option for a file, whose extension decides before `choice`.
  init(_ name: String, default choice: Choice, orExtensionOf output: Option? = nil, help: String) {
    defaultChoice = choice
    option = Option(
      name: name,
      value: .choice(Choice.self),
      help: help,
      defaultValue: (output.map { "from the extension of \($0.name), or " } ?? "") + choice.rawValue
    )
  }
}

extension Option {
  static let help = Option(name: "--help", help: "Print this help")
  static let version = Option(name: "--version", help: "Print the version")
}

/// The arguments that a command takes in addition to its options.
struct Operands: Sendable {
  /// The names of the arguments, as help and errors call them.
  let names: [String]
  /// The values that each accepts.
  let value: ValueType
  /// Whether any number of arguments may be given, so that they are all optional.
  var repeats = false
  /// How many arguments must be given; `nil` for all.
  var required: Int?
  /// The default without arguments, for help.
  var defaultValue: String?
  /// The meaning of the arguments, as sentences for help.
  var explanation: String?

  static let none = Operands(names: [], value: .file)
  /// Any number of files and folders.
  static let paths = Operands(
    names: ["PATH"],
    value: .path("PATH"),
    repeats: true,
    defaultValue: "the current folder"
  )

  /// How help shows the arguments; `nil` for a command without arguments.
  var placeholder: String? {
    if names.isEmpty { return nil }
    if repeats { return "[\(names[0]) ...]" }
    let required = required ?? names.count
    return names.enumerated().map { $0 < required ? $1 : "[\($1)]" }.joined(separator: " ")
  }

  func check(_ words: [String]) throws(UsageError) {
    if !repeats {
      if words.count > names.count {
        throw UsageError("unexpected argument '\(words[names.count])'")
      }
      if words.count < required ?? names.count {
        throw UsageError("missing argument \(names[words.count])")
      }
    }
    for (index, word) in words.enumerated() {
      if let error = value.check(word, repeats ? names[0] : names[index]) { throw error }
    }
  }
}

/// The values that an option or an argument accepts, with their own check.
struct ValueType: Sendable {
  /// How help calls a value, such as `FILE` or `text|json`.
  let placeholder: String
  /// The error for a word; `nil` if the word is a value of the type.
  ///
  /// The name of the option or the argument is part of the error.
  let check: @Sendable (_ word: String, _ name: String) -> UsageError?

  init(
    _ placeholder: String,
    check: @escaping @Sendable (_ word: String, _ name: String) -> UsageError?
  ) {
    self.placeholder = placeholder
    self.check = check
  }

  /// A type whose values satisfy a condition.
  init(
    _ placeholder: String,
    expected: String,
    where isValid: @escaping @Sendable (_ word: String) -> Bool
  ) {
    self.init(placeholder) { word, name in
      isValid(word) ? nil : .invalidValue(word, for: name, expected: expected)
    }
  }
}

extension ValueType {
  /// One of the cases of an enumeration.
  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ type: Choice.Type
  ) -> ValueType {
    let words = type.allCases.map(\.rawValue)
    return ValueType(words.joined(separator: "|")) { word, name in
      if words.contains(word) { return nil }
      return .invalidValue(
        word,
        for: name,
        near: SpellingSuggestion.closest(to: word, among: words),
        expected: words.joined(separator: ", ")
      )
    }
  }

  /// A path, which is not empty; an option never has an empty value.
  static func path(_ placeholder: String) -> ValueType {
    ValueType(placeholder, expected: "a path; '.' is this folder") { !$0.isEmpty }
  }

  static let file = path("FILE")

  static let rule = ValueType("RULE") { word, _ in
    Rule.named(word) == nil ? UsageError("\(UnknownRule(word))") : nil
  }

  /// The name of a rule that `explore` can run, or one that the other commands can.
  static func rule(ofSearch isOfSearch: Bool) -> ValueType {
    ValueType("RULE") { word, name in
      guard let rule = Rule.named(word) else { return Self.rule.check(word, name) }
      if isOfSearch ? rule.isOfSearch : !rule.needsSearch { return nil }
      let command = isOfSearch ? "validate" : "explore"
      return UsageError("rule '\(word)' is one of 'routecheck \(command)'")
    }
  }

  /// A number of at least 1.
  static func number(upTo most: Int = 1_000_000_000) -> ValueType {
    ValueType("N", expected: "a number from 1 to \(most)") { word in
      Int(word).map { (1...most).contains($0) } ?? false
    }
  }

  /// Any text that is not empty.
  static func name(_ placeholder: String) -> ValueType {
    ValueType(placeholder, expected: "a name") { !$0.isEmpty }
  }
}

/// A mistake on the command line.
struct UsageError: Error {
  /// The mistake, and how to avoid it.
  let reason: String

  init(_ reason: String) { self.reason = reason }

  /// A word that is not a value of the option or the argument with a name.
  static func invalidValue(
    _ word: String,
    for name: String,
    near: String? = nil,
    expected: String
  ) -> UsageError {
    let hint = SpellingSuggestion.hint(near, otherwise: "expected \(expected)")
    return UsageError("invalid value '\(word)' for '\(name)'\(hint)")
  }
}
