import Routes

/// What `.routecheck.json` says: rules, paths that are left out, and findings that are accepted.
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
/// Paths begin at the folder in which the tool runs.
struct Configuration: Hashable, Sendable {
  /// The rules that are set, each to a severity or to off.
  var rules: [Rule.ID: Setting] = [:]
  var exclude: [String] = []
  var suppress: [Suppression] = []
  var baseline: String?
  var strict = false
  /// How `generate` writes Swift.
  var generate = GenerationOptions()

  /// What a rule is set to.
  enum Setting: Hashable, Sendable {
    case off
    /// On, with the rule's own severity.
    case on
    case severity(Severity)
  }

  /// The file's name where none is given.
  static let defaultPath = ".routecheck.json"
}

extension Configuration: Decodable {
  init(from decoder: any Decoder) throws {
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

/// The object of rule names and settings.
private struct RuleSettings: Decodable {
  var settings: [Rule.ID: Configuration.Setting] = [:]

  init(from decoder: any Decoder) throws {
    let names = Rule.all.map(\.id.rawValue)
    let values = try StrictContainer(decoder, keys: names, noun: "rule")
    for name in names {
      guard let word: String = try values.optional(name) else { continue }
      guard let setting = Configuration.Setting(word) else {
        let hint = SpellingSuggestion.hint(for: word, oneOf: Configuration.Setting.words)
        throw values.error(at: name, "'\(word)' is no setting of a rule\(hint)")
      }
      settings[Rule.ID(rawValue: name)] = setting
    }
  }
}

extension Configuration.Setting {
  static let words = ["off", "on"] + Severity.allCases.map(\.rawValue)

  init?(_ word: String) {
    switch word {
    case "off": self = .off
    case "on": self = .on
    default:
      guard let severity = Severity(rawValue: word) else { return nil }
      self = .severity(severity)
    }
  }
}
