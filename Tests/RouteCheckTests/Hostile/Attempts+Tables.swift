import TestSupport

/// Route tables, configurations, baselines and project files that are not what they should be.
extension Attempt {
  static let tables: [Attempt] =
    malformedJSON.map { name, text in
      .validate(
        .tables,
        name,
        neighbours + [.text("Bad.routes.json", text)],
        saying: "[malformed-table]",
        "Good.swift:3:45: error: "
      )
    }
    + rows.map { name, text, status in
      .validate(
        .tables,
        name,
        neighbours + [.text("Bad.routes.json", "{\"version\": 1, \"routes\": [\(text)]}")],
        [1],
        saying: status,
        "Good.swift:3:45: error: "
      )
    }
    + malformedJSON.prefix(4).map { name, text in
      Attempt(
        kind: .tables,
        name: "diff with \(name)",
        words: ["diff", "Bad.routes.json", "Good.routes.json"],
        items: [
          .text("Bad.routes.json", text),
          .text("Good.routes.json", "{\"version\": 1, \"routes\": []}"),
        ],
        statuses: [66],
        fragments: ["Bad.routes.json:", "[malformed-table]"],
        check: .nothing,
        takesJobs: false
      )
    } + diffs

  /// `JSONParserTests` has the errors of syntax.
  static let malformedJSON: [(String, String)] = [
    ("nothing", ""), ("only a mark", "\u{FEFF}"), ("a number", "1"), ("a list", "[]"),
    ("a comment", "{\"version\": 1, /* a */ \"routes\": []}"),
    ("an unknown key with a mark", "{\"version\u{301}\": 1, \"routes\": []}"),
    ("a version beyond every number", "{\"version\": 1e999, \"routes\": []}"),
    ("a version that is no number", "{\"version\": NaN, \"routes\": []}"),
    ("routes that are null", "{\"version\": 1, \"routes\": null}"),
    ("a row that is a number", "{\"version\": 1, \"routes\": [1]}"),
    ("half a surrogate", #"{"version": 1, "routes": [{"segue": "\uD800"}]}"#),
    ("20,000 lists in each other", String(repeating: "[", count: 20_000)),
    (
      "20,000 closed lists in each other",
      String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000)
    ),
    ("20,000 objects in each other", String(repeating: "{\"a\":", count: 20_000)),
    ("a key of a megabyte", "{\"\(megabyte)\": 1}"),
  ]

  private static let rows: [(String, String, String)] = [
    ("a row of nothing", "{}", ""),
    ("an unknown segue", "{\"segue\": \"Nope\"}", "[unknown-segue]"),
    ("a segue of escapes", #"{"segue": "\u001b[31m\u202e\u0000"}"#, "[unknown-segue]"),
    ("an empty segue", "{\"segue\": \"\"}", "Good.swift"),
    ("an unknown kind", "{\"segue\": \"ShowPost\", \"kind\": \"shwo\"}", "Good.swift"),
    ("a segue of a megabyte", "{\"segue\": \"\(megabyte)\"}", "[unknown-segue]"),
    (
      "a segue in another normalization", #"{"segue": "Cafe\u0301"}, {"segue": "Caf\u00e9"}"#,
      "[unknown-segue]"
    ),
    (
      "a place in another file",
      "{\"segue\": \"Nope\", \"file\": \"../../etc/passwd\", \"line\": 9}",
      "[unknown-segue]"
    ),
    (
      "a line that is negative", "{\"segue\": \"Nope\", \"file\": \"a\", \"line\": -1}",
      "Good.swift"
    ),
    (
      "2,000 rows of one segue",
      String(repeating: "{\"segue\": \"ShowPost\"},", count: 2_000) + "{}", "Good.swift"
    ),
    (
      "2,000 unknown segues",
      (0..<2_000).map { "{\"segue\": \"Unknown\($0)\"}" }.joined(separator: ","), "[unknown-segue]"
    ),
  ]

  private static let diffs: [Attempt] = HostileText.attacks.map { text in
    let json = HostileText.json(text.text)
    func table(_ segue: String) -> String {
      "{\"version\": 1, \"routes\": [{\"segue\": \"\(segue)\", \"source\": {\"class\": \"\(json)\"}}]}"
    }
    return Attempt(
      kind: .tables,
      name: "diff with \(text.name)",
      words: ["diff", "Old.routes.json", "New.routes.json"],
      items: [
        .text("Old.routes.json", table(json)), .text("New.routes.json", table("New\(json)")),
      ],
      statuses: [1],
      check: .structure(.columns),
      takesJobs: false
    )
  }
}
