import RouteRules
import Routes
import RuleRunning
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
