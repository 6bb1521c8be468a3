import CodeReader
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText

extension Project {
  /// The comments with a command or a rule that does not exist, which suppress less than they say.
  package var misspelledSuppressions: [Diagnostic] {
    code.suppressions.flatMap { file, suppressions in
      suppressions.compactMap(\.problem).map {
        Diagnostic($0, in: file.string, rule: "configuration", severity: .warning)
      }
    }
  }
}

extension SourceSuppression {
  /// The first word without a meaning; `nil` if there is none.
  fileprivate var problem: TextProblem? {
    if case .unknown(let command) = reach {
      let commands = ["disable", "disable:next", "disable:file"]
      let hint = SpellingSuggestion.hint(for: command.text, oneOf: commands)
      return TextProblem("unknown command '\(command.text)'\(hint)", at: command.location)
    }
    return rules.first { Rule.named($0.text) == nil }.map { rule in
      let unknown = UnknownRule(rule.text)
      let hint = unknown.near == nil ? "; a reason comes after ' -- '" : ""
      return TextProblem("\(unknown)\(hint)", at: rule.location)
    }
  }
}
