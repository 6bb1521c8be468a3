import RouteReports
import RouteRules
import Routes

/// A mistake on the command line.
enum UsageError: Error {
  case unknownOption(String, near: String?)
  /// An option that the command does not have, and the command that has it.
  case optionOfOtherCommand(String, command: String)
  case unknownCommand(String, near: String)
  case missingValue(option: String)
  case unexpectedValue(option: String)
  case repeated(option: String)
  /// A word that is not a value of the option or the argument with this name.
  case invalidValue(String, name: String, near: String?, expected: String)
  case unknownRule(UnknownRule)
  /// A rule that the command does not run, and the command that does.
  case ruleOfOtherCommand(String, command: String)
  /// An option that prints text, with another format.
  case needsText(option: String, format: String)
  /// A rule that is both chosen and skipped.
  case ruleChosenAndSkipped(String)
  /// A file whose extension belongs to no format.
  case unknownExtension(path: String, expected: [String])
  case unexpectedArgument(String)
  case missingArgument(String)
  /// Two paths that have different configurations.
  case severalConfigurations(paths: [String], configurations: [String])
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let name, let near):
      "unknown option '\(name)'\(SpellingSuggestion.hint(near))"
    case .optionOfOtherCommand(let name, let command):
      "unknown option '\(name)'; it is one of 'routecheck \(command)'"
    case .unknownCommand(let name, let near):
      "there is no file or command '\(name)'\(SpellingSuggestion.hint(near))"
    case .missingValue(let option): "missing value for '\(option)'"
    case .unexpectedValue(let option): "unexpected value for '\(option)'"
    case .repeated(let option): "option '\(option)' is given twice"
    case .invalidValue(let word, let name, let near, let expected):
      "invalid value '\(word)' for '\(name)'"
        + SpellingSuggestion.hint(near, otherwise: "expected \(expected)")
    case .unknownRule(let rule): "\(rule)"
    case .ruleOfOtherCommand(let name, let command):
      "rule '\(name)' is one of 'routecheck \(command)'"
    case .needsText(let option, let format):
      "'\(option)' prints text, and not the format '\(format)'; leave one of them out"
    case .ruleChosenAndSkipped(let name):
      "rule '\(name)' is given to '--rule' and to '--skip-rule'; leave one of them out"
    case .unknownExtension(let path, let expected):
      "'\(path)' has no known extension; end it with "
        + "\(expected.map { ".\($0)" }.joined(separator: ", ")), or choose one with '--format'"
    case .unexpectedArgument(let word): "unexpected argument '\(word)'"
    case .missingArgument(let name): "missing argument \(name)"
    case .severalConfigurations(let paths, let configurations):
      "'\(paths[0])' and '\(paths[1])' have different configurations, '\(configurations[0])' and "
        + "'\(configurations[1])'; run them separately, or choose one with '--config'"
    }
  }
}
