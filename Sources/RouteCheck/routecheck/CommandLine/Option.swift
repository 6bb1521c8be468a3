import RouteCheckCore

/// An option of a command: how it is parsed, completed and explained.
struct Option: Hashable, Sendable {
  /// The name with its dashes.
  let name: String
  let value: Value
  let help: String
  /// Whether it may be given several times.
  var repeats = false

  enum Value: Hashable, Sendable {
    /// Given or not.
    case flag
    /// One of several words.
    case choice([String])
    /// A path.
    case file
    /// The name of a rule.
    case rule
    /// A number.
    case number
    /// Any other word, called so in the help.
    case word(String)
  }
}

extension Option {
  /// How the option's value is called in the help.
  var placeholder: String? {
    switch value {
    case .flag: nil
    case .choice(let words): words.joined(separator: "|")
    case .file: "FILE"
    case .rule: "RULE"
    case .number: "N"
    case .word(let name): name
    }
  }
}
