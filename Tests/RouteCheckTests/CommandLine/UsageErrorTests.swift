import Testing

@testable import routecheck

@Suite struct UsageErrorTests {
  /// A row for each way to use the tool wrongly.
  static let errors: [(words: [String], message: String)] = [
    (["--fromat", "json"], "unknown option '--fromat'; did you mean '--format'?"),
    (["map", "--bogus"], "unknown option '--bogus'"),
    (["map", "--out", "x.svg"], "unknown option '--out'; did you mean '--output'?"),
    (["--properties", "x"], "unknown option '--properties'; it is one of 'routecheck explore'"),
    (["--s"], "unknown option '--s'; did you mean '--skip-rule'?"),
    (["vlidate", "map"], "there is no file or command 'vlidate'; did you mean 'validate'?"),
    (["vlidate"], "there is no file or command 'vlidate'; did you mean 'validate'?"),
    (["--format"], "missing value for '--format'"),
    (["--format="], "missing value for '--format'"),
    (
      ["--format=a=b"],
      "invalid value 'a=b' for '--format'; expected text, json, sarif, github"
    ),
    (["--strict=yes"], "unexpected value for '--strict'"),
    (["--strict", "--strict"], "option '--strict' is given twice"),
    (["--jobs", "1", "--jobs", "2"], "option '--jobs' is given twice"),
    (["--format", "jso"], "invalid value 'jso' for '--format'; did you mean 'json'?"),
    (
      ["--format", "x"],
      "invalid value 'x' for '--format'; expected text, json, sarif, github"
    ),
    (
      ["diff", "--format", "x"],
      "invalid value 'x' for '--format'; expected text, json, markdown, svg, html"
    ),
    (
      ["explore", "--taps", "0"],
      "invalid value '0' for '--taps'; expected a number from 1 to 1000000000"
    ),
    (
      ["explore", "--list", "screen"],
      "invalid value 'screen' for '--list'; did you mean 'screens'?"
    ),
    (["explore", "--from="], "missing value for '--from'"),
    (["--jobs", "0"], "invalid value '0' for '--jobs'; expected a number from 1 to 1024"),
    (["--jobs", "all"], "invalid value 'all' for '--jobs'; expected a number from 1 to 1024"),
    (["--jobs", "1025"], "invalid value '1025' for '--jobs'; expected a number from 1 to 1024"),
    (
      ["--jobs", "9223372036854775807"],
      "invalid value '9223372036854775807' for '--jobs'; expected a number from 1 to 1024"
    ),
    ([""], "invalid value '' for 'PATH'; expected a path; '.' is this folder"),
    (["map", "App", ""], "invalid value '' for 'PATH'; expected a path; '.' is this folder"),
    (["diff", "", "b"], "invalid value '' for 'OLD'; expected a path; '.' is this folder"),
    (
      ["generate", "--module", "1x"],
      "invalid value '1x' for '--module'; expected the name of a module"
    ),
    (["--rule", "unknown-sege"], "unknown rule 'unknown-sege'; did you mean 'unknown-segue'?"),
    (["explore", "--rule", "dead-ends"], "unknown rule 'dead-ends'; did you mean 'dead-end'?"),
    (
      ["explore", "--rule", "unknown-segue"],
      "rule 'unknown-segue' is one of 'routecheck validate'"
    ), (["--rule", "dead-end"], "rule 'dead-end' is one of 'routecheck explore'"),
    (["explain", "unknown-sege"], "unknown rule 'unknown-sege'; did you mean 'unknown-segue'?"),
    (
      ["explain", "unwind"],
      """
      unknown rule 'unwind'; rules with this word: undeclared-unwind-action, \
      unwind-without-exit, unwind-without-target
      """
    ),
    (["explain", "nib"], "unknown rule 'nib'; rules with this word: unknown-nib"),
    (
      ["explore", "--list", "screens", "--format", "json"],
      "'--list' prints text, and not the format 'json'; leave one of them out"
    ),
    (
      ["explore", "--list", "moves", "--format", "svg"],
      "'--list' prints text, and not the format 'svg'; leave one of them out"
    ),
    (
      ["--rule", "unknown-segue", "--skip-rule", "unknown-segue"],
      "rule 'unknown-segue' is given to '--rule' and to '--skip-rule'; leave one of them out"
    ),
    (
      [
        "--rule", "unknown-segue", "--rule", "unused-segue", "--skip-rule", "unused-segue",
        "--skip-rule", "unknown-segue",
      ],
      "rule 'unused-segue' is given to '--rule' and to '--skip-rule'; leave one of them out"
    ),
    (
      ["map", "--output", "a/map.dot"],
      """
      'a/map.dot' has no known extension; end it with .svg, .html, .mmd, or \
      choose one with '--format'
      """
    ),
    (
      ["map", "--output", "a/map.png"],
      """
      'a/map.png' has no known extension; end it with .svg, .html, .mmd, or \
      choose one with '--format'
      """
    ),
    (
      ["explore", "--output", "all.PDF"],
      """
      'all.PDF' has no known extension; end it with .txt, .json, .sarif, .swift, \
      .svg, .html, .mmd, or choose one with '--format'
      """
    ),
    (["rules", "x"], "unexpected argument 'x'"),
    (["diff", "a", "b", "c"], "unexpected argument 'c'"),
    (["explain", "unknown-segue", "x"], "unexpected argument 'x'"),
    (["explain"], "missing argument RULE"),
    (["diff"], "missing argument OLD"),
    (["diff", "a"], "missing argument NEW"),
  ]

  @Test(arguments: errors)
  func aWrongUsageIsExplained(words: [String], message: String) async {
    let result = await ToolRun(words, files: .memory([:]))
    #expect(result.status == .usage)
    #expect(result.output == "")
    #expect(result.error.hasPrefix("error: \(message)\nSee 'routecheck"))
  }

  @Test func aValueMayBeAttachedOrFollow() async {
    for words in [["rules", "--format=json"], ["rules", "--format", "json"]] {
      let result = await ToolRun(words, files: .memory([:]))
      #expect(result.status == .success && result.output.hasPrefix("{"))
    }
  }

  @Test func everythingAfterTwoDashesIsAPath() async {
    let result = await ToolRun(["validate", "--", "--strict"], files: .memory([:]))
    #expect(result.status == .unreadable)
    #expect(result.output.contains("there is no file or folder '--strict'"))
  }
}
