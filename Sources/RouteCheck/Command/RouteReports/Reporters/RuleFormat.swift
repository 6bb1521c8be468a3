import RouteRules
import RuleSupport

/// The formats of the list of rules.
package enum RuleFormat: String, CaseIterable, Sendable {
  case text
  case markdown
  case json

  package func text(of rules: [Rule]) -> String {
    switch self {
    case .text: RuleReporter.text(rules)
    case .markdown: RuleReporter.markdown(rules)
    case .json: RuleReporter.json(rules)
    }
  }
}
