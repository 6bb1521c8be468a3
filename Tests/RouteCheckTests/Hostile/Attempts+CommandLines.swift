/// Command lines that are wrong.
extension Attempt {
  static let commandLines: [Attempt] =
    missing + flagged + chosen + numbers + others + manyJobs

  private static let missing: [Attempt] = options.flatMap { command, values, _ in
    values.flatMap { option in
      [[command, option], [command, "\(option)="], [command, option, ""]].map {
        usage($0, saying: "missing value for '\(option)'")
      }
    }
  }

  private static let flagged: [Attempt] = options.flatMap { command, _, flags in
    flags.flatMap { flag in
      [
        usage([command, "\(flag)=yes"], saying: "unexpected value for '\(flag)'"),
        usage([command, flag, flag], saying: "option '\(flag)' is given twice"),
      ]
    }
  }

  private static let chosen: [Attempt] = choices.flatMap { words, option in
    ["x", "\u{1B}[31m\u{202E}", "te\u{301}xt", "TEXT", "text "].map { value in
      usage(words + [option, value], saying: "for '\(option)'")
    }
  }

  private static let numbers: [Attempt] = [
    "0", "-1", "+", "1.5", "1e3", "0x10", "1025", " 1", "\u{661}", "99999999999999999999",
  ].map { usage(["validate", "--jobs", $0], saying: "'--jobs'") }

  private static func usage(_ words: [String], saying fragment: String) -> Attempt {
    Attempt(
      kind: .commandLines,
      name: words.joined(separator: " "),
      words: words,
      items: neighbours,
      statuses: [64],
      fragments: ["error: ", fragment],
      takesJobs: false
    )
  }

  private static let common = ["--config", "--rule", "--skip-rule", "--baseline", "--jobs"]

  /// The options of each command: those with a value, and flags.
  private static let options: [(command: String, values: [String], flags: [String])] = [
    ("validate", common + ["--format", "--write-baseline"], ["--strict", "--quiet"]),
    ("map", common + ["--format", "--output"], ["--strict", "--quiet"]),
    (
      "generate", common + ["--output", "--module"],
      ["--strict", "--quiet"]
    ),
    ("table", ["--format", "--of", "--write", "--config", "--jobs"], ["--quiet"]),
    ("diff", ["--format"], []), ("rules", ["--format"], []),
  ]

  private static let choices: [(words: [String], option: String)] = [
    (["validate"], "--format"), (["map"], "--format"), (["table"], "--of"),
    (["diff"], "--format"), (["rules"], "--format"),
  ]

  private static let others: [Attempt] = [
    (["--nope"], "unknown option '--nope'"), (["-x"], "unknown option '-x'"),
    (["---"], "unknown option '---'"), (["--="], "unknown option '--'"),
    (["--\u{1B}[31m"], "unknown option"), (["--format\u{301}", "json"], "unknown option"),
    (["vlidate"], "did you mean 'validate'?"), (["diff"], "missing argument OLD"),
    (["diff", "a.routes.json"], "missing argument NEW"),
    (["diff", "a", "b", "c"], "unexpected argument 'c'"), (["rules", "a"], "unexpected argument"),
    (["explain"], "missing argument RULE"), (["explain", "nope"], "unknown rule 'nope'"),
    (["explain", ""], "unknown rule"), (["--rule", "nope"], "unknown rule 'nope'"),
    (["--skip-rule", "unknown-segue\u{301}"], "unknown rule"),
    (["generate", "--module", "a b"], "'--module'"),
    (["generate", "--module", "1a"], "'--module'"),
    (["generate", "--module", "class"], "'--module'"),
    (["validate", "--format", "json", "--format", "json"], "is given twice"),
    (["validate", String(repeating: "-", count: 100_000)], "unknown option"),
  ].map { words, fragment in usage(words, saying: fragment) }

  /// More files at once than a machine has threads, or can count.
  private static let manyJobs: [Attempt] = [
    ("1024", 1), ("1000000", 64), ("9223372036854775807", 64),
  ].map { jobs, status in
    Attempt(
      kind: .commandLines,
      name: "--jobs \(jobs)",
      words: ["validate", "--jobs", jobs],
      items: neighbours,
      statuses: [status],
      takesJobs: false
    )
  }
}
