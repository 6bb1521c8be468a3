/// Command lines that no person writes. `UsageErrorTests` has the mistakes that people make.
extension Attempt {
  static let commandLines: [Attempt] =
    ["\u{1B}[31m\u{202E}", "te\u{301}xt", "text "].flatMap { value in
      choices.map { words in (words + [value], "for '\(words.last ?? "")'") }
    }.map(usage) + others.map(usage) + manyJobs

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

  private static let choices = [
    ["validate", "--format"], ["map", "--format"], ["table", "--of"],
    ["diff", "--format"], ["rules", "--format"],
  ]

  private static let others = [
    (["---"], "unknown option '---'"), (["--="], "unknown option '--'"),
    (["--\u{1B}[31m"], "unknown option"), (["--format\u{301}", "json"], "unknown option"),
    (["explain", ""], "unknown rule"), (["--skip-rule", "unknown-segue\u{301}"], "unknown rule"),
    (["generate", "--module", "a b"], "'--module'"),
    (["validate", "--jobs", "\u{661}"], "'--jobs'"),
    (["validate", String(repeating: "-", count: 100_000)], "unknown option"),
  ]

  /// More files at once than a machine has threads.
  private static let manyJobs = [
    Attempt(
      kind: .commandLines,
      name: "--jobs 1024",
      words: ["validate", "--jobs", "1024"],
      items: neighbours,
      statuses: [1],
      takesJobs: false
    )
  ]
}
