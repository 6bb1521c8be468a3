import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText

/// The contents of `.routecheck.json`: settings of rules, excluded paths and accepted findings.
///
/// ```json
/// {
///   "rules": {"unreachable-scene": "warning", "unmapped-segue": "off"},
///   "exclude": ["Legacy", "Vendor/**/*.storyboard"],
///   "suppress": [{"object": "aB1-cD-2eF", "rules": ["duplicate-segue"]}],
///   "baseline": "routecheck-baseline.json",
///   "strict": true
/// }
/// ```
///
/// Paths are relative to the folder of the file.
package struct Configuration: Sendable {
  /// The settings of rules that differ from the default.
  package var rules: [String: Rule.Setting] = [:]
  package var exclude: [String] = []
  /// The places of the excluded paths in the file.
  var exclusionLocations: [TextLocation] = []
  /// The places of the classes under `generate.types` in the file.
  var typeLocations: [ExactString: TextLocation] = [:]
  var suppress: [Suppression] = []
  package var baseline: String?
  package var strict = false
  /// How `generate` writes Swift.
  package var generate = GenerationOptions()

  package init() {}
}

extension Configuration: Decodable {
  package init(from decoder: any Decoder) throws {
    let values = try StrictContainer(
      decoder,
      keys: ["rules", "exclude", "suppress", "baseline", "strict", "generate"]
    )
    let rules: RuleSettings? = try values.optional("rules")
    self.rules = rules?.settings ?? [:]
    exclude = try values.optional("exclude") ?? []
    suppress = try values.optional("suppress") ?? []
    baseline = try values.optional("baseline")
    strict = try values.optional("strict") ?? false
    generate = try values.optional("generate") ?? GenerationOptions()
  }
}

/// The object of settings by the names of rules.
private struct RuleSettings: Decodable {
  var settings: [String: Rule.Setting] = [:]

  init(from decoder: any Decoder) throws {
    let names = Rule.all.map(\.id)
    let values = try StrictContainer(decoder, keys: names, noun: "rule")
    for name in names {
      guard let word: String = try values.optional(name) else { continue }
      guard let setting = Rule.Setting(word) else {
        let hint = SpellingSuggestion.hint(for: word, oneOf: Rule.Setting.words)
        throw values.error(at: name, "'\(word)' is not a rule setting\(hint)")
      }
      settings[name] = setting
    }
  }
}

extension Rule.Setting {
  package static let words = ["off", "on"] + Severity.allCases.map(\.rawValue)

  package init?(_ word: String) {
    switch word {
    case "off": self = .off
    case "on": self = .on
    default:
      guard let severity = Severity(rawValue: word) else { return nil }
      self = .severity(severity)
    }
  }
}
