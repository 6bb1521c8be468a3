import Routes

/// What somebody typed wrong.
enum UsageError: Error, Hashable {
  case unknownOption(String, near: String?)
  case unknownCommand(String, near: String)
  case missingValue(option: String)
  case unexpectedValue(option: String)
  case invalidValue(option: String, value: String, choices: [String])
  case noCount(option: String, value: String)
  case repeated(option: String)
  case unexpectedOperand(String)
  case missingOperand(String)
  case unknownRule(String, near: String?)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let name, let near):
      "unknown option '\(name)'\(SpellingSuggestion.hint(near))"
    case .unknownCommand(let name, let near):
      "there is no file or command '\(name)'\(SpellingSuggestion.hint(near))"
    case .missingValue(let option): "option '\(option)' needs a value"
    case .unexpectedValue(let option): "option '\(option)' takes no value"
    case .invalidValue(let option, let value, let choices):
      "'\(value)' is no value for '\(option)'"
        + SpellingSuggestion.hint(for: value, oneOf: choices)
    case .noCount(let option, let value):
      "'\(value)' is no value for '\(option)'; it is a number from 1"
    case .repeated(let option): "option '\(option)' is given twice"
    case .unexpectedOperand(let text): "unexpected argument '\(text)'"
    case .missingOperand(let name): "\(name) is missing"
    case .unknownRule(let name, let near):
      "there is no rule '\(name)'\(SpellingSuggestion.hint(near))"
    }
  }
}
