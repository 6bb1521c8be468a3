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
    ("a rule with a mark", #"{"rules": {"unknown-segue\u0301": "off"}}"#),
    ("exclude of numbers", #"{"exclude": [1]}"#),
    ("an unknown key of escapes", #"{"\u001b[31m\u202e": 1}"#),
  ].map { name, text in configured(name, text, saying: ".routecheck.json:") }

  private static let baselines: [Attempt] = [
    ("another version", #"{"version": 2, "findings": []}"#, 64),
    ("no findings", #"{"version": 1}"#, 64), ("a count that is too large", count("1e99"), 64),
    ("a count of text", count("\"1\""), 64), ("a count with a fraction", count("1.5"), 64),
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

  /// A baseline with an entry of this count.
  private static func count(_ count: String) -> String {
    #"{"version": 1, "findings": [{"file": "a", "rule": "b", "message": "c", "count": \#(count)}]}"#
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
