import RouteReports
import RouteRules
import Routes
import RuleSupport

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
      isValid(word) ? nil : .invalidValue(word, name: name, near: nil, expected: expected)
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
        name: name,
        near: SpellingSuggestion.closest(to: word, among: words),
        expected: words.joined(separator: ", ")
      )
    }
  }

  /// A path, which is not empty; an option never has an empty value.
  static func path(_ placeholder: String) -> ValueType {
    ValueType(placeholder) { word, name in
      if !word.isEmpty { return nil }
      return .invalidValue(word, name: name, near: nil, expected: "a path; '.' is this folder")
    }
  }

  static let file = path("FILE")

  /// The name of a rule.
  static let rule = ValueType("RULE") { word, _ in
    Rule.named(word) == nil ? .unknownRule(UnknownRule(word)) : nil
  }

  /// The name of a rule that `explore` can run, or one that the other commands can.
  static func rule(ofSearch isOfSearch: Bool) -> ValueType {
    @Sendable func isRun(_ rule: Rule) -> Bool { isOfSearch ? rule.isOfSearch : !rule.needsSearch }
    return ValueType("RULE") { word, name in
      guard let error = rule.check(word, name) else {
        guard let rule = Rule.named(word), !isRun(rule) else { return nil }
        return .ruleOfOtherCommand(word, command: isOfSearch ? "validate" : "explore")
      }
      return error
    }
  }

  /// A number of at least 1.
  static let number = ValueType("N", expected: "a number from 1 to 1000000000") {
    Int($0).map { (1...1_000_000_000).contains($0) } ?? false
  }

  /// Any text that is not empty.
  static func name(_ placeholder: String) -> ValueType {
    ValueType(placeholder, expected: "a name") { !$0.isEmpty }
  }

  /// A number of files.
  static let count = ValueType("N", expected: "a number from 1 to 1024") { word in
    Int(word).map { (1...1024).contains($0) } ?? false
  }
}
