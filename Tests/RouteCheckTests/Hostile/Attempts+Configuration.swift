/// Configurations and baselines that are not what they should be.
extension Attempt {
  static let configurations: [Attempt] =
    malformedJSON.filter { !$0.0.contains("version") && $0.1 != "{}" }.map { name, text in
      configured(name, text, saying: ".routecheck.json:")
    } + settings + baselines + accepted

  /// An attempt with a configuration that is wrong, which is wrong usage.
  private static func configured(
    _ name: String,
    _ text: String,
    saying fragment: String
  ) -> Attempt {
    .validate(
      .configurations,
      "a configuration: \(name)",
      neighbours + [.text(".routecheck.json", text)],
      [64],
      saying: fragment
    )
  }

  private static let settings: [Attempt] = [
    ("an unknown rule", #"{"rules": {"unknown-sege": "off"}}"#, "unknown-segue"),
    ("a rule with a mark", #"{"rules": {"unknown-segue\u0301": "off"}}"#, ".routecheck.json:"),
    ("an unknown setting", #"{"rules": {"unknown-segue": "of"}}"#, "off"),
    ("a setting that is a number", #"{"rules": {"unknown-segue": 1}}"#, ".routecheck.json:"),
    ("rules that are a list", #"{"rules": []}"#, ".routecheck.json:"),
    ("exclude that is a text", #"{"exclude": "a"}"#, ".routecheck.json:"),
    ("exclude of numbers", #"{"exclude": [1]}"#, ".routecheck.json:"),
    ("strict that is a text", #"{"strict": "true"}"#, ".routecheck.json:"),
    ("a baseline that is a list", #"{"baseline": []}"#, ".routecheck.json:"),
    ("a suppression of nothing", #"{"suppress": [{}]}"#, "object"),
    (
      "a suppression of an unknown rule",
      #"{"suppress": [{"object": "a", "rules": ["x"]}]}"#, "unknown rule"
    ),
    ("an unknown access", #"{"generate": {"access": "open"}}"#, ".routecheck.json:"),
    ("an unknown key of escapes", #"{"\u001b[31m\u202e": 1}"#, ".routecheck.json:"),
  ].map { name, text, fragment in configured(name, text, saying: fragment) }

  private static let baselines: [Attempt] = [
    ("nothing", "", 64), ("another version", #"{"version": 2, "findings": []}"#, 64),
    ("no findings", #"{"version": 1}"#, 64),
    (
      "a count that overflows",
      entries("99999999999999999999"), 64
    ),
    ("a count of zero", entries("0"), 64), ("a negative count", entries("-1"), 64),
    ("a count of text", entries("\"1\""), 64), ("a count with a fraction", entries("1.5"), 64),
    (
      "counts whose sum overflows",
      entries("9223372036854775807, 9223372036854775807"), 64
    ),
    ("an unknown key", #"{"version": 1, "findings": [], "a": 1}"#, 64),
    (
      "20,000 lists in each other",
      String(repeating: "[", count: 20_000), 64
    ),
  ].map { name, text, status in
    .validate(
      .configurations,
      "a baseline: \(name)",
      neighbours + [.text("baseline.json", text)],
      [status],
      saying: "baseline.json",
      words: ["validate", "--baseline", "baseline.json"]
    )
  }

  /// A baseline with an entry for each count.
  private static func entries(_ counts: String) -> String {
    let findings = counts.split(separator: ", ").map {
      #"{"file": "a", "rule": "b", "message": "c", "count": \#($0)}"#
    }
    return #"{"version": 1, "findings": [\#(findings.joined(separator: ", "))]}"#
  }

  /// Settings that are strange and right.
  private static let accepted: [Attempt] = [
    ("a pattern of nothing", #"{"exclude": [""]}"#, 1),
    ("a pattern of stars", #"{"exclude": ["\#(String(repeating: "*", count: 5_000))a"]}"#, 1),
    (
      "a pattern of folders",
      #"{"exclude": ["\#(String(repeating: "**/", count: 2_000))a"]}"#, 1
    ),
    (
      "2,000 patterns",
      "{\"exclude\": [\((0..<2_000).map { "\"a\($0)/**/*.b\"" }.joined(separator: ", "))]}", 1
    ),
    ("a pattern of everything", #"{"exclude": ["**"]}"#, 0),
    ("a pattern with brackets", #"{"exclude": ["[a-", "{a,", "\\", "!x"]}"#, 1),
    ("a pattern that leaves the folder", #"{"exclude": ["../..", "/"]}"#, 1),
    ("nothing", "{}", 1),
  ].map { name, text, status in
    .validate(
      .configurations,
      name,
      neighbours + [.text(".routecheck.json", text)],
      [Int32(status)]
    )
  }
}
